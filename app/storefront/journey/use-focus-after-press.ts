import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/**
 * Gives the focus to an element once a press has been answered, which may have taken its button away.
 * @param otherwise the id of what has it where that element is gone
 * @returns for the id of an element, what a button does when it is pressed
 */
export function useFocusAfterPress(otherwise: string): (id: string) => () => void {
  const { state } = useNavigation();
  const pressed = useRef<string>(null);
  useEffect(() => {
    if (state !== "idle" || !pressed.current) return;
    (document.getElementById(pressed.current) ?? document.getElementById(otherwise))?.focus();
    pressed.current = null;
  }, [state, otherwise]);
  return (id) => () => {
    pressed.current = id;
  };
}
