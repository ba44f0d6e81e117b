import { spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { decodeJwt } from "jose";
import { afterAll, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "athar-role-token-"));
afterAll(() => rmSync(folder, { recursive: true }));

function roleToken(variables: Record<string, string>, ...args: string[]) {
  return spawnSync(process.execPath, [join(root, "tools/role-token.ts"), ...args], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, ...variables },
  });
}

function keyFile(name: string, text: string) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const jwkOf = () => ({
  ...generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" }),
  kid: "one",
});

test.each<[string, () => Record<string, string>, RegExp]>([
  [
    "a secret short enough to be found by trying",
    () => ({ JWT_SECRET: "s".repeat(31) }),
    /^JWT_SECRET is no .* 32 bytes$/,
  ],
  [
    "a file that is not there",
    () => ({ SIGNING_KEY_FILE: join(folder, "nowhere") }),
    /^SIGNING_KEY_FILE cannot be read: /,
  ],
  ["a file that is no JSON", () => ({ SIGNING_KEY_FILE: keyFile("text", "key") }), /holds no private key: wanted is /],
  [
    "a public key",
    () => ({ SIGNING_KEY_FILE: keyFile("public", JSON.stringify({ ...jwkOf(), d: undefined })) }),
    /holds no private key/,
  ],
  [
    "a key whose parts are two keys'",
    () => ({ SIGNING_KEY_FILE: keyFile("two", JSON.stringify({ ...jwkOf(), d: "AA" })) }),
    /^The private key signs nothing: /,
  ],
  ["no key at all", () => ({}), /^Wanted: a role/],
])("%s is refused in a sentence", (_, variables, sentence) => {
  const { status, stdout, stderr } = roleToken(variables(), "worker");
  expect(stderr.trim()).toMatch(sentence);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect([status, stdout]).toEqual([1, ""]);
});

test("a key of the project's, or its legacy secret, makes the token of a role", () => {
  const keys: Record<string, string>[] = [
    { SIGNING_KEY_FILE: keyFile("key.json", JSON.stringify([jwkOf()])) },
    { JWT_SECRET: "s".repeat(32) },
  ];
  for (const variables of keys) {
    const { stdout, stderr } = roleToken(variables, "machinery", "30");
    expect(stderr).toBe("");
    expect(decodeJwt(stdout.trim())).toMatchObject({ role: "machinery" });
  }
});
