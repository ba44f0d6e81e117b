// The second factor of admins (TOTP). Auth keeps its secret and knows its codes; whose is in use, and which sessions have
// passed it, the house keeps for itself (`private.is_admin`), since Auth's own door takes a code more than once.
import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import { sessionIdOf, type Tokens, tokensOfSession } from "./auth.ts";
import { type Backend, BackendDown, BackendRefused, failureOf } from "./backend.ts";

/** What an authenticator app is given. */
export type Enrolment = { factor: string; uri: string; secret: string };

/** Who proves that the second step is theirs: by a code of the app, or by a recovery code for when it is lost. */
export type Proof = { kind: "app" | "recovery"; code: string };

/** `language` is that of the page that asks, in which its reader is told of it. */
type Signed = { backend: Backend; accessToken: string; userId: string; language: Language };

/** Whether the person of a token has a second factor in use. */
export async function hasSecondFactor(person: Pick<Signed, "backend" | "userId">): Promise<boolean> {
  return (await findSecondFactor(person)) !== null;
}

/**
 * Begins to set up a factor and gives up one that was begun before. It counts only once a code of it was entered.
 * @throws BackendRefused where this person has a factor in use
 */
export async function beginSecondFactor(person: Signed): Promise<Enrolment> {
  const { backend, userId } = person;
  const isFree = await backend.runAsWorker(z.boolean(), (db) => db.rpc("begin_second_factor", { user_id: userId }));
  if (!isFree) throw new BackendRefused("mfa_factor_in_use", "A factor is in use");
  const mfa = await mfaOf(person);
  const answer = await mfa.enroll({
    factorType: "totp",
    issuer: "Athar",
    friendlyName: `Admin app ${new Date().toISOString()}`,
  });
  const { id, totp } = raise(answer);
  return { factor: id, uri: totp.uri, secret: totp.secret };
}

/**
 * Puts a factor that was begun in use by its first code. The tokens that come back have passed it; the recovery codes are
 * shown now and never again.
 * @param code six digits
 * @throws BackendRefused for a wrong, late or used code, or where another factor is in use; BackendDown
 */
export async function enrolSecondFactor(
  person: Signed,
  factor: string,
  code: string,
): Promise<{ tokens: Tokens; recoveryCodes: string[] }> {
  const { tokens, session } = await tryFactorCode(person, factor, code);
  const recoveryCodes = await person.backend.runAsWorker(z.array(z.string()), (db) =>
    db.rpc("enrol_second_factor", { session_id: session, factor_id: factor, lang: person.language }),
  );
  return { tokens, recoveryCodes };
}

/**
 * Enters a code of the factor in use. The tokens that come back have passed it.
 * @param code six digits
 * @throws BackendRefused for a wrong, late or used code, BackendDown
 */
export async function passSecondFactor(person: Signed, code: string): Promise<Tokens> {
  const factor = await findSecondFactor(person);
  if (!factor) throw new BackendRefused("mfa_factor_not_found", "No such factor");
  const { tokens, session } = await tryFactorCode(person, factor, code);
  const passed = await person.backend.runAsWorker(z.boolean(), (db) =>
    db.rpc("pass_second_factor", { session_id: session, factor_id: factor }),
  );
  if (!passed) throw new BackendRefused("mfa_factor_not_found", "The factor was given up meanwhile");
  return tokens;
}

/**
 * Eight codes that each replace the factor once; they are shown now and never again. Earlier ones are void. Whoever calls
 * this without a recovery code has had `passSecondFactor` take a code in this request. None for a wrong recovery code.
 */
export function renewRecoveryCodes(
  { backend, userId, language }: Pick<Signed, "backend" | "userId" | "language">,
  recoveryCode?: string,
): Promise<string[]> {
  return backend.runAsWorker(z.array(z.string()), (db) =>
    db.rpc("renew_recovery_codes", { user_id: userId, recovery_code: recoveryCode, lang: language }),
  );
}

/** Gives up the factor in use, asked as `renewRecoveryCodes`: false for a wrong recovery code. */
export function removeSecondFactor(
  { backend, userId, language }: Pick<Signed, "backend" | "userId" | "language">,
  recoveryCode?: string,
): Promise<boolean> {
  return backend.runAsWorker(z.boolean(), (db) =>
    db.rpc("remove_second_factor", { user_id: userId, recovery_code: recoveryCode, lang: language }),
  );
}

function findSecondFactor({ backend, userId }: Pick<Signed, "backend" | "userId">): Promise<string | null> {
  return backend.runAsWorker(z.uuid().nullable(), (db) => db.rpc("find_second_factor", { user_id: userId }));
}

/**
 * A code is taken once, also where two enter it at the same time: Auth would take it as often as it comes while it is
 * valid. One that Auth did not answer about stays taken, since Auth may have heard it.
 */
async function tryFactorCode(
  person: Signed,
  factor: string,
  code: string,
): Promise<{ tokens: Tokens; session: string }> {
  const isNew = await person.backend.runAsWorker(z.boolean(), (db) =>
    db.rpc("try_factor_code", { factor_id: factor, code }),
  );
  if (!isNew) throw new BackendRefused("mfa_code_used", "This code was entered before");
  const mfa = await mfaOf(person);
  const tokens = tokensOfSession(raise(await mfa.challengeAndVerify({ factorId: factor, code })));
  return { tokens, session: sessionIdOf(tokens.accessToken) };
}

/** Auth's functions for factors, which need a session in the client, as `updatePassword` does. */
async function mfaOf({ backend, accessToken }: Signed) {
  raise(await backend.auth.setSession({ access_token: accessToken, refresh_token: "none" }));
  return backend.auth.mfa;
}

type MfaResponse<Data> = { data: Data; error: { status?: number; code?: string; message: string } | null };

function raise<Data>({ data, error }: MfaResponse<Data>): NonNullable<Data> {
  if (error) throw failureOf(error.status ?? 0, error.code, error.message);
  if (data === null || data === undefined) throw new BackendDown("Auth answered with nothing");
  return data;
}
