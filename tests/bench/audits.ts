import { startWorker } from "../../supabase/local/worker/worker.ts";
import { startEdge } from "../support/edge.ts";
import type { HttpShop } from "../support/http-shop.ts";
import { type AuditedPage, audit, medianAudit } from "./lighthouse.ts";
import type { Report } from "./report.ts";

const audited: { path: string; lcpBar: number }[] = [
  { path: "/home", lcpBar: 1.15 },
  { path: "/maestro-journey", lcpBar: 1 },
  { path: "/results", lcpBar: 1.15 },
  { path: "/maestro-vault", lcpBar: 1.15 },
];

/** Lighthouse on the shop's pages and on `hydrated`, both behind the same edge and the same server of built files. */
export async function reportAudits(report: Report, shop: HttpShop, hydrated: string): Promise<void> {
  const worker = await startWorker({ build: hydrated });
  const [referenceEdge, shopEdge] = [await startEdge(worker.port), await startEdge(shop.port)];
  const reference: AuditedPage = { name: "hydrated", address: `${referenceEdge.origin}/`, runs: [] };
  const pages = audited.map(({ path, lcpBar }): AuditedPage & { lcpBar: number } => ({
    name: path,
    address: `${shopEdge.origin}${path}?lang=en`,
    runs: [],
    lcpBar,
  }));
  await audit([reference, ...pages]);
  referenceEdge.stop();
  shopEdge.stop();
  await worker.stop();

  const bar = medianAudit(reference);
  for (const page of pages) {
    const { performance, accessibility, bestPractices, seo, lcp, tbt, cls } = medianAudit(page);
    const others = [accessibility, bestPractices, seo];
    const met = performance >= bar.performance - 2;
    report.row(`performance of ${page.name}, Lighthouse mobile`, `${performance}`, `>= ${bar.performance} - 2`, met);
    report.row(
      `its accessibility, best practices, SEO`,
      others.join(" / "),
      "100 / 100 / 100",
      others.every((score) => score === 100),
    );
    const later = lcp / bar.lcp;
    const said = `${lcp.toFixed(0)} ms, ${later.toFixed(2)} x ${bar.lcp.toFixed(0)} ms`;
    report.row(`LCP of ${page.name}, against hydrated`, said, `<= ${page.lcpBar} x`, later <= page.lcpBar);
    const blocked = `${tbt.toFixed(0)} ms`;
    report.row(`TBT of ${page.name}`, blocked, `<= ${bar.tbt.toFixed(0)} + 50 ms`, tbt <= bar.tbt + 50);
    report.row(`CLS of ${page.name}`, cls.toFixed(3), "<= 0.01", cls <= 0.01);
  }
  report.table(
    "Lighthouse, mobile, by round",
    ["page", "performance", "LCP, ms", "TBT, ms"],
    [reference, ...pages].map(({ name, runs }) => [
      name,
      runs.map((run) => run.performance).join(", "),
      runs.map((run) => run.lcp.toFixed(0)).join(", "),
      runs.map((run) => run.tbt.toFixed(0)).join(", "),
    ]),
  );
}
