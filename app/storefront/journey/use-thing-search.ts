import { type ChangeEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { isRecord } from "../../encoding/is-record.ts";
import type { SearchedThings } from "./journey-result.ts";
import type { OptionView } from "./question-view.ts";

/** Milliseconds without a key before it is searched. */
const pause = 180;

/**
 * Finds things while their name is typed. `found` is null while nothing is looked for; before a script has searched it is
 * what the server found.
 */
export function useThingSearch(searched: SearchedThings | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<OptionView[] | null>(searched?.found ?? null);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);
  const stop = () => {
    clearTimeout(waiting.current);
    running.current?.abort();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing but refs
  useEffect(() => stop, []);

  const search = async () => {
    stop();
    const query = input.current?.value.trim() ?? "";
    if (query === "") {
      setFound(null);
      return setState("idle");
    }
    const controller = new AbortController();
    running.current = controller;
    setState("busy");
    try {
      const choices = await postQuery(query, controller.signal);
      if (controller.signal.aborted) return;
      setFound(choices);
      setState("idle");
    } catch {
      if (!controller.signal.aborted) setState("failed");
    }
  };
  return {
    input,
    found,
    busy: state === "busy",
    failed: state === "failed",
    onType: (_event: ChangeEvent) => {
      stop();
      waiting.current = setTimeout(search, pause);
    },
    /** Searches at once instead of sending the form. */
    now: (event: SyntheticEvent) => {
      event.preventDefault();
      void search();
    },
  };
}

/** @throws where the answer is lost, or is no list of choices */
async function postQuery(query: string, signal: AbortSignal): Promise<OptionView[]> {
  const body = new URLSearchParams({ query });
  const response = await fetch("/maestro-journey/things", { method: "POST", body, signal });
  const choices: unknown = await response.json();
  if (!response.ok || !Array.isArray(choices)) throw new Error("No choices");
  return choices.filter(isChoice);
}

function isChoice(value: unknown): value is OptionView {
  return isRecord(value) && typeof value.value === "string" && typeof value.label === "string";
}
