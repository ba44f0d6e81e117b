import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { fingerprintWords } from "../bench/fingerprint.ts";
import { mainFormula, sitDown } from "../formula/person.ts";
import { stream } from "../formula/seed.ts";
import { readAnswers } from "../profile/answers.ts";
import { leaningsOf } from "../profile/target.ts";
import type { Answers } from "../types.ts";
import { sampleAnswers, sessionName } from "./sample.ts";

type Part = { from: number; to: number };

/** What everybody of the hard half answered: only the session tells their perfumes apart. */
const alike: Answers = {
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
 * The first 64 bits of the fingerprints of the sessions `from` to `to`, composed as far as the main formula: the same
 * formula, and so the same fingerprint, as compose() gives. Even sessions answer all alike, odd ones at random.
 */
export function fingerprintsOf({ from, to }: Part): BigUint64Array<ArrayBuffer> {
  const chance = stream(`twins from ${from}`);
  const prints = new BigUint64Array(to - from);
  const words = new Uint32Array(prints.buffer);
  const heard = leaningsOf(readAnswers(alike));
  for (let index = from; index < to; index++) {
    sitDown(index % 2 === 0 ? heard : leaningsOf(readAnswers(sampleAnswers(chance))), sessionName(index));
    const [a, b] = fingerprintWords(mainFormula(null).formula);
    words[2 * (index - from)] = a;
    words[2 * (index - from) + 1] = b;
  }
  return prints;
}

/** How many fingerprints occur more than once. */
export function repeatedIn(prints: BigUint64Array): number {
  const sorted = prints.slice().sort();
  let repeated = 0;
  for (let place = 1; place < sorted.length; place++) if (sorted[place] === sorted[place - 1]) repeated++;
  return repeated;
}

function searchPart(part: Part): Promise<BigUint64Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: part });
    worker.once("message", (prints: BigUint64Array) => resolve(prints));
    worker.once("error", reject);
  });
}

/** Composes `sessions` different sessions on `threads` cores and counts those whose fingerprint another one has. */
export async function searchTwins(sessions: number, threads: number): Promise<number> {
  const size = Math.ceil(sessions / threads);
  const parts = Array.from({ length: threads }, (_, thread) => ({
    from: thread * size,
    to: Math.min(sessions, (thread + 1) * size),
  }));
  const found = await Promise.all(parts.map(searchPart));
  const prints = new BigUint64Array(sessions);
  let filled = 0;
  for (const part of found) {
    prints.set(part, filled);
    filled += part.length;
  }
  return repeatedIn(prints);
}

function isPart(value: unknown): value is Part {
  return typeof value === "object" && value !== null && "from" in value && "to" in value;
}

if (!isMainThread && isPart(workerData)) {
  const prints = fingerprintsOf(workerData);
  parentPort?.postMessage(prints, [prints.buffer]);
}
