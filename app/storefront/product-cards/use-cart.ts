import { useCallback, useEffect, useRef, useState } from "react";
import type { Product } from "../../shop/products.ts";

/** Milliseconds. */
const addToCartDelay = 800;

/**
 * What a visitor chooses of one perfume; it becomes the order's address (`cartPath`). `inCart` outlasts the toast.
 * @param added what was chosen by posts without a script
 */
export function useCart(added: readonly Product[], onAdd?: (product: Product) => void) {
  const [adding, setAdding] = useState<Product | null>(null);
  const [addedCount, setAddedCount] = useState(added.length);
  const [inCart, setInCart] = useState(added);
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
