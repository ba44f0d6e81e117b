import { redirect } from "react-router";
import { z } from "zod";
import {
  isPictureUsed,
  type NamedPicture,
  type PictureKind,
  type PictureSubject,
  savePicture,
} from "../../backend/admin/pictures.ts";
import { fieldNames } from "../../forms/field-names.server.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import { type Context, type RouteArgs, requestContext } from "../../http/context.ts";
import { logError } from "../../http/log.ts";
import { dropPicture, keepPicture, keepsPictures } from "../../http/picture-store.ts";
import { readUpload } from "../../http/request/body.ts";
import { type CheckedPicture, checkPicture } from "../../media/upload/check-picture.ts";
import { typeOfUploaded } from "../../media/upload/uploaded.ts";
import { type AdminError, adminError } from "../shell/admin-error.ts";
import { localisedField } from "../shell/localised.server.ts";
import { refuseFailure } from "../shell/route-data.server.ts";
import { withToast } from "../shell/toast-name.ts";

/** The name of the picture that the form was shown beside. */
const seenField = z
  .string()
  .refine((name) => typeOfUploaded(name) !== undefined, "choice_unknown")
  .optional()
  .transform((name) => name ?? null);

const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), seen: seenField, alt: localisedField(200) }),
  z.object({ intent: z.literal("remove"), seen: seenField }),
]);

export type PictureFields = {
  intent: string;
  seen: string;
  picture: string;
  alt: Record<"ar" | "en" | "fr" | "ru", string>;
};

type Target = { kind: PictureKind; id: string; subject: PictureSubject };

/** The action of a picture's page: keeps or replaces it, changes what is said of it, or takes it away. */
export async function changePicture({ context, request }: RouteArgs, { kind, id, subject }: Target) {
  const { fields, file } = await readUpload(request, fieldNames(schema), "picture");
  // A slow line may have taken longer than the backend has for a request.
  context.get(requestContext).restartDeadline();
  const form = await parseForm(fields, schema);
  const removes = fields.get("intent") === "remove";
  const read = removes ? null : await readPicture(file, { needed: !fields.get("seen") });
  if (typeof read === "string") return form.refuse({ picture: [read] });
  if (!form.ok) return form.refuse();
  if (read && !keepsPictures(context)) return form.refuse([adminError("picture_store")]);
  const { value } = form;
  const name = read?.name ?? value.seen;
  const named = value.intent === "save" && name ? { picture: name, picture_alt: value.alt } : null;
  try {
    if (read) await keepPicture(context, read);
    const saved = await saveOnce(context, { kind, id, subject }, { seen: value.seen, named });
    await sweep(context, [value.seen, read?.name]);
    if (!saved) return form.refuse([adminError("picture_moved_on")], 409);
  } catch (error) {
    await sweep(context, [read?.name]);
    return refuseFailure(context, form, error);
  }
  return redirect(withToast(subject.back, removes ? "deleted" : "stored"), 303);
}

/** The file, checked; null where none was chosen and none is needed. */
async function readPicture(
  file: File | null,
  { needed }: { needed: boolean },
): Promise<CheckedPicture | AdminError | null> {
  if (!file) return needed ? adminError("picture_missing") : null;
  const checked = await checkPicture(new Uint8Array(await file.arrayBuffer()));
  return typeof checked === "string" ? adminError(checked) : checked;
}

/** A form that was answered before, and whose answer was lost, finds its own picture there. */
function saveOnce(
  context: Context,
  { kind, id, subject }: Target,
  { seen, named }: { seen: string | null; named: NamedPicture | null },
): Promise<boolean> {
  const again = subject.picture === (named?.picture ?? null);
  return savePicture(backendOf(context), { kind, id, seen: again ? subject.picture : seen }, named);
}

/** Files that nothing shows any more are not kept. Where that cannot be told the file stays: it costs a few cents a year. */
async function sweep(context: Context, names: readonly (string | null | undefined)[]): Promise<void> {
  for (const name of new Set(names)) {
    try {
      if (name && !(await isPictureUsed(backendOf(context), name))) await dropPicture(context, name);
    } catch (error) {
      logError(context, error);
    }
  }
}
