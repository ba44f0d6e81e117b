import { hexadecimal } from "../http/digest.ts";

/** 256 random bits, as hexadecimal digits. */
export function randomSecret(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
}

/** Compares two texts in a time that depends on their length alone. */
export function equalInTime(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}
