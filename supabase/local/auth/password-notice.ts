import { z } from "zod";
import type { EmailSender } from "../mail/email-sender.ts";

const changeSchema = z.object({ password: z.string() });
const userSchema = z.object({ email: z.string() });

/** Whether a request sets a new password for a signed-in user. Its body is left to be read. */
export async function setsPassword(request: Request): Promise<boolean> {
  if (request.method !== "PUT" || new URL(request.url).pathname !== "/auth/v1/user") return false;
  const change: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return changeSchema.safeParse(change).success;
}

/** Writes to the user after it, as GoTrue does where config.toml asks for that letter; the library does not. */
export async function notifyOwner(response: Response, sender: EmailSender): Promise<void> {
  if (!response.ok) return;
  const user = userSchema.safeParse(await response.clone().json());
  if (user.success) sender.sendNotification("password_changed", user.data.email);
}
