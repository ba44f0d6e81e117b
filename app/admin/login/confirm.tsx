import { data } from "react-router";
import { enterByLink } from "../../http/enter.server.ts";
import { localPath } from "../../http/local-path.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { fieldsOf } from "../../storefront/account/confirm-view.tsx";
import { Button, Notice, Text } from "../../ui/index.ts";
import { Room } from "../frame/room.tsx";
import type { Route } from "./+types/confirm";
import { admit } from "./admit.server.ts";

type Failure = "refused" | "unreachable" | null;

/** A button, because scanners of mail follow links: only a press spends the link. */
export function loader({ url }: Route.LoaderArgs) {
  const complete = url.searchParams.has("token_hash") && url.searchParams.has("type");
  const failure: Failure = complete ? null : "refused";
  return data({ failure, fields: fieldsOf(url.searchParams) }, { status: complete ? 200 : 400 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const entered = await enterByLink({ context }, form);
  if (typeof entered !== "string") return admit(context, request, entered, localPath(form.get("next"), "/"));
  const failure: Failure = entered;
  return data({ failure, fields: fieldsOf(form) }, { status: entered === "refused" ? 400 : 503 });
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  const { failure, fields } = actionData ?? loaderData;
  if (failure === "refused") {
    return (
      <Room
        width="form"
        title={t("confirm.title")}
        heading={t("confirm.failed_heading")}
        lead={t("confirm.failed_body")}
      >
        <p>
          <a href="/login">{t("confirm.again")}</a>
        </p>
      </Room>
    );
  }
  return (
    <Room width="form" title={t("confirm.title")} heading={t("confirm.heading")}>
      {failure === "unreachable" && (
        <Notice tone="error">
          <p>{t("confirm.unreachable")}</p>
        </Notice>
      )}
      <Text tone="soft">{t("confirm.body")}</Text>
      <form method="post">
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{t("confirm.button")}</Button>
      </form>
    </Room>
  );
}
