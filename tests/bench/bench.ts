// npm run bench: the shop's speed beside three references on the same machine in the same run, its weight in bytes, and
// Lighthouse's opinion. Writes tests/bench/report.md; exits 1 where a bar is missed.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openHttpShop } from "../support/http-shop.ts";
import { reportAudits } from "./audits.ts";
import { reportComposing } from "./composing.ts";
import { buildReference } from "./references.ts";
import { cores, Report } from "./report.ts";
import { reportRoundTrips } from "./round-trips.ts";
import { reportSpeed } from "./speed.ts";
import { reportVaultGrowth } from "./vault-growth.ts";
import { reportWeight } from "./weight.ts";
import { ensureWrk } from "./wrk.ts";

ensureWrk();
const root = join(import.meta.dirname, "../..");
execFileSync("npm", ["run", "--silent", "build"], { cwd: root, stdio: "inherit" });
const builds = {
  shop: join(root, "build"),
  template: buildReference("template"),
  hydrated: buildReference("hydrated"),
};

const report = new Report();
await reportComposing(report);
const shop = await openHttpShop();
await reportSpeed(report, shop, builds);
await reportAudits(report, shop, builds.hydrated);
await reportWeight(report, shop, builds.shop);
await reportRoundTrips(report, shop);
await reportVaultGrowth(report, shop);
await shop.stop();
report.write(
  join(import.meta.dirname, "report.md"),
  `# The bench

Made by \`npm run bench\` on ${cores()} cores. Times, rates and scores are the median of three rounds, in each of
which every target was measured once, in turn.`,
  readFileSync(join(import.meta.dirname, "limits.md"), "utf8"),
);
process.exit(report.met ? 0 : 1);
