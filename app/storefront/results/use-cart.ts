import { useCallback, useEffect, useRef, useState } from "react";
import { addToCartDelay } from "../../shop/timings.ts";
import { isProduct, type Product } from "./products.ts";

/** Simulates adding to a cart: there is none yet; `inCart` outlasts the toast. `added` is the product of a post without a script. */
export function useCart(added: string | null, onAdd?: (product: Product) => void) {
  const [adding, setAdding] = useState<Product | null>(null);
  const [addedCount, setAddedCount] = useState(isProduct(added) ? 1 : 0);
  const [inCart, setInCart] = useState(isProduct(added) ? [added] : []);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const add = useCallback(
    (product: Product) => {
      clearTimeout(timer.current);
      setAdding(product);
      onAdd?.(product);
      timer.current = setTimeout(() => {
        setAdding(null);
        setInCart((products) => [...products, product]);
        setAddedCount((count) => count + 1);
      }, addToCartDelay);
    },
    [onAdd],
  );
  return { adding, addedCount, inCart, add };
}
