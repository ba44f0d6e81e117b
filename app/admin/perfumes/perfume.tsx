import { data, redirect } from "react-router";
import { createPerfume, findOfficePerfume, updatePerfume } from "../../backend/office/perfumes.ts";
import { asItWas, sent } from "../../forms/offline.ts";
import { parseForm } from "../../forms/parse-form.ts";
import { isSessionId } from "../../http/backend.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { withDone } from "../frame/done.ts";
import { Problems } from "../frame/problems.tsx";
import { Room } from "../frame/room.tsx";
import { officeBackend, problemOf, reading } from "../office.server.ts";
import type { Route } from "./+types/perfume";
import { perfumeFields } from "./perfume-fields.server.ts";
import { PerfumeForm } from "./perfume-form.tsx";

/** `new` in the address's place is an empty form. */
export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  if (id === "new") return { perfume: null, failed: false };
  if (!isSessionId(id)) throw data(null, { status: 404 });
  const { value: perfume, failed } = await reading(
    context,
    () => findOfficePerfume(officeBackend(context, request), id),
    null,
  );
  if (!perfume && !failed) throw data(null, { status: 404 });
  return data({ perfume, failed }, { status: failed ? 503 : 200 });
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await parseForm(await request.formData(), perfumeFields);
  if (!form.ok) return form.refuse();
  const backend = officeBackend(context, request);
  try {
    if (id === "new") await createPerfume(backend, form.value);
    else await updatePerfume(backend, id, form.value);
  } catch (error) {
    const { key, status } = problemOf(context, error, { "23505": "slug_taken" });
    return form.refuse([key], status);
  }
  return redirect(withDone("/perfumes", id === "new" ? "added" : "stored"), 303);
}

export function clientAction(args: Route.ClientActionArgs) {
  return sent(args, asItWas);
}

export default function Perfume({ loaderData: { perfume, failed }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("office");
  const language = useLanguage();
  const title = perfume ? perfume.name[language] : t(failed ? "perfumes.title" : "perfumes.new");
  return (
    <Room
      width="text"
      title={title}
      refused={actionData !== undefined}
      actions={<a href="/perfumes">{t("perfumes.title")}</a>}
    >
      {failed && !actionData && <Problems form={["failed"]} />}
      {(!failed || actionData) && <PerfumeForm key={perfume?.id ?? "new"} perfume={perfume} result={actionData} />}
    </Room>
  );
}
