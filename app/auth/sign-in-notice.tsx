import { useTranslation } from "../i18n/use-translation.ts";
import { Notice } from "../ui/index.ts";
import type { SignInFailure } from "./sign-in.server.ts";

type SignInNoticeProps = { failure: SignInFailure | null | undefined; unreachable?: string };

/** Says why a link that may be good did not sign in, above the button that tries it again. */
export function SignInNotice({ failure, unreachable }: SignInNoticeProps) {
  const { t } = useTranslation("errors");
  if (failure !== "busy" && failure !== "unreachable") return null;
  return (
    <Notice tone="error">
      <p>{failure === "busy" ? t("busy.body") : unreachable}</p>
    </Notice>
  );
}
