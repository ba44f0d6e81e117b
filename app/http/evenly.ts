import { evenStep, refusalStep } from "../timings.ts";

/**
 * Does the work and answers at the next multiple of a fixed step, so that the time of an answer does not tell what the
 * work found (whether an address is known). Errors wait as long as results.
 */
export async function evenly<Result>(work: () => Promise<Result>, step: number = evenStep): Promise<Result> {
  const started = Date.now();
  try {
    return await work();
  } finally {
    await untilNext(started, step);
  }
}

/** The same for work whose success tells everything anyway: only its errors wait. */
export async function refuseEvenly<Result>(work: () => Promise<Result>, step: number = refusalStep): Promise<Result> {
  const started = Date.now();
  try {
    return await work();
  } catch (error) {
    await untilNext(started, step);
    throw error;
  }
}

function untilNext(started: number, step: number): Promise<void> {
  const spent = Date.now() - started;
  return new Promise((resolve) => setTimeout(resolve, step - (spent % step)));
}
