import { afterAll, beforeAll, describe, expect, test } from "vitest";
import welcome from "../../../app/i18n/locales/ar/welcome.json" with { type: "json" };
import { type DeployedWorker, startDeployed } from "../../support/deployed-worker.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

describe("on this machine", () => {
  let shop: HttpShop;
  beforeAll(async () => {
    shop = await openHttpShop();
  });
  afterAll(() => shop.stop());

  test("Safari keeps the welcome cookie at home", async () => {
    const { cookies } = await shop.ask("/welcome", { form: {}, welcomed: false });
    expect(cookies).toEqual(["welcomeShown=1; Path=/; HttpOnly; SameSite=Lax"]);
    const home = await shop.ask("/home", { headers: { cookie: "welcomeShown=1" } });
    expect(home.status).toBe(200);
    const unseen = await shop.ask("/home", { welcomed: false });
    expect(unseen.headers.location).toMatch(/^\/welcome/);
  });

  // goread#116, iv-cbv-payroll#958
  test("a browser that keeps no cookies is told so, and one that keeps them again goes on", async () => {
    const ask = async (path: string, cookie: string | null, form?: Record<string, string>) =>
      await shop.ask(path, { form, welcomed: false, headers: cookie === null ? {} : { cookie } });
    const next = "/tips";
    const gate = await ask(next, null);
    const door = gate.headers.location ?? "";
    const asked = await ask(door, null);
    expect(asked.cookies).toEqual(["welcomeShown=0; Path=/; HttpOnly; SameSite=Lax"]);
    expect(asked.body).not.toContain(welcome.cookies.title);
    const refused = await ask(door, null, { next });
    expect(refused.headers.location).toMatch(/^\/welcome\?refused=/);
    const told = await ask(refused.headers.location ?? "", null);
    expect(told.body).toContain(welcome.cookies.title);
    expect(told.body).toMatch(/role="alert"[^>]* autofocus/i);
    const kept = await ask(door, "welcomeShown=0", { next });
    expect(kept.headers.location).toBe(next);
    const after = await ask(refused.headers.location ?? "", "welcomeShown=1");
    expect(after.headers.location).toBe(next);
  });

  test("a cookie of a deployment's name, which nothing here has set, counts for nothing", async () => {
    const { status } = await shop.ask("/home", { headers: { cookie: "__Host-welcomeShown=1" } });
    expect(status).toBe(302);
  });
});

describe("in a deployment", () => {
  let worker: DeployedWorker;
  beforeAll(async () => {
    worker = await startDeployed();
  });
  afterAll(() => worker.stop());

  const setting = [
    ["/welcome", ""],
    ["/language", "language=ar"],
    ["/currency", "currency=SAR"],
    ["/country", "country=KW"],
  ];
  // Whatever a request says of where it was sent to.
  const forged: Record<string, string>[] = [
    {},
    { "x-forwarded-host": "shop.localhost", "x-forwarded-proto": "http" },
    { forwarded: "host=shop.localhost;proto=http" },
  ];

  test.each(setting)(
    "%s sets a cookie that no other host and nobody on the way can read or set",
    async (path, form) => {
      for (const headers of forged) {
        const { cookies } = await post(worker, path, form, headers);
        expect(cookies, worker.lines.join("\n")).toHaveLength(1);
        for (const cookie of cookies)
          expect(cookie).toMatch(/^__Host-[\w-]+=\w+;( Max-Age=\d+;)? Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      }
    },
  );

  test("a cookie without the prefix, which another host could have set, counts for nothing", async () => {
    expect((await worker.ask("/home", { cookie: "welcomeShown=1" })).location).toMatch(/^\/welcome/);
    expect((await worker.ask("/home", { cookie: "__Host-welcomeShown=1" })).status).not.toBe(302);
  });
});

/** As a browser that leaves the origin out: without TLS before it, the Worker here reads its own address as http. */
function post(worker: DeployedWorker, path = "", form = "", headers: Record<string, string> = {}) {
  const own = { "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" };
  return worker.ask(path, { ...own, ...headers }, form);
}
