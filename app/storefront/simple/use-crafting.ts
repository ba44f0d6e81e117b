import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { craftingStep } from "../../timings.ts";

const stages = 3;

/** Whether both questions have an answer, and the stage of the Maestro's work while he has not shown it (null otherwise). */
export function useCrafting() {
  const form = useRef<HTMLFormElement>(null);
  const [answered, setAnswered] = useState(true);
  const [stage, setStage] = useState<number | null>(null);
  const busy = useNavigation().state !== "idle";
  const look = useCallback(() => {
    const given = form.current && new FormData(form.current);
    if (given) setAnswered(given.has("scene") && given.has("mood"));
  }, []);
  useEffect(look, [look]);
  useEffect(() => {
    if (stage === null) return;
    if (stage === stages) {
      if (!busy) setStage(null);
      return;
    }
    const timer = setTimeout(() => setStage(stage + 1), craftingStep);
    return () => clearTimeout(timer);
  }, [stage, busy]);
  const craft = useCallback(() => setStage(0), []);
  return { form, answered, look, stage: stage === null ? null : Math.min(stage, stages - 1), craft };
}
