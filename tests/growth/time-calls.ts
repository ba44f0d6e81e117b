import { seededRandom } from "../drill/seeded-random.ts";
import { adminOf, ownerOf } from "../integration/backend/callers.ts";
import { type Call, type Calls, callsOf, peopleOfRound } from "../support/calls.ts";
import type { FilledShop } from "./filled-shop.ts";

/** How long one call took, each time, in milliseconds. */
export type Timing = { caller: keyof Calls; name: string; times: number[] };

const rounds = 300;
const warmUps = 20;

/**
 * Makes every call once a round, each round for other people of the past, and a round at every size one after the other:
 * what the machine itself becomes slower or faster by meets all sizes alike. One list of timings for each shop.
 */
export async function timeCalls(shops: readonly FilledShop[]): Promise<Timing[][]> {
  const open = await Promise.all(
    shops.map(async (shop) => ({
      shop,
      accounts: { admin: await adminOf(shop), owner: await ownerOf(shop) },
      people: peopleOf(shop.sessions),
      timings: new Map<string, Timing>(),
    })),
  );
  const least = Math.min(...open.map(({ people }) => people.length));
  for (let round = 0; round < least; round += 1) {
    const turns = await Promise.all(
      open.map(async ({ shop, accounts, people, timings }) => ({
        calls: await callsOf(shop, accounts, people[round] ?? 0),
        timings,
      })),
    );
    // Whose turn is first goes round as well.
    const order = turns.map((_, index) => (index + round) % turns.length).flatMap((index) => turns[index] ?? []);
    for (const { calls, timings } of order)
      for (const caller of ["visitor", "worker", "admin"] as const)
        for (const call of calls[caller]) await timeCall(timings, caller, call, round >= warmUps);
  }
  return open.map(({ timings }) => [...timings.values()]);
}

async function timeCall(timings: Map<string, Timing>, caller: keyof Calls, call: Call, counts: boolean): Promise<void> {
  const timing = timings.get(call.name) ?? { caller, name: call.name, times: [] };
  timings.set(call.name, timing);
  const started = performance.now();
  await call.run();
  if (counts) timing.times.push(performance.now() - started);
}

/** Random numbers of people, one for each round; a small past has fewer rounds. */
function peopleOf(sessions: number): number[] {
  const groups = Math.floor(sessions / peopleOfRound) - 1;
  const random = seededRandom(sessions);
  const chosen = new Set<number>();
  while (chosen.size < Math.min(warmUps + rounds, groups)) chosen.add(random.between(1, groups));
  return [...chosen].map((group) => group * peopleOfRound);
}
