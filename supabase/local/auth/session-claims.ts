import { decodeJwt, SignJWT } from "jose";
import { z } from "zod";
import type { Queries } from "../postgres/database.ts";

const sessionSchema = z.looseObject({ access_token: z.string(), user: z.looseObject({ id: z.string() }) });
const claimsSchema = z.looseObject({ session_id: z.uuid() });

/** How a session began, in GoTrue's words: a link or code from a letter is `otp`, whatever the letter was about. */
export type SignInMethod = "password" | "otp" | "totp";

/**
 * GoTrue's tokens say how their session began (`amr`) and how surely (`aal`), and its users list their factors; the
 * library's do neither. Policies read the claims, so the answer is completed and its token signed anew.
 */
export async function completeSession(
  database: Queries,
  secret: string,
  response: Response,
  method?: SignInMethod,
): Promise<Response> {
  const session = sessionSchema.safeParse(await response.clone().json());
  if (!session.success) return response;
  const { access_token, user } = session.data;
  const claims = claimsSchema.parse(decodeJwt(access_token));
  if (method) await recordMethod(database, claims.session_id, method);
  const { rows } = await database.query<{ aal: string; method: string; timestamp: number }>(
    `select session.aal, claim.authentication_method as method, extract(epoch from claim.created_at)::integer as timestamp
     from auth.sessions as session join auth.mfa_amr_claims as claim on claim.session_id = session.id
     where session.id = $1 order by claim.created_at desc`,
    [claims.session_id],
  );
  const amr = rows.map(({ method, timestamp }) => ({ method, timestamp }));
  const token = await new SignJWT({ ...claims, aal: rows[0]?.aal ?? "aal1", amr })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(new TextEncoder().encode(secret));
  const factors = await factorsOf(database, user.id);
  return Response.json({ ...session.data, access_token: token, user: { ...user, factors } }, response);
}

/** The same for a link that redirects with its tokens in the hash: a refreshed token will know how it began. */
export async function recordRedirect(database: Queries, location: string): Promise<void> {
  const token = new URLSearchParams(location.split("#")[1]).get("access_token");
  const claims = claimsSchema.safeParse(token ? decodeJwt(token) : undefined);
  if (claims.success) await recordMethod(database, claims.data.session_id, "otp");
}

/** Notes that a session was begun, or made surer, by a method. */
export async function recordMethod(database: Queries, session: string, method: SignInMethod): Promise<void> {
  await database.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [session, method],
  );
}

/** A user's factors as Auth lists them in the user. */
export async function factorsOf(database: Queries, user: string) {
  const { rows } = await database.query(
    "select id, friendly_name, factor_type, status, created_at, updated_at from auth.mfa_factors where user_id = $1",
    [user],
  );
  return rows;
}
