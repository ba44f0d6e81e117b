// The secrets in the links of the shop's own letters. A letter carries the token, the database keeps its hash.
import { encodeBytes } from "../encoding/base64url.ts";
import { sha256 } from "../encoding/digest.ts";

const pattern = /^[\w-]{43}$/;

/** A new token of 256 random bits, for an address, and its hash. */
export async function createLinkToken(): Promise<{ token: string; hash: string }> {
  const token = encodeBytes(crypto.getRandomValues(new Uint8Array(32)));
  return { token, hash: await sha256(token) };
}

/** The hash of a token that came with a request; null for what is no token. */
export async function linkTokenHash(token: unknown): Promise<string | null> {
  return typeof token === "string" && pattern.test(token) ? sha256(token) : null;
}
