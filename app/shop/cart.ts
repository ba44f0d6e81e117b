// The cart as the browser keeps it: one cookie of pieces, each named as addresses name it (`premiere.1.{edition}`,
// `vault.2.{product}`), with `~` between them. Server and script read and write the same text.

/** More lines than anyone orders at once. */
export const maxPieces = 10;
export const maxQuantity = 5;

/** How long a browser keeps it, in seconds: thirty days. */
export const cartLifetime = 2_592_000;

const pattern = /^(premiere|deuxieme|mini|vault)\.[1-5]\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The pieces of a cookie; what is none is left out. */
export function cartPieces(kept = ""): string[] {
  return kept
    .split("~")
    .filter((piece) => pattern.test(piece))
    .slice(0, maxPieces);
}

/** How many bottles and sets a cookie holds. */
export function countPieces(kept?: string): number {
  return cartPieces(kept).reduce((count, piece) => count + Number(piece.split(".")[1]), 0);
}

/**
 * The cookie with a piece (`premiere`, `mini`, `vault`) in it; null where it holds as many as it can. What it holds
 * already stays as it is: a press that is repeated is no second one, and how many one wants is chosen in the cart.
 */
export function withPiece(kept: string | undefined, kind: string, id: string): string | null {
  const pieces = cartPieces(kept);
  if (pieces.some((piece) => piece.startsWith(`${kind}.`) && piece.endsWith(id))) return pieces.join("~");
  return pieces.length < maxPieces ? [...pieces, `${kind}.1.${id}`].join("~") : null;
}
