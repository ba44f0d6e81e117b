// A hundred orders by card through a production build and a second, empty shop, whose backend or Worker is killed in each
// of them between the press that places it and the word that it is paid. Meanwhile those who take the cards tell the shop
// what was paid as they do: again and again until it is heard. At the end every order must be there once and be paid once.
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startBackend } from "../../supabase/local/backend.ts";
import { freePort } from "../../supabase/local/http/ports.ts";
import { buildWhereNeeded } from "../../supabase/local/worker/build.ts";
import { startCardServices } from "../support/card-services.ts";
import { writeSection } from "./report.ts";
import { startService } from "./restartable.ts";
import { seededRandom } from "./seeded-random.ts";
import { Visitor } from "./visitor.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { report: { type: "string" } } });
const orders = 100;
const seed = Number(positionals[0] ?? Date.now() % 100_000);
const random = seededRandom(seed);
const folder = mkdtempSync(join(tmpdir(), "athar-drill-"));
const directory = join(folder, "backend");

buildWhereNeeded();
const started = Date.now();
const cards = await startCardServices();
const [port, backendPort] = [await freePort(), await freePort()];
const address = `http://127.0.0.1:${backendPort}`;
const variables = JSON.stringify(cards.bindings);
const backend = await startService("backend", backendPort, directory);
const worker = await startService("Worker", port, join(folder, "worker"), address, directory, variables);

let selling = true;
let told = 0;
/** Tells what waits, some of it twice and not in its order. */
async function deliverWebhooks() {
  while (selling || cards.webhooks.length > 0) {
    const webhook = random.oneOf([...cards.webhooks, null]);
    const heard = webhook && (await tell(webhook));
    if (heard && random.between(1, 3) > 1) cards.webhooks.splice(cards.webhooks.indexOf(webhook), 1);
    await pause(random.between(20, 200));
  }
}

function tell({ path, headers, body }: (typeof cards.webhooks)[number]): Promise<boolean> {
  told += 1;
  const options = { host: "127.0.0.1", port, path, method: "POST", agent: false, timeout: 5000 };
  return new Promise((resolve) => {
    const call = request({ ...options, headers: { ...headers, host: `shop.localhost:${port}` } }, (answer) => {
      answer.resume().on("close", () => resolve(answer.statusCode === 200));
    });
    call.on("timeout", () => call.destroy());
    call.on("error", () => resolve(false));
    call.end(body);
  });
}

const telling = deliverWebhooks();
const faults: string[] = [];
const secrets: string[] = [];
for (let number = 1; number <= orders; number += 1) {
  const visitor = new Visitor(port, seededRandom(seed + number), "en");
  let killed = Promise.resolve();
  const killOne = async () => {
    await pause(random.between(0, 250));
    await random.oneOf([backend, worker]).kill(random.between(0, 500));
  };
  await visitor
    .buys("/product/harbour-at-dawn", () => {
      killed = killOne();
    })
    .then(
      ({ secret }) => void secrets.push(secret),
      (error: unknown) => void faults.push(`Order ${number}: ${error}`),
    );
  await killed;
}
selling = false;
await telling;
await worker.stop();
await backend.stop();

const shop = await startBackend({ directory });
const stored = await shop.sql<{ secret: string; number: string; right: boolean }>(
  `select kept.secret, kept.number, kept.paid = kept.total and kept.state = 'received' and (
      select count(*) = 1 and sum(event.paid) = kept.total from public.order_events as event
      where event.order_id = kept.id and event.paid is not null
    ) as "right"
  from public.orders as kept`,
);
const letters = await shop.sql<{ letters: number }>(
  "select count(*)::int as letters from private.outbox_letters where kind in ('received', 'paid')",
);
await shop.stop();
await cards.stop();
rmSync(folder, { recursive: true, force: true });

const taken = cards.pages.filter(({ charge }) => charge);
const numbers = new Set(stored.map(({ number }) => number));
const lost = secrets.filter((secret) => !stored.some((order) => order.secret === secret && order.right));
faults.push(...lost.map((secret) => `Not there, or not paid once: ${secret}`));
if (stored.length !== orders) faults.push(`${stored.length} orders are stored`);
if (numbers.size !== stored.length) faults.push("Two orders have one number");
if (taken.length !== orders) faults.push(`${taken.length} cards were charged`);
if (letters[0]?.letters !== 2 * orders) faults.push(`${letters[0]?.letters} letters were written`);

const text = writeSection(
  values.report ?? join(import.meta.dirname, "report.md"),
  "## Orders, on the embedded backend",
  `PGlite on disk; seed ${seed}, one order after the other.

| what | counted |
| --- | --- |
| orders that were placed and paid | ${secrets.length} of ${orders} in ${Math.round((Date.now() - started) / 1000)} s |
| killed between "place" and "paid", times | backend ${backend.kills}, Worker ${worker.kills} |
| orders stored, their numbers, cards charged | ${stored.length}, ${numbers.size}, ${taken.length} |
| pages that were opened, webhooks that were sent | ${cards.pages.length}, ${told} |
| letters "received" and "paid" that were written | ${letters[0]?.letters} |
| orders lost, doubled, paid twice or free, and other faults | ${faults.length} |
`,
  faults.length === 0,
);
console.log([text, ...faults.slice(0, 20)].join("\n"));
process.exit(faults.length === 0 ? 0 : 1);
