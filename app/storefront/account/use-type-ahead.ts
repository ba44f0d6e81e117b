import { type KeyboardEvent, useRef, useState } from "react";

/** After this pause (ms) a browser takes the next key for the start of another word. */
const pause = 1000;

/**
 * Tracks the letters typed on a focused `select`. The browser ignores letters that match no option; `unknown` holds them
 * so that the form can say so.
 */
export function useTypeAhead() {
  const typed = useRef({ text: "", at: 0 });
  const [unknown, setUnknown] = useState("");
  const onKeyDown = ({ key, timeStamp, currentTarget, ...event }: KeyboardEvent<HTMLSelectElement>) => {
    if ([...key].length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const { text, at } = typed.current;
    const beginning = (timeStamp - at < pause ? text : "") + key.toLowerCase();
    typed.current = { text: beginning, at: timeStamp };
    const known = [...currentTarget.options].some(({ label }) => label.toLowerCase().startsWith(beginning.trim()));
    setUnknown(known ? "" : beginning);
  };
  return { unknown, onKeyDown, forget: () => setUnknown("") };
}
