import { z } from "zod";
import { signInCookies } from "../support/accounts.ts";
import type { HttpShop } from "../support/http-shop.ts";
import type { Report } from "./report.ts";

const logged = z.object({ path: z.string(), trips: z.number() });

/** How many times a page that finds nothing in memory waits for the backend, one time after the other. */
export async function reportRoundTrips(report: Report, shop: HttpShop): Promise<void> {
  const guest = ["/home", "/maestro-vault", "/product/night-of-the-caravan", "/maestro-journey", "/tips"];
  for (const path of guest) {
    await shop.restart();
    await shop.ask("/healthz");
    const trips = await tripsOf(shop, path, {});
    report.row(`backend round trips of ${path}, guest, nothing remembered`, String(trips), "<= 1", trips <= 1);
  }
  for (const path of ["/home", "/maestro-journey", "/results"]) {
    await shop.restart();
    const trips = await tripsOf(shop, path, await signInCookies(shop, "shop"));
    report.row(`backend round trips of ${path}, signed in`, String(trips), "<= 2", trips <= 2);
  }
}

/** The Worker counts them and logs the number with the request; calls at the same time are one. */
async function tripsOf(shop: HttpShop, path: string, cookies: Record<string, string>): Promise<number> {
  const { status } = await shop.ask(path, { cookies });
  if (status !== 200) throw new Error(`${path}: ${status}`);
  const line = shop.logs.findLast((each) => each.includes(`"path":"${path}"`));
  return logged.parse(JSON.parse(line ?? "")).trips;
}
