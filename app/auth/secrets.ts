import { hexadecimal } from "../encoding/digest.ts";

/** 256 random bits, as hexadecimal digits. */
export function randomSecret(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
}
