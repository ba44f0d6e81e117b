// The secrets in the links of the shop's own letters. A letter carries the token, the database keeps its hash.

const pattern = /^[\w-]{43}$/;

/** A new token of 256 random bits, for an address, and its hash. */
export async function createLinkToken(): Promise<{ token: string; hash: string }> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ "+": "-", "/": "_" })[sign] ?? "");
  return { token, hash: await sha256(token) };
}

/** The hash of a token that came with a request; null for what is no token. */
export async function linkTokenHash(token: unknown): Promise<string | null> {
  return typeof token === "string" && pattern.test(token) ? sha256(token) : null;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
