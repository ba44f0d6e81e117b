import { useCallback, useEffect, useRef, useState } from "react";
import { type Product, productKeys } from "../../shop/products.ts";
import { keepInCart, showCartCount } from "./browser-cart.ts";

/** Milliseconds. */
const addToCartDelay = 800;

/**
 * What a visitor adds of one perfume: this browser keeps it, and the header counts it. `inCart` outlasts the toast.
 * Nothing is kept of a perfume that is not the visitor's own (null).
 * @param added what was added by posts
 */
export function useCart(perfume: string | null, added: readonly Product[], onAdd?: (product: Product) => void) {
  const [adding, setAdding] = useState<Product | null>(null);
  const [chosen, setChosen] = useState<readonly Product[]>([]);
  const [told, setTold] = useState({ count: added.length, full: false, atTop: true });
  const posted = added.length;
  const [confirmed, setConfirmed] = useState(posted);
  if (posted !== confirmed) {
    setConfirmed(posted);
    if (posted > confirmed) setTold(({ count }) => ({ count: count + 1, full: false, atTop: true }));
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (posted > 0) showCartCount();
  }, [posted]);
  const add = useCallback(
    (product: Product, button: Element) => {
      clearTimeout(timer.current);
      setAdding(product);
      onAdd?.(product);
      // At once: who leaves within the moment has added it all the same.
      const fits = perfume !== null && keepInCart(productKeys[product], perfume);
      timer.current = setTimeout(() => {
        setAdding(null);
        // Away from the button that was pressed.
        const atTop = button.getBoundingClientRect().top > innerHeight / 2;
        setTold(({ count }) => ({ count: count + 1, full: !fits, atTop }));
        if (fits) setChosen((products) => [...products, product]);
        showCartCount();
      }, addToCartDelay);
    },
    [perfume, onAdd],
  );
  return { adding, told, inCart: [...added, ...chosen], add };
}
