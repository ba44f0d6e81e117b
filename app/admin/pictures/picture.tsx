import { data } from "react-router";
import { findPictureSubject, pictureKinds } from "../../backend/admin/pictures.ts";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { keepsPictures } from "../../http/picture-store.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import type { Route } from "./+types/picture";
import { changePicture } from "./change-picture.server.ts";
import { PictureForm } from "./picture-form.tsx";

/** @throws a 404 response where there is nothing that may have a picture */
async function targetOf(context: Context, { of, id }: { of: string; id: string }) {
  const kind = pictureKinds.find((each) => each === of);
  const subject = kind && isUuid(id) ? await findPictureSubject(backendOf(context), kind, id) : null;
  if (!kind || !subject) throw data(null, { status: 404 });
  return { kind, id, subject };
}

export const handle = { namespaces: ["admin_pictures"] } satisfies Handle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { subject } = await targetOf(context, params);
  return { subject, keeps: keepsPictures(context) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  return changePicture({ context, request }, await targetOf(context, params));
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

export default function PicturePage({ loaderData: { subject, keeps }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["admin", "admin_pictures"]);
  const language = useLanguage();
  const ofRemoval = actionData?.initialValue?.intent === "remove";
  return (
    <AdminPage
      width="text"
      title={t("admin_pictures:title", { name: subject.title[language] })}
      refused={actionData !== undefined}
      actions={<a href={subject.back}>{t("admin_pictures:back")}</a>}
    >
      {ofRemoval && <FormErrors form={actionData.error?.[""]} />}
      <PictureForm key={subject.picture} subject={subject} keeps={keeps} result={ofRemoval ? undefined : actionData} />
    </AdminPage>
  );
}
