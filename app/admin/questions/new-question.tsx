import { redirect } from "react-router";
import { addQuestion } from "../../backend/admin/question-structure.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import { languageOf } from "../../http/language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { refuseFailure } from "../shell/route-data.server.ts";
import { withToast } from "../shell/toast-name.ts";
import type { Route } from "./+types/new-question";
import { newQuestionFields } from "./new-question-fields.server.ts";
import { NewQuestionForm } from "./new-question-form.tsx";
import { themeChoices } from "./structure-view.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { key: crypto.randomUUID(), themes: themeChoices(languageOf(context)) };
}

/** A new question is not asked until it has its choices and an admin activates it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, newQuestionFields);
  if (!form.ok) return form.refuse();
  try {
    const id = await addQuestion(backendOf(context), form.value);
    return redirect(withToast(`/questions/${id}/parts`, "added"), 303);
  } catch (error) {
    return refuseFailure(context, form, error);
  }
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

export default function NewQuestion({ loaderData: { key, themes }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  return (
    <AdminPage
      title={t("questions.new")}
      lead={t("questions.new_lead")}
      refused={actionData !== undefined}
      actions={<a href="/questions">{t("questions.title")}</a>}
    >
      <NewQuestionForm formKey={key} themes={themes} result={actionData} />
    </AdminPage>
  );
}
