// Against user enumeration by timing: an answer that depends on whether an address has an account is sent only at
// multiples of a fixed step, so that its time tells no more than its words.
import { failureTimingStep, timingStep } from "../../shop/timings.ts";

/**
 * Runs `work` and settles, with its result or its error, at the next multiple of `step` after the call.
 * @param step in milliseconds; longer than the work usually takes
 */
export async function quantizeTiming<Result>(work: () => Promise<Result>, step: number = timingStep): Promise<Result> {
  const started = Date.now();
  try {
    return await work();
  } finally {
    await nextStep(started, step);
  }
}

/** Makes failures alone wait, where success is no secret (a password was right): a result is passed on at once. */
export async function quantizeFailureTiming<Result>(
  work: () => Promise<Result>,
  step: number = failureTimingStep,
): Promise<Result> {
  const started = Date.now();
  try {
    return await work();
  } catch (error) {
    await nextStep(started, step);
    throw error;
  }
}

function nextStep(started: number, step: number): Promise<void> {
  const elapsed = Date.now() - started;
  return new Promise((resolve) => setTimeout(resolve, step - (elapsed % step)));
}
