import { type KeyboardEvent, useRef, useState } from "react";

/** So long after a key a browser takes the next one for the first of another word. */
const pause = 1000;

/**
 * Follows what is typed over a `select`, where the browser chooses the option that begins so and passes over what none
 * does: `unknown` is such a beginning, to be told instead.
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
