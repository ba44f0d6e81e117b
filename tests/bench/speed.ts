import { join } from "node:path";
import { type Bare, serveBare } from "../support/bare-worker.ts";
import { signingKey } from "../support/bindings.ts";
import type { HttpShop } from "../support/http-shop.ts";
import { median } from "../support/statistics.ts";
import { startPeerBackend } from "./peer.ts";
import { type Builds, hello } from "./references.ts";
import type { Report } from "./report.ts";
import { checkSame, type SamePage } from "./same.ts";
import { measureStartUps, type StartUp } from "./start-up.ts";
import { measureSpeeds, type Speed } from "./wrk.ts";

const startUpBar = 2.2;
const keptBar = 0.5;
const renderedBar = 0.7;

/** The Worker alone on workerd, since the local simulator's own router costs more than a page from the cache. */
export async function reportSpeed(
  report: Report,
  { faults, backend }: HttpShop,
  builds: Builds,
  pages: readonly SamePage[],
): Promise<void> {
  const bindings = {
    SUPABASE_URL: faults.url,
    SUPABASE_PUBLISHABLE_KEY: backend.key,
    SUPABASE_WORKER_TOKEN: backend.workerToken,
    SIGNING_KEYS: signingKey,
    RATE_LIMITS: "off",
  };
  const peerBackend = await startPeerBackend();
  const started = (name: string, folder: string, more: Partial<StartUp> = {}): StartUp => ({
    name,
    folder,
    milliseconds: [],
    ...more,
  });
  const least = started("hello", hello);
  const template = started("template", join(builds.template, "server"));
  const shop = started("the shop", join(builds.shop, "server"), { bindings, kv: "SESSIONS" });
  const peer = started("the peer", join(builds.peer, "server"), { bindings: peerBackend.bindings, cached: true });
  const starts = [least, template, shop, peer];
  await measureStartUps(starts);
  const longer = median(shop.milliseconds) / median(template.milliseconds);
  const said = `${median(shop.milliseconds).toFixed(0)} ms, ${longer.toFixed(2)} x ${median(template.milliseconds).toFixed(0)} ms`;
  report.row(
    "start-up of the Worker until its first answer, against template",
    said,
    `<= ${startUpBar} x`,
    longer <= startUpBar,
  );

  const [helloWorker, sameWorker, shopWorker, peerWorker] = [
    await serveBare(least),
    await serveBare({ folder: join(builds.same, "server") }),
    await serveBare(shop),
    await serveBare(peer),
  ];
  await checkSame(pages, sameWorker.url);
  const headers = { Host: `shop.localhost:${shopWorker.port}`, Cookie: "welcomeShown=1; athar-lang=en" };
  const target = (name: string, worker: Bare, path: string): Speed => ({
    name,
    worker,
    path,
    headers: worker === shopWorker ? headers : {},
    perSecond: [],
    cpu: [],
  });
  const floor = target("hello", helloWorker, "/");
  const kept = target("a content page from the cache", shopWorker, "/tips");
  const rendered = pages.map(({ name, path }) => ({
    own: target(`the ${name} page, rendered`, shopWorker, path),
    reference: target(`the ${name} page of same`, sameWorker, `/${name}`),
  }));
  const peerHome = target("the peer's home page, rendered", peerWorker, "/");
  const targets = [floor, kept, ...rendered.flatMap(({ own, reference }) => [own, reference]), peerHome];
  await measureSpeeds(targets);
  await Promise.all([helloWorker, sameWorker, shopWorker, peerWorker].map((worker) => worker.stop()));
  peerBackend.stop();

  const compare = (own: Speed, reference: Speed, bar: number) => {
    const [rate, its] = [median(own.perSecond), median(reference.perSecond)];
    const measured = `${rate.toFixed(0)}/s, ${(rate / its).toFixed(2)} x ${its.toFixed(0)}/s`;
    report.row(`${own.name}, against ${reference.name}`, measured, `>= ${bar} x`, rate / its >= bar);
  };
  compare(kept, floor, keptBar);
  for (const { own, reference } of rendered) compare(own, reference, renderedBar);
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
  report.table(
    "What both pages send, without the router's scripts",
    ["page", "elements", "attributes"],
    pages.map(({ name, size }) => [name, String(size.elements), String(size.attributes)]),
  );
}
