import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { createComposer } from "../../app/maestro/formula/composer.ts";
import { hashFormula } from "../../app/maestro/formula/fingerprint.ts";
import { briefOf } from "../../app/maestro/profile/brief.ts";
import type { Answers } from "../../app/maestro/types.ts";
import { randomStream } from "./random-stream.ts";
import { randomAnswers, sessionId } from "./samples.ts";

/** Sessions by their numbers, `to` not included. */
type Range = { from: number; to: number };

/** What every other session answers: only the session's id tells these perfumes apart. */
const sameAnswers: Answers = {
  gender: "women",
  families: ["oriental", "floral"],
  time_of_day: "night",
  occasions: ["special"],
  persona: ["elegant"],
  strength: 7,
  season: ["winter"],
  environment: ["desert"],
  colors: ["amber"],
};

/**
 * The first 64 bits of the fingerprints of a range of sessions, composed as far as the first formula. Even sessions
 * answer all the same, odd ones at random.
 */
export function hashSessions({ from, to }: Range): BigUint64Array<ArrayBuffer> {
  const random = randomStream(`twins from ${from}`);
  const hashes = new BigUint64Array(to - from);
  const words = new Uint32Array(hashes.buffer);
  const sameBrief = briefOf(sameAnswers);
  for (let index = from; index < to; index++) {
    const brief = index % 2 === 0 ? sameBrief : briefOf(randomAnswers(random));
    const [a, b] = hashFormula(createComposer(brief, sessionId(index)).premiere(null));
    words[2 * (index - from)] = a;
    words[2 * (index - from) + 1] = b;
  }
  return hashes;
}

/** How many hashes stood in the list before. */
export function countRepeated(hashes: BigUint64Array): number {
  const sorted = hashes.slice().sort();
  let repeated = 0;
  for (let index = 1; index < sorted.length; index++) if (sorted[index] === sorted[index - 1]) repeated++;
  return repeated;
}

function hashInWorker(range: Range): Promise<BigUint64Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: range });
    worker.once("message", (hashes: BigUint64Array) => resolve(hashes));
    worker.once("error", reject);
  });
}

/** Composes different sessions on several threads and counts those whose fingerprint another one has. */
export async function countCollisions(sessions: number, threads: number): Promise<number> {
  const size = Math.ceil(sessions / threads);
  const ranges = Array.from({ length: threads }, (_, thread) => ({
    from: thread * size,
    to: Math.min(sessions, (thread + 1) * size),
  }));
  const found = await Promise.all(ranges.map(hashInWorker));
  const hashes = new BigUint64Array(sessions);
  let filled = 0;
  for (const part of found) {
    hashes.set(part, filled);
    filled += part.length;
  }
  return countRepeated(hashes);
}

function isRange(value: unknown): value is Range {
  return typeof value === "object" && value !== null && "from" in value && "to" in value;
}

if (!isMainThread && isRange(workerData)) {
  const hashes = hashSessions(workerData);
  parentPort?.postMessage(hashes, [hashes.buffer]);
}
