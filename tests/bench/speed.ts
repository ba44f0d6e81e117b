import { join } from "node:path";
import { serveBare } from "../support/bare-worker.ts";
import { signingKey } from "../support/bindings.ts";
import type { HttpShop } from "../support/http-shop.ts";
import { median } from "../support/statistics.ts";
import { hello } from "./references.ts";
import type { Report } from "./report.ts";
import { measureStartUps, type StartUp } from "./start-up.ts";
import { measureSpeeds, type Speed } from "./wrk.ts";

/** The Worker alone on workerd, since the local simulator's own router costs more than a page from the cache. */
export async function reportSpeed(
  report: Report,
  { faults, backend }: HttpShop,
  builds: { shop: string; template: string },
): Promise<void> {
  const bindings = {
    SUPABASE_URL: faults.url,
    SUPABASE_PUBLISHABLE_KEY: backend.key,
    SUPABASE_WORKER_TOKEN: backend.workerToken,
    SIGNING_KEYS: signingKey,
    RATE_LIMITS: "off",
  };
  const shop: StartUp = {
    name: "the shop",
    folder: join(builds.shop, "server"),
    bindings,
    kv: "SESSIONS",
    milliseconds: [],
  };
  const template: StartUp = { name: "template", folder: join(builds.template, "server"), milliseconds: [] };
  const least: StartUp = { name: "hello", folder: hello, milliseconds: [] };
  const starts = [least, template, shop];
  await measureStartUps(starts);
  const longer = median(shop.milliseconds) / median(template.milliseconds);
  const said = `${median(shop.milliseconds).toFixed(0)} ms, ${longer.toFixed(2)} x ${median(template.milliseconds).toFixed(0)} ms`;
  report.row("start-up of the Worker until its first answer, against template", said, "<= 2.5 x", longer <= 2.5);

  const [helloWorker, templateWorker, shopWorker] = [
    await serveBare(least),
    await serveBare(template),
    await serveBare(shop),
  ];
  const headers = { Host: `shop.localhost:${shopWorker.port}`, Cookie: "welcomeShown=1; athar-lang=en" };
  const target = (name: string, worker: Speed["worker"], path: string): Speed => ({
    name,
    worker,
    path,
    headers: worker === shopWorker ? headers : {},
    perSecond: [],
    cpu: [],
  });
  const floor = target("hello", helloWorker, "/");
  const smallest = target("template", templateWorker, "/");
  const cached = target("a content page from the cache", shopWorker, "/tips");
  // A parameter that is not the page's own: there is no cached copy.
  const home = target("the home page, rendered", shopWorker, "/home?fresh");
  const question = target("a question page, rendered", shopWorker, "/maestro-journey");
  const targets = [floor, smallest, cached, home, question];
  await measureSpeeds(targets);
  await Promise.all([helloWorker, templateWorker, shopWorker].map((worker) => worker.stop()));

  const compare = (own: Speed, reference: Speed, bar: number) => {
    const [rate, least] = [median(own.perSecond), median(reference.perSecond)];
    const measured = `${rate.toFixed(0)}/s, ${(rate / least).toFixed(2)} x ${least.toFixed(0)}/s`;
    report.row(`${own.name}, against ${reference.name}`, measured, `>= ${bar} x`, rate / least >= bar);
  };
  compare(cached, floor, 0.5);
  compare(home, smallest, 0.45);
  compare(question, smallest, 0.4);
  report.table(
    "The Worker's speed (wrk -t1 -c16)",
    ["what", "requests a second, by round", "processor time of one, µs"],
    targets.map(({ name, perSecond, cpu }) => [
      name,
      perSecond.map((rate) => rate.toFixed(0)).join(", "),
      median(cpu).toFixed(0),
    ]),
  );
  report.table(
    "Start-up, from the start of the process to the Worker's first answer",
    ["what", "ms, by round"],
    starts.map(({ name, milliseconds }) => [name, milliseconds.map((time) => time.toFixed(0)).join(", ")]),
  );
}
