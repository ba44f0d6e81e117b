import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { z } from "zod";
import { type Claims, verifyToken } from "../realtime/token.ts";
import { publishableKey } from "./auth-config.ts";
import type { AuthServices } from "./services.ts";
import { completeSession, recordMethod } from "./session-claims.ts";

/** Seconds in which a challenge is to be answered, as in a hosted project. */
const challengeLifetime = 300;

const enrolSchema = z.object({
  factor_type: z.literal("totp"),
  friendly_name: z.string().max(200).default(""),
  issuer: z.string().max(200).default(""),
});
const verifySchema = z.object({ challenge_id: z.uuid(), code: z.string().max(20) });
const sessionSchema = z.looseObject({ sub: z.uuid(), session_id: z.uuid(), email: z.string() });

type Person = z.infer<typeof sessionSchema>;
type Factor = { id: string; status: string; secret: string };
type Services = Pick<AuthServices, "app" | "database" | "secret">;

/** The endpoints of second factors (TOTP), which the library lacks, with GoTrue's paths, answers and rules. */
export async function answerFactors(services: Services, request: Request): Promise<Response> {
  const person = await personOf(services, request);
  if (!person || !(await sessionLasts(services, person))) return refusal(403, "bad_jwt", "invalid JWT");
  const [id, step] = new URL(request.url).pathname.split("/").slice(4);
  const call = [request.method, ...(id ? [":id"] : []), ...(step ? [step] : [])].join(" ");
  const factor = id ? await factorOf(services, person, id) : undefined;
  if (id && !factor) return refusal(404, "mfa_factor_not_found", "MFA factor not found");
  const body: unknown = request.method === "POST" ? await request.json().catch(() => ({})) : {};
  if (call === "POST") return enrol(services, person, body);
  if (factor && call === "POST :id challenge") return challenge(services, factor);
  if (factor && call === "POST :id verify") return verify(services, person, factor, body);
  if (factor && call === "DELETE :id") return unenrol(services, person, factor);
  return refusal(404, "not_found", "404 page not found");
}

/** GoTrue's refusal to change password or address in a session that has not passed the user's second factor. */
export async function refuseHalfSession(services: Services, request: Request): Promise<Response | undefined> {
  const person = await personOf(services, request);
  const half = person && person.aal !== "aal2" && (await isProtected(services, person));
  return half ? insufficient() : undefined;
}

async function personOf({ secret }: Services, request: Request): Promise<Person | undefined> {
  const [, token = ""] = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "") ?? [];
  const claims: Claims | undefined = await verifyToken(token, secret);
  return sessionSchema.safeParse(claims).data;
}

async function enrol({ database }: Services, person: Person, body: unknown) {
  const wanted = enrolSchema.safeParse(body);
  if (!wanted.success) return refusal(400, "validation_failed", "factor_type needs to be totp");
  if ((await isProtected({ database }, person)) && person.aal !== "aal2") return insufficient();
  const { friendly_name, issuer } = wanted.data;
  await database.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [person.sub]);
  const id = randomUUID();
  const totp = new TOTP({ issuer, label: person.email, secret: new Secret({ size: 20 }) });
  await database.query(
    "insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret) values ($1, $2, $3, 'totp', 'unverified', $4)",
    [id, person.sub, friendly_name, totp.secret.base32],
  );
  const uri = totp.toString();
  return Response.json({
    id,
    type: "totp",
    friendly_name,
    totp: { qr_code: renderSVG(uri), secret: totp.secret.base32, uri },
  });
}

async function challenge({ database }: Services, factor: Factor) {
  const id = randomUUID();
  await database.query("insert into auth.mfa_challenges (id, factor_id) values ($1, $2)", [id, factor.id]);
  return Response.json({ id, type: "totp", expires_at: Math.floor(Date.now() / 1000) + challengeLifetime });
}

async function verify(services: Services, person: Person, factor: Factor, body: unknown) {
  const { database, secret, app } = services;
  const answer = verifySchema.safeParse(body);
  if (!answer.success) return refusal(400, "validation_failed", "challenge_id and code are required");
  const { challenge_id, code } = answer.data;
  const open = await database.query(
    `select 1 from auth.mfa_challenges
     where id = $1 and factor_id = $2 and verified_at is null and created_at > now() - make_interval(secs => $3)`,
    [challenge_id, factor.id, challengeLifetime],
  );
  if (open.rows.length === 0) return refusal(422, "mfa_challenge_expired", "MFA challenge has expired");
  const totp = new TOTP({ secret: Secret.fromBase32(factor.secret) });
  if (totp.validate({ token: code, window: 1 }) === null)
    return refusal(422, "mfa_verification_failed", "Invalid TOTP code entered");
  await database.query("update auth.mfa_challenges set verified_at = now() where id = $1", [challenge_id]);
  await database.query("update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1", [
    factor.id,
  ]);
  await database.query("update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1", [
    person.session_id,
    factor.id,
  ]);
  await recordMethod(database, person.session_id, "totp");
  // Sessions that were opened without the factor end.
  await database.query("delete from auth.sessions where user_id = $1 and aal is distinct from 'aal2'", [person.sub]);
  const { rows } = await database.query<{ token: string }>(
    "select token from auth.refresh_tokens where session_id = $1 and not revoked order by created_at desc limit 1",
    [person.session_id],
  );
  const refreshed = await app.fetch(
    new Request("http://127.0.0.1/auth/v1/token?grant_type=refresh_token", {
      method: "POST",
      headers: { apikey: publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ refresh_token: rows[0]?.token }),
    }),
    { peerAddress: null },
  );
  return refreshed.ok ? completeSession(database, secret, refreshed) : refreshed;
}

async function unenrol({ database }: Services, person: Person, factor: Factor) {
  if (factor.status === "verified" && person.aal !== "aal2") return insufficient();
  await database.query("delete from auth.mfa_factors where id = $1", [factor.id]);
  return Response.json({ id: factor.id });
}

async function sessionLasts({ database }: Services, { session_id, sub }: Person) {
  const { rows } = await database.query("select 1 from auth.sessions where id = $1 and user_id = $2", [
    session_id,
    sub,
  ]);
  return rows.length > 0;
}

async function factorOf({ database }: Services, { sub }: Person, id: string): Promise<Factor | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const { rows } = await database.query<Factor>(
    "select id, status, secret from auth.mfa_factors where id = $1 and user_id = $2",
    [id, sub],
  );
  return rows[0];
}

async function isProtected({ database }: Pick<Services, "database">, { sub }: Person) {
  const { rows } = await database.query("select 1 from auth.mfa_factors where user_id = $1 and status = 'verified'", [
    sub,
  ]);
  return rows.length > 0;
}

function insufficient() {
  return refusal(401, "insufficient_aal", "AAL2 required");
}

function refusal(status: number, code: string, message: string) {
  return Response.json({ code, error_code: code, msg: message }, { status, headers: { "X-Sb-Error-Code": code } });
}
