const products = ["premiere", "deuxieme", "mini"] as const;
export type Product = (typeof products)[number];

export function isProduct(value: unknown): value is Product {
  return products.some((product) => product === value);
}
