import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from "react";
import type { QuestionView } from "./question-view.ts";

/**
 * Whether every required part has an answer, read from the form element so that choices made before hydration count.
 * True until hydration: without a script the server validates. A check box beyond a part's maximum is unchecked again,
 * and `full` names the part until the next change, for it to say why.
 */
export function useAnswered(question: QuestionView) {
  const element = useRef<HTMLFormElement>(null);
  const [answered, setAnswered] = useState(true);
  const [full, setFull] = useState<string | null>(null);
  const update = useCallback(() => {
    if (element.current) setAnswered(isAnswered(new FormData(element.current), question));
  }, [question]);
  useEffect(update, [update]);
  const onChange = (event: SyntheticEvent) => {
    const input = event.target;
    const taken = !(input instanceof HTMLInputElement && input.type === "checkbox") || isWithinMaximum(input, question);
    if (!taken) input.checked = false;
    setFull(taken ? null : input.name);
    update();
  };
  return { element, answered, full, onChange };
}

function isAnswered(form: FormData, question: QuestionView): boolean {
  return question.parts.every(({ required, theme }) => !required || String(form.get(theme) ?? "").trim() !== "");
}

function isWithinMaximum(input: HTMLInputElement, question: QuestionView): boolean {
  const part = question.parts.find(({ theme }) => theme === input.name);
  return !part || !input.form || new FormData(input.form).getAll(input.name).length <= part.max;
}
