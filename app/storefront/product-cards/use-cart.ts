import { useCallback, useEffect, useRef, useState } from "react";
import { type Product, productKeys } from "../../shop/products.ts";
import { type AddedToCart, keepInCart, showCartCount } from "./browser-cart.ts";

/** Milliseconds. */
const addToCartDelay = 800;

type Told = { count: number; said: AddedToCart; atTop: boolean };

/**
 * What a visitor adds of one perfume: this browser keeps it, and the header counts it. `inCart` outlasts the toast.
 * Nothing is kept of a perfume that is not the visitor's own (null).
 * @param added what was added by posts
 */
export function useCart(perfume: string | null, added: readonly Product[], onAdd?: (product: Product) => void) {
  const [adding, setAdding] = useState<Product | null>(null);
  const [chosen, setChosen] = useState<readonly Product[]>([]);
  const posted = added.length;
  const said = perfume ? "added" : "not_own";
  const [told, setTold] = useState<Told>({ count: posted, said, atTop: true });
  const [confirmed, setConfirmed] = useState(posted);
  if (posted !== confirmed) {
    setConfirmed(posted);
    if (posted > confirmed) setTold(({ count }) => ({ count: count + 1, said, atTop: true }));
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
      const said = perfume ? keepInCart(productKeys[product], perfume) : "not_own";
      timer.current = setTimeout(() => {
        setAdding(null);
        // Away from the button that was pressed.
        const atTop = button.getBoundingClientRect().top > innerHeight / 2;
        setTold(({ count }) => ({ count: count + 1, said, atTop }));
        setChosen((products) => [...products, product]);
        showCartCount();
      }, addToCartDelay);
    },
    [perfume, onAdd],
  );
  return { adding, told, inCart: [...added, ...chosen], add };
}
