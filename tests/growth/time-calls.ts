import { seededRandom } from "../drill/seeded-random.ts";
import { adminOf, ownerOf } from "../integration/backend/callers.ts";
import { type Calls, callsOf, peopleOfRound } from "../support/calls.ts";
import type { FilledShop } from "./filled-shop.ts";

/** How long one call took, each time, in milliseconds. */
export type Timing = { caller: keyof Calls; name: string; times: number[] };

const rounds = 300;
const warmUps = 20;

/** Makes every call once a round, each round for other people of the past. */
export async function timeCalls(shop: FilledShop): Promise<Timing[]> {
  const accounts = { admin: await adminOf(shop), owner: await ownerOf(shop) };
  const timings = new Map<string, Timing>();
  for (const [round, number] of peopleOf(shop.sessions).entries()) {
    const calls = await callsOf(shop, accounts, number);
    for (const caller of ["visitor", "worker", "admin"] as const)
      for (const { name, run } of calls[caller]) {
        const timing = timings.get(name) ?? { caller, name, times: [] };
        timings.set(name, timing);
        const started = performance.now();
        await run();
        if (round >= warmUps) timing.times.push(performance.now() - started);
      }
  }
  return [...timings.values()];
}

/** Random numbers of people, one for each round; a small past has fewer rounds. */
function peopleOf(sessions: number): number[] {
  const groups = Math.floor(sessions / peopleOfRound) - 1;
  const random = seededRandom(sessions);
  const chosen = new Set<number>();
  while (chosen.size < Math.min(warmUps + rounds, groups)) chosen.add(random.between(1, groups));
  return [...chosen].map((group) => group * peopleOfRound);
}
