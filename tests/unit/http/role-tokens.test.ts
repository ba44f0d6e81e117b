import { generateKeyPairSync } from "node:crypto";
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from "jose";
import { expect, test } from "vitest";
import { Secret } from "../../../app/encoding/secret.ts";
import { endingTokens } from "../../../app/http/role-tokens.ts";
import { day } from "../../../app/shop/timings.ts";
import { parsePrivateKey, signRoleToken } from "../../../supabase/local/auth/role-token.ts";

/** As `supabase gen signing-key --algorithm ES256` prints it. */
function generateKey(kid: string) {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = { ...privateKey.export({ format: "jwk" }), kid, alg: "ES256", use: "sig", ext: true };
  const { d, ...publicKey } = jwk;
  return { text: JSON.stringify({ ...jwk, key_ops: ["sign", "verify"] }), publicKey };
}

test("a role's token signed with an imported key names that key, ends, and is verified by the project's public keys", async () => {
  const [older, current] = [generateKey("older"), generateKey("current")];
  const token = await signRoleToken("worker", parsePrivateKey(`[${current.text}]`), { days: 30 });
  expect(decodeProtectedHeader(token)).toEqual({ alg: "ES256", typ: "JWT", kid: "current" });
  const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: [older.publicKey, current.publicKey] }));
  expect(payload).toMatchObject({ role: "worker" });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(30 * 86_400);
  await expect(jwtVerify(token, createLocalJWKSet({ keys: [older.publicKey] }))).rejects.toThrow();
});

test("one signed with the legacy secret ends after a year, and names the secret where its name is known", async () => {
  const secret = "the project's secret of old";
  const token = await signRoleToken("machinery", secret, { kid: "legacy" });
  expect(decodeProtectedHeader(token)).toEqual({ alg: "HS256", typ: "JWT", kid: "legacy" });
  const { payload } = await jwtVerify(token, new TextEncoder().encode(secret));
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(365 * 86_400);
});

test("what is no private key of ES256 signs nothing", () => {
  const { publicKey } = generateKey("public");
  for (const text of ["{}", "[]", JSON.stringify(publicKey), JSON.stringify({ kty: "oct", k: "AAAA", kid: "1" })])
    expect(() => parsePrivateKey(text), text).toThrow();
});

test("thirty days before a role's token ends it is named, with the days that are left and never itself", async () => {
  const machinery = await signRoleToken("machinery", "secret", { days: 100 });
  const worker = await signRoleToken("worker", "secret", { days: 40 });
  const environment = {
    supabase: { url: "http://127.0.0.1", key: "key", workerToken: new Secret(worker), deadline: 1000 },
    machineryToken: new Secret(machinery),
  };
  const now = Date.now();
  const after = (days: number) => endingTokens(environment, now + days * day - 60_000);
  expect(after(9)).toEqual([]);
  expect(after(11)).toEqual(["the token of the role worker ends in 29 days"]);
  expect(after(40)).toEqual(["the token of the role worker ends in 0 days"]);
  expect(after(75)).toEqual([
    "the token of the role worker has ended",
    "the token of the role machinery ends in 25 days",
  ]);
  const unreadable = { ...environment, supabase: { ...environment.supabase, workerToken: new Secret("local") } };
  expect(endingTokens(unreadable, now)).toEqual([
    "the token of the role worker has no end, or cannot be read: make one by npm run role-token",
  ]);
});
