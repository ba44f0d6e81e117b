import { useCallback, useEffect, useRef, useState } from "react";
import { addingToCart } from "../../timings.ts";

export const products = ["premiere", "deuxieme", "mini"] as const;
export type Product = (typeof products)[number];

/** The cart's gesture: a moment of adding, then the word that it is done. Nothing is kept anywhere. */
export function useCart(added: string | null) {
  const [adding, setAdding] = useState<Product | null>(null);
  const [done, setDone] = useState(() => (products.some((product) => product === added) ? 1 : 0));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const add = useCallback((product: Product) => {
    clearTimeout(timer.current);
    setAdding(product);
    timer.current = setTimeout(() => {
      setAdding(null);
      setDone((turn) => turn + 1);
    }, addingToCart);
  }, []);
  return { adding, done, add };
}
