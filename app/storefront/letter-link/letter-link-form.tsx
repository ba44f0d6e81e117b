import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Notice, Stack } from "../../ui/index.ts";
import type { PressOutcome } from "./letter-link.server.ts";

type LetterLinkFormProps = { token: string; button: string; spent?: boolean | undefined; children: ReactNode };

/** The page of a mailed link: what it does, and the button that does it, unless another press would change nothing. */
export function LetterLinkForm({ token, button, spent = false, children }: LetterLinkFormProps) {
  if (spent) return <Stack gap={5}>{children}</Stack>;
  return (
    <form method="post">
      <Stack gap={5}>
        {children}
        <p>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{button}</Button>
        </p>
      </Stack>
    </form>
  );
}

/** Says why pressing a mailed link did nothing. */
export function LetterLinkNotice({ outcome }: { outcome: PressOutcome }) {
  const { t } = useTranslation(["letters", "errors"]);
  if (outcome === "busy") return <Notice tone="error" title={t("errors:busy.body")} />;
  if (outcome === "failed") return <Notice tone="error" title={t("errors:unknown_error")} />;
  if (outcome === "used") return <Notice title={t("link.used")} />;
  return <Notice tone="error" title={t("link.unknown")} />;
}
