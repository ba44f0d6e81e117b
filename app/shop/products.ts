const products = ["premiere", "deuxieme", "discovery_set"] as const;
/** What is sold of one composed perfume. */
export type Product = (typeof products)[number];

/** What addresses, forms and the texts' keys call a product: there the discovery set is `mini`. */
export const productKeys = {
  premiere: "premiere",
  deuxieme: "deuxieme",
  discovery_set: "mini",
} as const satisfies Record<Product, string>;

/** The product that an address or a form asks for by its key. */
export function parseProduct(key: unknown): Product | undefined {
  return products.find((product) => productKeys[product] === key);
}
