import { hexadecimal } from "../../encoding/digest.ts";
import { isUuid } from "./uuid.ts";

/** What a signature is good for: the key signs other things too, and none of them may pass for this. */
type Purpose = "journey";

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

function messageOf(purpose: Purpose, id: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${purpose} ${id}`);
}

/** An id with the house's signature (HMAC-SHA-256): who knows the id alone cannot make it. */
export async function signId(secret: string, purpose: Purpose, id: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), messageOf(purpose, id));
  return `${id}.${hexadecimal(new Uint8Array(signature))}`;
}

/** The UUID of a value that `signId` made; undefined for every other. */
export async function verifiedId(secret: string, purpose: Purpose, value: string): Promise<string | undefined> {
  const [id = "", digits = "", ...rest] = value.split(".");
  if (!isUuid(id) || !/^[0-9a-f]{64}$/.test(digits) || rest.length > 0) return undefined;
  const signature = Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  const genuine = await crypto.subtle.verify("HMAC", await keyOf(secret), signature, messageOf(purpose, id));
  return genuine ? id : undefined;
}
