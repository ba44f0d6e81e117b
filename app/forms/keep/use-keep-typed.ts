import { useEffect, useRef } from "react";
import { useActionData } from "react-router";
import { keepTyped, type Which } from "./keep-typed.ts";

/** `keepTyped` for a form of React's, by its id: what was refused is kept again. */
export function useKeepTyped(formId: string, which?: Which): void {
  const answer = useActionData();
  const kept = useRef<ReturnType<typeof keepTyped>>(null);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    kept.current = keepTyped(form, which);
    return kept.current.stop;
  }, [formId, which]);
  useEffect(() => {
    if (answer) kept.current?.save();
  }, [answer]);
}
