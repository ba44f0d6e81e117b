import { expect, test } from "vitest";
import type { CartItem } from "../../../app/backend/orders.ts";
import { cartPath, checkoutPath, parseCart } from "../../../app/storefront/checkout/cart-url.ts";

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

test("what was added twice is ordered twice, and no more often than may be", () => {
  const added = Array.from({ length: 6 }, () => "discovery_set" as const);
  expect(cartPath(perfume, ["premiere", ...added, "premiere"])).toBe(
    `/own?piece=premiere.2.${perfume}&piece=mini.5.${perfume}`,
  );
});

test.each(["discovery_set.1", "bottle.1", "mini.0", "mini.6", "constructor.1"])("an address asks for no %s", (text) =>
  expect(cartOf(`/own?piece=${text}.${perfume}`)).toEqual([]),
);
