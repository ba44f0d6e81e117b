import { z } from "zod";
import { findContactLetter, reportContactReply, takeContactLetter } from "../../backend/admin/contact-letters.ts";
import type { Backend } from "../../backend/backend.ts";
import { textField } from "../../forms/field-schemas.server.ts";
import { limits } from "../../forms/text.ts";
import { backendOf, newBackendOf } from "../../http/backend.ts";
import { type Context, environmentContext, shopOrigin } from "../../http/context.ts";
import { logError } from "../../http/log.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { hasMailService } from "../../machinery/link-letters.ts";
import { sendLetter } from "../../mail/send-letter.ts";
import { replyLetter } from "./reply-letter.server.ts";

export const replySchema = z.object({ reply: textField(limits.message) });

export type ReplyFields = z.input<typeof replySchema>;

/**
 * Sends a reply by the mail service and keeps it. Null where it has left; else what to tell, and nothing has been kept.
 * The letter is taken first, so that of two admins one replies.
 * @throws BackendDown, BackendRefused
 */
export async function sendReply(context: Context, id: string, reply: string) {
  if (!hasMailService(context)) return { key: "no_mail", status: 503 } as const;
  const letter = isUuid(id) ? await findContactLetter(backendOf(context), id) : null;
  if (!letter) return { key: "gone", status: 404 } as const;
  // The first press of two, or the mail service, may take longer than a request has with the backend.
  const unhurried = newBackendOf(context);
  const taken = await take(unhurried, id, reply);
  if (taken === "gone") return { key: "gone", status: 404 } as const;
  if (taken === "done") return null;
  if (taken !== "yours") return { key: "letter_taken", status: 409 } as const;
  const sent = await tryOrLog(context, async () =>
    sendLetter(context.get(environmentContext), await replyLetter({ ...letter, reply }, shopOrigin(context))),
  );
  // Whether the outcome could be recorded or not, the admin is told what the mail service answered.
  await tryOrLog(context, () => reportContactReply(unhurried, id, sent));
  return sent ? null : ({ key: "mail_failed", status: 503 } as const);
}

/** Takes the letter; a press that was repeated waits for what becomes of the first, a little longer than mail takes. */
async function take(backend: Backend, id: string, reply: string) {
  let taken = await takeContactLetter(backend, id, reply);
  for (let tries = 0; taken === "under_way" && tries < 20; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    taken = await takeContactLetter(backend, id, reply);
  }
  return taken;
}

/** Whether `work` came to its end; what it threw is logged. */
async function tryOrLog(context: Context, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    logError(context, error);
    return false;
  }
}
