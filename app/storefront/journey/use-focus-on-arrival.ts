import { useEffect, useRef } from "react";

let documentOpened = false;

/** A ref for a page's heading: it takes the focus when the page was reached by a script, not by opening a document. */
export function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (documentOpened) heading.current?.focus();
    documentOpened = true;
  }, []);
  return heading;
}
