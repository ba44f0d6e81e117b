import { listArchivedQuestions } from "../../backend/admin/question-structure.ts";
import { listAllQuestions } from "../../backend/admin/questions.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { backendOf } from "../../http/backend.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { themeWords } from "../../maestro/index.ts";
import { Badge } from "../../ui/index.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { DataTable } from "../shell/data-table.tsx";
import { OrderedRowActions } from "../shell/ordered-row-actions.tsx";
import { loadOr } from "../shell/route-data.server.ts";
import { RowAction } from "../shell/row-action.tsx";
import type { Route } from "./+types/questions";
import { ArchivedTable } from "./archived-table.tsx";
import { changeQuestions } from "./change-questions.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const backend = backendOf(context);
  const [{ value, failed }, { value: archived }] = await Promise.all([
    loadOr(context, () => listAllQuestions(backend), []),
    loadOr(context, () => listArchivedQuestions(backend), []),
  ]);
  const rows = value.map(({ id, question_text, is_active, parts }, index) => ({
    id,
    copyKey: crypto.randomUUID(),
    position: index + 1,
    text: question_text,
    active: is_active,
    themes: parts.map(({ theme }) => themeWords[theme]),
  }));
  return { rows, archived, failed };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return changeQuestions({ request, context, url });
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

export default function Questions({ loaderData: { rows, archived, failed }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  return (
    <AdminPage
      title={t("questions.title")}
      lead={t("questions.lead")}
      refused={actionData !== undefined}
      actions={<a href="/questions/new">{t("questions.new")}</a>}
    >
      <FormErrors form={failed ? [adminError("failed")] : actionData?.error?.[""]} />
      <DataTable
        label={t("questions.title")}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { title: "№", cell: ({ position }) => position, numeric: true },
          {
            title: t("questions.text"),
            kind: "prose",
            cell: ({ id, text }) => <a href={`/questions/${id}`}>{text[language]}</a>,
          },
          { title: t("questions.themes"), cell: ({ themes }) => themes.map((theme) => theme[language]).join(" · ") },
          {
            title: t("common.state"),
            cell: ({ active }) => (
              <Badge tone={active ? "gold" : "plain"}>{t(active ? "common.active" : "common.inactive")}</Badge>
            ),
          },
          {
            title: t("common.actions"),
            kind: "actions",
            cell: ({ id, copyKey, text, active, position }) => (
              <OrderedRowActions id={id} name={text[language]} active={active} position={position} total={rows.length}>
                <RowAction
                  intent="copy"
                  values={{ id, form_key: copyKey }}
                  name={`${t("questions.copy")}: ${text[language]}`}
                >
                  {t("questions.copy")}
                </RowAction>
                <RowAction intent="archive" values={{ id }} name={`${t("questions.archive")}: ${text[language]}`}>
                  {t("questions.archive")}
                </RowAction>
              </OrderedRowActions>
            ),
          },
        ]}
      />
      <ArchivedTable rows={archived.map(({ id, question_text }) => ({ id, label: question_text[language] }))} />
    </AdminPage>
  );
}
