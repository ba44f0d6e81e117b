import { data, redirect } from "react-router";
import { findQuestion, saveQuestionTexts } from "../../backend/admin/questions.ts";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { holds, refuseOutdated } from "../shell/editing.server.ts";
import { loadOr, refuseFailure } from "../shell/route-data.server.ts";
import { withToast } from "../shell/toast-name.ts";
import type { Route } from "./+types/question";
import { questionFields } from "./question-fields.server.ts";
import { QuestionForm } from "./question-form.tsx";
import { questionTexts } from "./question-texts.ts";
import { UnreadableQuestion } from "./unreadable-question.tsx";

export const handle = { namespaces: ["admin_pictures"] } satisfies Handle;

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  if (!isUuid(id)) throw data(null, { status: 404 });
  const { value: question, failed } = await loadOr(context, () => findQuestion(backendOf(context), id), null);
  if (!question && !failed) throw data(null, { status: 404 });
  return data({ question }, { status: failed ? 503 : 200 });
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await parseForm(request, questionFields);
  if (!form.ok) return form.refuse();
  try {
    const { updatedAt, over = updatedAt, ...texts } = form.value;
    const backend = backendOf(context);
    if (!(await saveQuestionTexts(backend, id, texts, over))) {
      const current = await findQuestion(backend, id);
      if (!current) return form.refuse([adminError("failed")], 404);
      const { prompts, labels, ...own } = texts;
      const stored = questionTexts(current);
      const same = holds(stored, own) && holds(stored.prompts, prompts) && holds(stored.labels, labels);
      if (!same) return refuseOutdated(form, current.updated_at);
    }
  } catch (error) {
    return refuseFailure(context, form, error);
  }
  return redirect(withToast(`/questions/${id}`, "stored"), 303);
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

export default function Question({ loaderData: { question }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  return (
    <AdminPage
      title={question ? t("questions.edit_title", { place: question.order_index }) : t("questions.title")}
      heading={question?.question_text[language]}
      refused={actionData !== undefined}
      actions={
        <>
          {question && <a href={`/questions/${question.id}/parts`}>{t("questions.structure")}</a>}
          <a href="/questions">{t("questions.title")}</a>
        </>
      }
    >
      {question ? (
        <QuestionForm key={`${question.id} ${question.updated_at}`} question={question} result={actionData} />
      ) : (
        <UnreadableQuestion result={actionData} />
      )}
    </AdminPage>
  );
}
