import { createHash, randomInt, randomUUID } from "node:crypto";
import type { AuthBody } from "./request-body.ts";
import type { AuthServices } from "./services.ts";

/**
 * Answers a sign-up with an address that is taken as GoTrue does, which is as to a new one (enumeration-safe); the
 * library's 429 tells that the address is taken. A user who never confirmed is sent another link, everyone else nothing.
 * @param writes false: the address was written to a moment ago
 */
export async function answerRepeatedSignUp(
  { database, sender, codeLength }: Pick<AuthServices, "database" | "sender" | "codeLength">,
  { email = "", data }: AuthBody,
  writes: boolean,
) {
  const to = email.toLowerCase();
  const { rows } = await database.query<{ id: string; confirmed: boolean }>(
    "select id, email_confirmed_at is not null as confirmed from auth.users where email = $1",
    [to],
  );
  const [user] = rows;
  if (user && !user.confirmed && writes) {
    const token = String(randomInt(10 ** codeLength)).padStart(codeLength, "0");
    const tokenHash = createHash("sha256")
      .update(to + token)
      .digest("hex");
    await database.query("update auth.users set confirmation_token = $1, confirmation_sent_at = now() where id = $2", [
      tokenHash,
      user.id,
    ]);
    sender.wantConfirmation({ email: to, token, tokenHash });
  }
  const now = new Date().toISOString();
  return Response.json({
    id: randomUUID(),
    aud: "authenticated",
    role: "",
    email: to,
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}
