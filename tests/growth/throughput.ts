import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { serveBare } from "../support/bare-worker.ts";
import { bindingsOf } from "../support/bindings.ts";
import { cpuOf, memoryOf, type Watched } from "../support/processes.ts";
import { quantile } from "../support/statistics.ts";
import { Crowd } from "./crowd.ts";
import type { FilledShop } from "./filled-shop.ts";
import { startWith } from "./start-with.ts";

/** Milliseconds within which 99 of 100 documents are there. */
export const documentBar = 250;

export type Load = {
  /** In the shop at the same time, before there are more. */
  visitors: number;
  /** Seconds that they look at a page. */
  pause: number;
  /** Seconds that a step is measured, once it has settled. */
  seconds: number;
  /** Not more steps than these. */
  steps: number;
};

export const processNames = ["Worker", "gateway", "PostgreSQL", "visitors"] as const;
type Process = (typeof processNames)[number];

/** What was seen while so many visitors came every second. */
export type Step = {
  perSecond: number;
  inside: number;
  /** Milliseconds of each document and of each form in the seconds that were measured. */
  documents: number[];
  forms: number[];
  seconds: number;
  errors: string[];
  /** Percent of one core. */
  cpu: Record<Process, number>;
  /** Megabytes, every half second. */
  memory: Record<Process, number[]>;
};

/**
 * The built Worker on bare workerd before the filled shop, with a crowd in it and then more and more, until documents are
 * late or an answer is an error.
 */
export async function raiseLoad(
  shop: FilledShop,
  { visitors, pause, seconds, steps: mostSteps }: Load,
  cleanup: AsyncDisposableStack,
): Promise<Step[]> {
  const folder = join(import.meta.dirname, "../../build/server");
  const worker = await startWith(cleanup, () => serveBare({ folder, bindings: bindingsOf(shop), kv: "SESSIONS" }));
  const crowd = new Crowd(worker.port, pause);
  cleanup.defer(() => crowd.close());
  const processes = {
    Worker: { pid: worker.pid },
    gateway: { pid: shop.gateway },
    PostgreSQL: { pid: shop.postgres, withChildren: true },
    visitors: { pid: process.pid },
  };
  const steps: Step[] = [];
  let perSecond = visitors / crowd.visit;
  while (steps.every(holds) && steps.length < mostSteps) {
    console.log(`${perSecond.toFixed(1)} visitors a second ...`);
    steps.push(await takeStep(crowd, perSecond, seconds, processes));
    perSecond *= 1.5;
  }
  return steps;
}

/** Lets visitors in at a rate until as many leave as come, then watches. */
async function takeStep(
  crowd: Crowd,
  perSecond: number,
  seconds: number,
  processes: Record<Process, Watched>,
): Promise<Step> {
  crowd.arrive(perSecond);
  await sleep(crowd.visit * 1000);
  const settling = crowd.observe();
  const memory = byProcess((): number[] => []);
  const watch = setInterval(() => {
    for (const name of processNames) memory[name].push(memoryOf(processes[name]));
  }, 500);
  const before = byProcess((name) => cpuOf(processes[name]));
  await sleep(seconds * 1000);
  const cpu = byProcess((name) => (cpuOf(processes[name]) - before[name]) / (10 * seconds));
  clearInterval(watch);
  const { answers, faults } = crowd.observe();
  const wrong = [...settling.answers, ...answers].filter(({ status }) => status !== 200 && status !== 303);
  return {
    perSecond,
    inside: crowd.inside,
    documents: answers.filter(({ form }) => !form).map(({ ms }) => ms),
    forms: answers.filter(({ form }) => form).map(({ ms }) => ms),
    seconds,
    errors: [...settling.faults, ...faults, ...wrong.map(({ status }) => `answered ${status}`)],
    cpu,
    memory,
  };
}

function holds({ errors, documents }: Step): boolean {
  return errors.length === 0 && quantile(documents, 0.99) < documentBar;
}

function byProcess<Value>(measure: (name: Process) => Value): Record<Process, Value> {
  return {
    Worker: measure("Worker"),
    gateway: measure("gateway"),
    PostgreSQL: measure("PostgreSQL"),
    visitors: measure("visitors"),
  };
}
