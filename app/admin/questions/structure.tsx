import { data } from "react-router";
import { listArchivedParts } from "../../backend/admin/question-structure.ts";
import { findQuestion, listAllQuestions } from "../../backend/admin/questions.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { backendOf } from "../../http/backend.ts";
import { languageOf } from "../../http/language.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge, Notice, Stack } from "../../ui/index.ts";
import { PictureLink } from "../pictures/picture-link.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import { loadOr } from "../shell/route-data.server.ts";
import type { Route } from "./+types/structure";
import { AddPartForm } from "./add-part-form.tsx";
import { ArchivedTable } from "./archived-table.tsx";
import { changeStructure } from "./change-structure.server.ts";
import { PartStructure } from "./part-structure.tsx";
import { structureView, themeChoices } from "./structure-view.server.ts";
import { UnreadableQuestion } from "./unreadable-question.tsx";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  if (!isUuid(id)) throw data(null, { status: 404 });
  const backend = backendOf(context);
  const language = languageOf(context);
  const { value, failed } = await loadOr(
    context,
    async () => {
      const [question, all] = await Promise.all([findQuestion(backend, id), listAllQuestions(backend)]);
      if (!question) return null;
      const archived = await listArchivedParts(backend, question);
      return {
        question: structureView(question, archived, language),
        themes: themeChoices(
          language,
          question.parts.map(({ theme }) => theme),
        ),
        // A part is added only to a question that is not asked.
        targets: all
          .filter((each) => !each.is_active && each.id !== id)
          .map((each) => ({ value: each.id, label: each.question_text[language] })),
      };
    },
    null,
  );
  if (!value && !failed) throw data(null, { status: 404 });
  return data(value, { status: failed ? 503 : 200 });
}

export function action({ request, context, url, params: { id } }: Route.ActionArgs) {
  return changeStructure({ request, context, url }, id);
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

export default function Structure({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  const intent = actionData?.initialValue?.intent;
  const ofForm = intent === "add_option" || intent === "copy_option" || intent === "add_part" || intent === "copy_part";
  const title = t("questions.structure");
  if (!loaderData)
    return (
      <AdminPage title={title} refused={actionData !== undefined}>
        <UnreadableQuestion result={actionData} />
      </AdminPage>
    );
  const { question, themes, targets } = loaderData;
  return (
    <AdminPage
      title={title}
      heading={question.text}
      lead={t("questions.structure_lead")}
      refused={actionData !== undefined}
      actions={
        <>
          <Badge tone={question.active ? "gold" : "plain"}>
            {t(question.active ? "common.active" : "common.inactive")}
          </Badge>
          <a href={`/questions/${question.id}`}>{t("questions.texts")}</a>
          <PictureLink of="question" id={question.id} picture={question.picture} />
          <a href="/questions">{t("questions.title")}</a>
        </>
      }
    >
      <Stack gap={7}>
        {!ofForm && actionData && <FormErrors form={actionData.error?.[""]} />}
        {question.parts.map((part, index) => (
          <PartStructure key={part.id} part={part} position={index + 1} targets={targets} result={actionData} />
        ))}
        {question.active ? (
          <Notice title={t("questions.asked_notice")} />
        ) : (
          <AddPartForm key={question.made} themes={themes} result={intent === "add_part" ? actionData : undefined} />
        )}
        <ArchivedTable rows={question.archived} />
      </Stack>
    </AdminPage>
  );
}
