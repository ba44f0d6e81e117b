import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import type { Language } from "../../app/i18n/languages.ts";
import { signInCookies } from "../support/accounts.ts";
import { serveBare } from "../support/bare-worker.ts";
import { chromiumFlags, chromiumPath } from "../support/chromium.ts";
import type { HttpShop } from "../support/http-shop.ts";
import { type PageWeight, phone, weighPage } from "./page-weight.ts";
import { contentPages, interactivePages, type MeasuredPage, scriptBudget } from "./pages.ts";
import { servePeerFiles, startPeerBackend } from "./peer.ts";
import type { Builds } from "./references.ts";
import { kibibytes, type Report } from "./report.ts";
import { serverBundleBudget, serverBundleSize } from "./server-bundle.ts";

/** Bytes of the server's bundle and of every measured page, as Chromium fetches it. */
export async function reportWeight(report: Report, shop: HttpShop, builds: Builds): Promise<void> {
  report.size("server bundle, gzip", serverBundleSize(join(builds.shop, "server")), serverBundleBudget);

  const adminHome: MeasuredPage = { path: "/", host: "admin", cookies: await signInCookies(shop, "admin") };
  const pages = [
    ...contentPages.map((page) => ({ page, budget: scriptBudget.content })),
    ...[...interactivePages, adminHome].map((page) => ({ page, budget: scriptBudget.interactive })),
  ];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const weigh = async ({ path, host, cookies }: MeasuredPage, language: Language): Promise<PageWeight> => {
    const context = await browser.newContext(phone);
    const origin = shop.origin(host);
    const all = { welcomeShown: "1", "athar-lang": language, ...cookies };
    await context.addCookies(
      Object.entries(all).map(([name, value]) => ({
        name,
        value,
        url: origin,
      })),
    );
    const page = await context.newPage();
    const weight = await weighPage(page, () => page.goto(origin + path));
    await context.close();
    return weight;
  };

  const rows: string[][] = [];
  let home = "";
  for (const { page, budget } of pages) {
    const name = `${page.path.split("?")[0]}${page.host ? " of the admin app" : ""}`;
    const weight = await weigh(page, "en");
    report.size(`script of ${name}, brotli`, weight.scripts, budget);
    rows.push([name, ...sizesOf(weight)]);
    if (page.path !== "/home") continue;
    report.size("first view of /home on a phone", weight.total, 350);
    report.size("its largest picture", weight.largestPicture, 90);
    home = kibibytes(weight.scripts);
    report.size("fonts of /home in en", weight.fonts, 60);
    report.size("fonts of /home in ar", (await weigh(page, "ar")).fonts, 90);
  }
  const peer = await weighPeer(browser, builds.peer);
  rows.push(["/ of the peer, without what it fetches of Shopify's", ...sizesOf(peer)]);
  await browser.close();
  report.table(
    "Beside the peer, Hydrogen's starter (KiB)",
    ["what", "the shop", "the peer"],
    [
      [
        "server bundle, gzip",
        kibibytes(serverBundleSize(join(builds.shop, "server"))),
        kibibytes(serverBundleSize(join(builds.peer, "server"))),
      ],
      ["script of the home page, brotli", home, kibibytes(peer.scripts)],
    ],
  );
  report.table(
    "Bytes per page (KiB; HTML, CSS and script brotli, on a phone of 412 px at 1.75)",
    ["page", "HTML", "CSS", "script", "fonts", "pictures", "all"],
    rows,
  );
}

function sizesOf({ html, css, scripts, fonts, pictures, total }: PageWeight): string[] {
  return [html, css, scripts, fonts, pictures, total].map(kibibytes);
}

/** The first view of the peer's home page. */
async function weighPeer(browser: Browser, build: string): Promise<PageWeight> {
  const backend = await startPeerBackend();
  const worker = await serveBare({ folder: join(build, "server"), bindings: backend.bindings, cached: true });
  const files = await servePeerFiles(build, worker.url);
  const context = await browser.newContext(phone);
  await context.route(
    (url) => url.origin !== files.origin,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const weight = await weighPage(page, () => page.goto(files.origin));
  await context.close();
  files.stop();
  await worker.stop();
  backend.stop();
  return weight;
}
