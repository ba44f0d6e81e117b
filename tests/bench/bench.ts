// npm run bench: the shop's speed beside references and a peer on the same machine in the same run, its weight in bytes,
// and Lighthouse's opinion. Writes tests/bench/report.md where every bar is met; exits 1 where one is missed. `-- --quick`
// is a try of one round, and the committed report stays.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildWhereNeeded } from "../../supabase/local/worker/build.ts";
import { openHttpShop } from "../support/http-shop.ts";
import { reportAudits } from "./audits.ts";
import { reportComposing } from "./composing.ts";
import { buildPeer } from "./peer.ts";
import { type Builds, buildReference } from "./references.ts";
import { Report } from "./report.ts";
import { reportRoundTrips } from "./round-trips.ts";
import { quick } from "./rounds.ts";
import { buildSame } from "./same.ts";
import { reportSpeed } from "./speed.ts";
import { reportVaultGrowth } from "./vault-growth.ts";
import { reportWeight } from "./weight.ts";
import { ensureWrk } from "./wrk.ts";

ensureWrk();
buildWhereNeeded();
const shop = await openHttpShop();
const same = await buildSame(shop);
const builds: Builds = {
  shop: join(import.meta.dirname, "../../build"),
  template: buildReference("template"),
  hydrated: buildReference("hydrated"),
  same: same.build,
  peer: buildPeer(),
};

const report = new Report();
await reportComposing(report);
await reportSpeed(report, shop, builds, same.pages);
await reportAudits(report, shop, builds.hydrated);
await reportWeight(report, shop, builds);
await reportRoundTrips(report, shop);
await reportVaultGrowth(report, shop);
await shop.stop();
report.write(
  join(import.meta.dirname, "report.md"),
  `# The bench

Made by \`npm run bench\`. Times, rates and scores are the median of three rounds, in each of which every target was
measured once, in turn. A KiB is 1,024 bytes.`,
  { tail: readFileSync(join(import.meta.dirname, "limits.md"), "utf8"), short: quick },
);
process.exit(report.met ? 0 : 1);
