import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { Language } from "../../app/i18n/languages.ts";
import { signInCookies } from "../support/accounts.ts";
import { chromiumFlags, chromiumPath } from "../support/chromium.ts";
import type { HttpShop } from "../support/http-shop.ts";
import { type PageWeight, phone, weighPage } from "./page-weight.ts";
import { contentPages, interactivePages, type MeasuredPage, scriptBudget } from "./pages.ts";
import { kilobytes, type Report } from "./report.ts";
import { serverBundleSize } from "./server-bundle.ts";

/** Bytes of the server's bundle and of every measured page, as Chromium fetches it. */
export async function reportWeight(report: Report, shop: HttpShop, build: string): Promise<void> {
  report.size("server bundle, gzip", serverBundleSize(join(build, "server")), 600);

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
  for (const { page, budget } of pages) {
    const name = `${page.path.split("?")[0]}${page.host ? " of the admin app" : ""}`;
    const weight = await weigh(page, "en");
    report.size(`script of ${name}, brotli`, weight.scripts, budget);
    const { html, css, scripts, fonts, pictures, total } = weight;
    rows.push([name, ...[html, css, scripts, fonts, pictures, total].map(kilobytes)]);
    if (page.path !== "/home") continue;
    report.size("first view of /home on a phone", total, 350);
    report.size("its largest picture", weight.largestPicture, 90);
    report.size("fonts of /home in en", fonts, 60);
    report.size("fonts of /home in ar", (await weigh(page, "ar")).fonts, 90);
  }
  await browser.close();
  report.table(
    "Bytes per page (kB; HTML, CSS and script brotli, on a phone of 412 px at 1.75)",
    ["page", "HTML", "CSS", "script", "fonts", "pictures", "all"],
    rows,
  );
}
