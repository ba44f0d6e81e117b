/** 128 bits in base64url: who has it sees the order. */
const pattern = /^[\w-]{22}$/;

export function createOrderSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export function isOrderSecret(text: unknown): text is string {
  return typeof text === "string" && pattern.test(text);
}
