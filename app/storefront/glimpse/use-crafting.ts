import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";

/** Milliseconds that each of the three messages is shown. */
const craftingMessageDuration = 700;

const stages = 3;

/** Whether both questions are answered, and the stage of the progress messages after submitting, null when idle. */
export function useCrafting() {
  const form = useRef<HTMLFormElement>(null);
  const [answered, setAnswered] = useState(true);
  const [stage, setStage] = useState<number | null>(null);
  const navigating = useNavigation().state !== "idle";
  const onChange = useCallback(() => {
    const choices = form.current && new FormData(form.current);
    if (choices) setAnswered(choices.has("scene") && choices.has("mood"));
  }, []);
  useEffect(onChange, [onChange]);
  useEffect(() => {
    if (stage === null || stage === stages) return;
    const timer = setTimeout(() => setStage(stage + 1), craftingMessageDuration);
    return () => clearTimeout(timer);
  }, [stage]);
  useEffect(() => {
    if (stage === stages && !navigating) setStage(null);
  }, [stage, navigating]);
  const onSubmit = useCallback(() => setStage(0), []);
  return { form, answered, onChange, stage: stage === null ? null : Math.min(stage, stages - 1), onSubmit };
}
