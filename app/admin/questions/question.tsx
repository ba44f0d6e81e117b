import { data, redirect } from "react-router";
import { findQuestion, saveQuestionWords } from "../../backend/office/questions.ts";
import { asItWas, sent } from "../../forms/offline.ts";
import { parseForm } from "../../forms/parse-form.ts";
import { isSessionId } from "../../http/backend.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { withDone } from "../frame/done.ts";
import { Room } from "../frame/room.tsx";
import { officeBackend, problemOf, reading } from "../office.server.ts";
import type { Route } from "./+types/question";
import { QuestionForm } from "./question-form.tsx";
import { questionWords } from "./question-words.server.ts";
import { SendAgain } from "./send-again.tsx";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  if (!isSessionId(id)) throw data(null, { status: 404 });
  const { value: question, failed } = await reading(
    context,
    () => findQuestion(officeBackend(context, request), id),
    null,
  );
  if (!question && !failed) throw data(null, { status: 404 });
  return data({ question }, { status: failed ? 503 : 200 });
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await parseForm(await request.formData(), questionWords);
  if (!form.ok) return form.refuse();
  try {
    await saveQuestionWords(officeBackend(context, request), id, form.value);
  } catch (error) {
    const { key, status } = problemOf(context, error);
    return form.refuse([key], status);
  }
  return redirect(withDone(`/questions/${id}`, "stored"), 303);
}

export function clientAction(args: Route.ClientActionArgs) {
  return sent(args, asItWas);
}

export default function Question({ loaderData: { question }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("office");
  const language = useLanguage();
  return (
    <Room
      title={question ? t("questions.edit_title", { place: question.order_index }) : t("questions.title")}
      heading={question?.question_text[language]}
      refused={actionData !== undefined}
      actions={<a href="/questions">{t("questions.title")}</a>}
    >
      {question ? (
        <QuestionForm key={question.id} question={question} result={actionData} />
      ) : (
        <SendAgain result={actionData} />
      )}
    </Room>
  );
}
