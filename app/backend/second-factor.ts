// The second factor of admins (TOTP), by Auth's own functions. It protects the admin app, and in the database
// `is_admin`.
import { z } from "zod";
import { type Tokens, tokensOfSession } from "./auth.ts";
import { type Backend, BackendDown, BackendRefused, failureOf } from "./backend.ts";

/** What an authenticator app is given. */
export type Enrolment = { factor: string; uri: string; secret: string };

type Signed = { backend: Backend; accessToken: string };

/** Whether the person of a token has a second factor in use. @throws BackendDown, BackendRefused */
export async function hasSecondFactor(person: Signed): Promise<boolean> {
  return (await factorsOf(person)).some(({ status }) => status === "verified");
}

/**
 * Begins a new factor, which counts once a code of it was entered; one begun before is given up.
 * @throws BackendDown, BackendRefused
 */
export async function enrolFactor(person: Signed): Promise<Enrolment> {
  const { mfa } = person.backend.auth;
  for (const { id, status } of await factorsOf(person)) {
    if (status === "unverified") raise(await mfa.unenroll({ factorId: id }));
  }
  const answer = await mfa.enroll({
    factorType: "totp",
    issuer: "Athar",
    friendlyName: `Admin app ${new Date().toISOString()}`,
  });
  const { id, totp } = raise(answer);
  return { factor: id, uri: totp.uri, secret: totp.secret };
}

/**
 * Enters a code: of a factor that was begun, or else of the one in use. The tokens that come back have passed it. A code
 * is taken once, also where two enter it at the same time: Auth would take it as often as it comes while it is valid. One
 * that Auth did not answer about stays taken, since Auth may have heard it.
 * @param code six digits
 * @throws BackendRefused for a wrong, late or used code, BackendDown
 */
export async function passFactor(person: Signed, code: string, begun?: string): Promise<Tokens> {
  const factors = await factorsOf(person);
  const factor = factors.find(({ id, status }) => (begun ? id === begun : status === "verified"));
  if (!factor) throw new BackendRefused("mfa_factor_not_found", "No such factor");
  const isNew = await person.backend.runAsWorker(z.boolean(), (db) =>
    db.rpc("try_factor_code", { factor: factor.id, code }),
  );
  if (!isNew) throw new BackendRefused("mfa_code_used", "This code was entered before");
  const session = raise(await person.backend.auth.mfa.challengeAndVerify({ factorId: factor.id, code }));
  return tokensOfSession(session);
}

/** Gives up the factors in use. @throws BackendDown, BackendRefused for a session that has not passed one */
export async function removeFactors(person: Signed): Promise<void> {
  for (const { id } of await factorsOf(person)) raise(await person.backend.auth.mfa.unenroll({ factorId: id }));
}

/**
 * Eight codes that each replace the factor once; they are shown now and never again. Earlier ones are void.
 * @throws BackendDown, BackendRefused (42501) for a session that has passed no factor
 */
export function makeRecoveryCodes(backend: Backend): Promise<string[]> {
  return backend.run(z.array(z.string()), (db) => db.rpc("make_recovery_codes"));
}

/**
 * Spends a recovery code and gives up the lost factor; false for a code that is none.
 * @throws BackendDown, BackendRefused for a guest
 */
export function spendRecoveryCode(backend: Backend, code: string): Promise<boolean> {
  return backend.run(z.boolean(), (db) => db.rpc("use_recovery_code", { code }));
}

async function factorsOf({ backend, accessToken }: Signed) {
  // As in `updatePassword`, the client needs a session.
  const session = await backend.auth.setSession({ access_token: accessToken, refresh_token: "none" });
  return raise(session).user?.factors ?? [];
}

type MfaResponse<Data> = { data: Data; error: { status?: number; code?: string; message: string } | null };

function raise<Data>({ data, error }: MfaResponse<Data>): NonNullable<Data> {
  if (error) throw failureOf(error.status ?? 0, error.code, error.message);
  if (data === null || data === undefined) throw new BackendDown("Auth answered with nothing");
  return data;
}
