import { encodeBytes } from "../../encoding/base64url.ts";

/** 128 bits in base64url: who has it sees the order. */
const pattern = /^[\w-]{22}$/;

export function createOrderSecret(): string {
  return encodeBytes(crypto.getRandomValues(new Uint8Array(16)));
}

export function isOrderSecret(text: unknown): text is string {
  return typeof text === "string" && pattern.test(text);
}
