import { createHmac, timingSafeEqual } from "node:crypto";

export type Claims = { sub: string; role: string; exp: number; [name: string]: unknown };

/** The claims of a token that the local Auth signed and that has not expired; otherwise nothing. */
export function verifiedClaims(token: string, secret: string): Claims | undefined {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const expected = createHmac("sha256", secret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  return isClaims(claims) && claims.exp * 1000 > Date.now() ? claims : undefined;
}

function isClaims(value: unknown): value is Claims {
  if (typeof value !== "object" || value === null) return false;
  if (!("sub" in value && "role" in value && "exp" in value)) return false;
  return typeof value.sub === "string" && typeof value.role === "string" && typeof value.exp === "number";
}
