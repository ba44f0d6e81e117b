import { serveBare } from "../support/bare-worker.ts";
import { inRounds } from "./rounds.ts";

/** A built Worker, and how long each of its starts took until the first answer, in ms. */
export type StartUp = Parameters<typeof serveBare>[0] & { name: string; milliseconds: number[] };

export function measureStartUps(workers: readonly StartUp[]): Promise<void> {
  return inRounds(workers, async (worker) => {
    const { startedIn, stop } = await serveBare(worker);
    await stop();
    worker.milliseconds.push(startedIn);
  });
}
