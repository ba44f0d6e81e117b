import { useEffect, useRef } from "react";

let documentLoaded = false;

/**
 * A ref for a page's heading, which is focused after client-side navigations, not when a document is opened. Where the
 * page then stands, the router says.
 */
export function useFocusOnNavigation() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (documentLoaded) heading.current?.focus({ preventScroll: true });
    documentLoaded = true;
  }, []);
  return heading;
}
