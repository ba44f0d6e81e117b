import { z } from "zod";
import { resendLetter } from "../../backend/admin/orders.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { adminError } from "../shell/admin-error.ts";
import { applyChange } from "../shell/route-data.server.ts";

const schema = z.object({ letter: z.uuid() });

/** Answers the buttons of `UnsentLetters`. */
export async function resendUnsentLetter(context: Context, url: URL, posted: FormData) {
  const form = await parseForm(posted, schema);
  if (!form.ok) return form.refuse([adminError("refused")]);
  return applyChange(context, form, {
    url,
    toast: "sent",
    change: () => resendLetter(backendOf(context), form.value.letter),
  });
}
