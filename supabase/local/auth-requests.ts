import { createHash, randomInt, randomUUID } from "node:crypto";
import type { App } from "@supabase/lite";
import type { Queries } from "./database.ts";

type Mailer = NonNullable<App["_mailer"]>;
type Body = { email?: string; type?: string; data?: Record<string, unknown> };

/** The JSON of a POST to Auth, and the request again, since a body can be read once. */
export async function readAuthRequest(request: Request): Promise<{ asked: Request; body: Body }> {
  const { url, method, headers } = request;
  if (method !== "POST" || !new URL(url).pathname.startsWith("/auth/v1/")) return { asked: request, body: {} };
  const text = await request.text();
  const body = parse(text);
  // GoTrue takes `email` for any link or code that came by e-mail, and recommends it; the library knows the older names.
  const sent = body.type === "email" ? JSON.stringify({ ...body, type: "magiclink" }) : text;
  return { asked: new Request(url, { method, headers, body: sent || undefined }), body };
}

/**
 * Signing up with an address that is taken: the library complains of haste, which tells that the address is taken.
 * GoTrue answers as to a newcomer; whoever never confirmed is sent another link, everyone else nothing.
 */
export async function answerRepeatedSignUp(database: Queries, mailer: Mailer, { email = "", data }: Body) {
  const to = email.toLowerCase();
  const users = await database.query<{ id: string; confirmed: boolean }>(
    "select id, email_confirmed_at is not null as confirmed from auth.users where email = $1",
    [to],
  );
  const user = users.rows[0];
  if (user && !user.confirmed) {
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const hash = createHash("sha256")
      .update(to + code)
      .digest("hex");
    await database.query("update auth.users set confirmation_token = $1, confirmation_sent_at = now() where id = $2", [
      hash,
      user.id,
    ]);
    await mailer.sendConfirmation(to, hash, code, { userId: user.id });
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

function parse(text: string): Body {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}
