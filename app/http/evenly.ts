import { evenStep } from "../timings.ts";

/**
 * Does the work and answers at the next multiple of a fixed step, so that the time of an answer does not tell what the
 * work found (whether an address is known). Errors wait as long as results.
 */
export async function evenly<Result>(work: () => Promise<Result>, step: number = evenStep): Promise<Result> {
  const started = Date.now();
  const outcome = await work().then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );
  const spent = Date.now() - started;
  await new Promise((resolve) => setTimeout(resolve, step - (spent % step)));
  return outcome();
}
