/** Whether this is a short try. */
export const quick = process.argv.includes("--quick");

/** A figure counts by the median of three rounds: neither the best nor the worst moment of the machine decides. */
const rounds = quick ? 1 : 3;

/** Measures all targets in turn, round by round, so that a busy moment of the machine falls on all of them alike. */
export async function inRounds<Target>(
  targets: readonly Target[],
  measure: (target: Target) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) for (const target of targets) await measure(target);
}
