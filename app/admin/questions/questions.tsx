import { data } from "react-router";
import { z } from "zod";
import { listAllQuestions, moveQuestion, setQuestionActive } from "../../backend/office/questions.ts";
import { sent } from "../../forms/offline.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { themeWords } from "../../maestro/words/answers.ts";
import { Badge, Row } from "../../ui/index.ts";
import { DataTable } from "../frame/data-table.tsx";
import { Problems } from "../frame/problems.tsx";
import { Room } from "../frame/room.tsx";
import { RowAction } from "../frame/row-action.tsx";
import { change, officeBackend, reading } from "../office.server.ts";
import type { Route } from "./+types/questions";

const schema = z.object({
  id: z.uuid(),
  intent: z.enum(["up", "down", "activate", "deactivate"]),
  /** Where the row stood when it was asked to move. */
  place: z.coerce.number().int().positive().optional(),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { value, failed } = await reading(context, () => listAllQuestions(officeBackend(context, request)), []);
  const rows = value.map(({ id, question_text, is_active, parts }, index) => ({
    id,
    place: index + 1,
    text: question_text,
    active: is_active,
    themes: parts.map(({ theme }) => themeWords[theme]),
  }));
  return { rows, failed };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const posted = schema.safeParse(Object.fromEntries(await request.formData()));
  if (!posted.success) return data({ problems: ["refused"] }, { status: 422 });
  const { id, intent, place } = posted.data;
  const backend = officeBackend(context, request);
  const moves = intent === "up" || intent === "down";
  return change({
    context,
    url,
    done: moves ? "moved" : "stored",
    work: () =>
      moves
        ? moveQuestion(backend, id, intent === "up" ? -1 : 1, place)
        : setQuestionActive(backend, id, intent === "activate"),
  });
}

export function clientAction(args: Route.ClientActionArgs) {
  return sent(args, (_, reason) => ({ problems: [reason] }));
}

export default function Questions({ loaderData: { rows, failed }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("office");
  const language = useLanguage();
  return (
    <Room title={t("questions.title")} lead={t("questions.lead")} refused={actionData !== undefined}>
      <Problems form={failed ? ["failed"] : actionData?.problems} />
      <DataTable
        label={t("questions.title")}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { title: "№", cell: ({ place }) => place, numeric: true },
          { title: t("questions.text"), cell: ({ id, text }) => <a href={`/questions/${id}`}>{text[language]}</a> },
          { title: t("questions.themes"), cell: ({ themes }) => themes.map((theme) => theme[language]).join(", ") },
          {
            title: t("common.state"),
            cell: ({ active }) => (
              <Badge tone={active ? "gold" : "plain"}>{t(active ? "common.active" : "common.inactive")}</Badge>
            ),
          },
          {
            title: t("common.actions"),
            cell: ({ id, text, active, place }) => {
              const name = text[language];
              return (
                <Row gap={2}>
                  {place > 1 && (
                    <RowAction intent="up" values={{ id, place: String(place) }} name={`${t("common.up")}: ${name}`}>
                      {t("common.up")}
                    </RowAction>
                  )}
                  {place < rows.length && (
                    <RowAction
                      intent="down"
                      values={{ id, place: String(place) }}
                      name={`${t("common.down")}: ${name}`}
                    >
                      {t("common.down")}
                    </RowAction>
                  )}
                  <RowAction intent={active ? "deactivate" : "activate"} values={{ id }}>
                    {t(active ? "common.deactivate" : "common.activate")}
                  </RowAction>
                </Row>
              );
            },
          },
        ]}
      />
    </Room>
  );
}
