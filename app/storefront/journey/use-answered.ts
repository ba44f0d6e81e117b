import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { QuestionView } from "./question-view.ts";

/**
 * Whether every required part has an answer, read from the form itself, so that what was chosen before the page came
 * alive counts too. Without a script it stays true and the server decides. A list never takes more than it may: the
 * choice that would be one too many is undone.
 */
export function useAnswered(question: QuestionView) {
  const form = useRef<HTMLFormElement>(null);
  const [answered, setAnswered] = useState(true);
  const look = useCallback(() => {
    if (form.current) setAnswered(isAnswered(new FormData(form.current), question));
  }, [question]);
  useEffect(look, [look]);
  const onChange = (event: FormEvent) => {
    const input = event.target;
    if (input instanceof HTMLInputElement && input.type === "checkbox") keepWithin(input, question);
    look();
  };
  return { form, answered, onChange };
}

function isAnswered(form: FormData, question: QuestionView): boolean {
  return question.parts.every(({ required, theme }) => !required || String(form.get(theme) ?? "").trim() !== "");
}

function keepWithin(input: HTMLInputElement, question: QuestionView) {
  const part = question.parts.find(({ theme }) => theme === input.name);
  if (part && input.form && new FormData(input.form).getAll(input.name).length > part.max) input.checked = false;
}
