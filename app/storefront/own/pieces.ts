import type { Piece } from "../../backend/orders.ts";
import { isUuid } from "../../http/request/uuid.ts";

/** More lines than anyone orders at once. */
const mostPieces = 10;
export const mostOfAPiece = 5;

const kinds = ["premiere", "deuxieme", "mini", "vault"] as const;

/** A piece as an address names it: `premiere.1.{edition}`, `mini.2.{edition}`, `vault.1.{product}`. */
function parsePiece(text: string): Piece | null {
  const [name, count = "", id = "", ...more] = text.split(".");
  const kind = kinds.find((each) => each === name);
  if (!kind || !/^[1-5]$/.test(count) || !isUuid(id) || more.length > 0) return null;
  const quantity = Number(count);
  if (kind === "vault") return { kind, product: id, quantity };
  if (kind === "mini") return { kind: "discovery_set", perfume: id, quantity };
  return { kind: "bottle", variant: kind, perfume: id, quantity };
}

/** What an address asks for; what is no piece, or stands there twice, is left out. */
export function parsePieces(url: URL): Piece[] {
  const found = new Map<string, Piece>();
  for (const piece of url.searchParams.getAll("piece").map(parsePiece)) {
    if (piece && found.size < mostPieces && !found.has(idOf(piece))) found.set(idOf(piece), piece);
  }
  return [...found.values()];
}

/** Tells one piece from another, whatever its quantity; the name of its field. */
export function idOf(piece: Piece): string {
  if (piece.kind === "vault") return `vault.${piece.product}`;
  return `${piece.kind === "bottle" ? piece.variant : "mini"}.${piece.perfume}`;
}

/** Where what was added to the cart of one perfume is ordered: what was added twice, twice. */
export function ownCartPath(perfume: string, cart: readonly ("premiere" | "deuxieme" | "mini")[]): string {
  const pieces = [...new Set(cart)].map((product): Piece => {
    const quantity = Math.min(cart.filter((each) => each === product).length, mostOfAPiece);
    return product === "mini"
      ? { kind: "discovery_set", perfume, quantity }
      : { kind: "bottle", variant: product, perfume, quantity };
  });
  return ownPath(pieces);
}

/** The path of a step with what is chosen in its address. */
export function ownPath(pieces: readonly Piece[], step: "" | "/where" | "/payment" | "/review" = ""): string {
  const search = pieces.map((piece) => {
    const [kind, id] = idOf(piece).split(".");
    return `piece=${kind}.${piece.quantity}.${id}`;
  });
  return `/own${step}${search.length > 0 ? `?${search.join("&")}` : ""}`;
}
