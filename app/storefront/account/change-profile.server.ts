import { redirectDocument } from "react-router";
import { z } from "zod";
import { visitorContext } from "../../auth/visitor.ts";
import { saveProfile } from "../../backend/profiles.ts";
import { languageSchema } from "../../backend/rows.ts";
import { optionalLetterField } from "../../forms/field-schemas.server.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { cleanName, limits } from "../../forms/text.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { logError } from "../../http/log.ts";
import { rememberLanguage } from "../../http/request/language.ts";
import { failureKey, failureStatus } from "../../http/response/failure.ts";

const schema = z.object({
  intent: z.literal("profile"),
  name: optionalLetterField(limits.name, cleanName),
  language: languageSchema,
});

/** Saves name and language of the account. The shop speaks that language from here on. */
export async function changeProfile(context: Context, posted: FormData) {
  const form = await parseForm(posted, schema);
  if (!form.ok) return form.refuse();
  const { session } = context.get(visitorContext);
  if (!session) return form.refuse(["unknown_error"], 503);
  const { name, language } = form.value;
  try {
    await saveProfile(backendOf(context), { userId: session.userId, name: name || null, language });
  } catch (error) {
    logError(context, error);
    return form.refuse([failureKey(context, error)], failureStatus(error));
  }
  return redirectDocument("/account?done=profile", {
    status: 303,
    headers: { "Set-Cookie": rememberLanguage(language) },
  });
}
