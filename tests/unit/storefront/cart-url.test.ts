import { expect, test } from "vitest";
import type { CartItem } from "../../../app/backend/orders.ts";
import { countPieces, withPiece } from "../../../app/shop/cart.ts";
import { backOf, checkoutPath, parseCart, removedOf, removedPath } from "../../../app/storefront/checkout/cart-url.ts";

const perfume = "5ce7d000-0000-4000-8000-000000000001";
const cartOf = (path: string) => parseCart(new URL(path, "https://athar.example"));

test("a cart is its address, in which the discovery set is called mini", () => {
  const items: CartItem[] = [
    { kind: "bottle", variant: "deuxieme", perfume, quantity: 1 },
    { kind: "discovery_set", perfume, quantity: 2 },
    { kind: "vault", product: perfume, quantity: 5 },
  ];
  const path = checkoutPath(items, "/review");
  expect(path).toBe(`/own/review?piece=deuxieme.1.${perfume}&piece=mini.2.${perfume}&piece=vault.5.${perfume}`);
  expect(cartOf(path)).toEqual(items);
});

test("what was removed is offered again until it is in the cart, and a step opened from the review leads back there", () => {
  const [set, other]: CartItem[] = [
    { kind: "discovery_set", perfume, quantity: 3 },
    { kind: "vault", product: perfume, quantity: 1 },
  ];
  if (!set || !other) throw new Error("no items");
  for (const items of [[], [other]]) {
    const url = new URL(removedPath(checkoutPath(items), set), "https://athar.example");
    expect(parseCart(url)).toEqual(items);
    expect(removedOf(url, items)).toEqual(set);
    expect(removedOf(url, [{ ...set, quantity: 1 }])).toBeNull();
  }
  expect(removedOf(new URL("https://athar.example/own?removed=crate.1.x"), [])).toBeNull();
  const opened = new URL(checkoutPath([other], "/where", "review"), "https://athar.example");
  expect([parseCart(opened), backOf(opened)]).toEqual([[other], "review"]);
  expect(backOf(new URL("https://athar.example/own/where?back=https://evil.example"))).toBeUndefined();
});

test("a press that is repeated makes no second piece, and changes no quantity that was chosen", () => {
  const adds = (cart: string | undefined, ...kinds: string[]) =>
    kinds.reduce<string | undefined>((kept, kind) => withPiece(kept, kind, perfume) ?? kept, cart);
  const cart = adds(undefined, "premiere", "mini", "mini", "premiere");
  expect(cart).toBe(`premiere.1.${perfume}~mini.1.${perfume}`);
  expect(countPieces(cart)).toBe(2);
  const chosen = `premiere.1.${perfume}~mini.5.${perfume}`;
  expect(adds(chosen, "mini", "premiere")).toBe(chosen);
  const others = Array.from({ length: 12 }, (_, place) => `vault.1.${perfume.slice(0, -2)}${10 + place}`).join("~");
  expect(countPieces(others)).toBe(10);
  expect(withPiece(others, "premiere", perfume)).toBeNull();
});

test.each(["", "~", "vault.0.x", `vault.9.${perfume}`, `crate.1.${perfume}`, "<script>"])(
  "a cookie of «%s» holds nothing, and takes a piece",
  (cookie) => {
    expect(countPieces(cookie)).toBe(0);
    expect(withPiece(cookie, "vault", perfume)).toBe(`vault.1.${perfume}`);
  },
);

test.each(["discovery_set.1", "bottle.1", "mini.0", "mini.6", "constructor.1"])("an address asks for no %s", (text) =>
  expect(cartOf(`/own?piece=${text}.${perfume}`)).toEqual([]),
);
