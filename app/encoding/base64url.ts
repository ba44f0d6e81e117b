// Base64 for addresses and cookies (RFC 4648, section 5), without padding. By hand, since Node 24 and the browsers of
// three years ago do not know `Uint8Array.prototype.toBase64` yet.

export function encodeBytes(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** A value as JSON in UTF-8. */
export function encodeJson(value: unknown): string {
  return encodeBytes(new TextEncoder().encode(JSON.stringify(value)));
}

/** The bytes of base64 of either alphabet. @throws where the text is none */
export function decodeBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}

/** What `encodeJson` or the maker of a JWT encoded. @throws where the text is none of it */
export function decodeJson(text: string): unknown {
  return JSON.parse(new TextDecoder().decode(decodeBytes(text)));
}
