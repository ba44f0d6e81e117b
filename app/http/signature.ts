// Signs values that the house hands out and must recognise later. The Worker's signing keys serve nothing else, and
// HKDF derives one key for each purpose from them, so that a signature for one purpose is not accepted for another.
import { decodeBytes, encodeBytes } from "../encoding/base64url.ts";
import type { Secret } from "../encoding/secret.ts";

/** What a signature is good for. */
export type Purpose = "journey" | "draft" | "asked";

/** The newest first: it signs, and the older ones still verify until they are taken away. */
export type SigningKeys = readonly [Secret, ...Secret[]];

/** Derived once an isolate. Keys, not promises of them: another request's promise may never be kept. */
const derived = new WeakMap<Secret, Map<Purpose, CryptoKey>>();

async function keyOf(secret: Secret, purpose: Purpose): Promise<CryptoKey> {
  const known = derived.get(secret) ?? new Map<Purpose, CryptoKey>();
  derived.set(secret, known);
  const key = known.get(purpose) ?? (await derive(secret, purpose));
  known.set(purpose, key);
  return key;
}

async function derive(secret: Secret, purpose: Purpose): Promise<CryptoKey> {
  const info = new TextEncoder().encode(purpose);
  const algorithm = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
  const usage = { name: "HMAC", hash: "SHA-256", length: 256 };
  const root = await crypto.subtle.importKey("raw", decodeBytes(secret.reveal()), "HKDF", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(algorithm, root, usage, false, ["sign", "verify"]);
}

/** A value with the house's signature (HMAC-SHA-256) behind its last dot: who knows the value alone cannot make it. */
export async function sign(keys: SigningKeys, purpose: Purpose, value: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await keyOf(keys[0], purpose), new TextEncoder().encode(value));
  return `${value}.${encodeBytes(new Uint8Array(signature))}`;
}

/** The value of what `sign` made for the same purpose with one of these keys; undefined for everything else. */
export async function verify(keys: SigningKeys, purpose: Purpose, signed: string): Promise<string | undefined> {
  const [, value = "", text] = /^(.*)\.([\w-]{43})$/s.exec(signed) ?? [];
  if (!text) return undefined;
  const signature = decodeBytes(text);
  // The last letter of 43 has two bits that say nothing: one value has one signature.
  if (encodeBytes(signature) !== text) return undefined;
  const message = new TextEncoder().encode(value);
  for (const key of keys)
    if (await crypto.subtle.verify("HMAC", await keyOf(key, purpose), signature, message)) return value;
  return undefined;
}
