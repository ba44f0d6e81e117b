import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { currentBuild } from "../../../supabase/local/worker/build.ts";
import { type LocalWorker, startWorker } from "../../../supabase/local/worker/worker.ts";
import { signingKey } from "../../support/bindings.ts";
import { deployedHouse, deployedVariables } from "../../support/deployment.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

const tokens = { SUPABASE_WORKER_TOKEN: "0", SIGNING_KEYS: signingKey };

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

  test("a cookie of a deployment's name, which nothing here has set, counts for nothing", async () => {
    const { status } = await shop.ask("/home", { headers: { cookie: "__Host-welcomeShown=1" } });
    expect(status).toBe(302);
  });
});

describe("in a deployment", () => {
  let worker: LocalWorker;
  const lines: string[] = [];
  beforeAll(async () => {
    const bindings = { ...deployedVariables, ...tokens };
    worker = await startWorker({ build: currentBuild(), bindings, log: (line) => lines.push(line) });
  });
  afterAll(() => worker.stop());

  const setting = [
    ["/welcome", ""],
    ["/language", "language=ar"],
    ["/currency", "currency=SAR"],
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
        const { cookies } = await post(worker.port, path, form, headers);
        expect(cookies, lines.join("\n")).toHaveLength(1);
        for (const cookie of cookies)
          expect(cookie).toMatch(/^__Host-[\w-]+=\w+;( Max-Age=\d+;)? Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      }
    },
  );

  test("a cookie without the prefix, which another host could have set, counts for nothing", async () => {
    expect((await ask(worker.port, "/home", { cookie: "welcomeShown=1" })).location).toMatch(/^\/welcome/);
    expect((await ask(worker.port, "/home", { cookie: "__Host-welcomeShown=1" })).status).not.toBe(302);
  });
});

describe("a deployment with placeholders", () => {
  test("refuses every request and names each, with what belongs there", async () => {
    const lines: string[] = [];
    const left = (what: string) => ({ ar: what, en: what, fr: what, ru: what });
    const HOUSE = {
      seller: left("FILL IN: registered name and postal address, in four languages and of some length"),
      database: left("FILL IN: city and country of the Supabase project, in four languages"),
      registration: "FILL IN: the number in the commercial register",
      email: { ...deployedHouse.email, house: "atelier@your-shop.example" },
      bank: { holder: "EXAMPLE – no real account", iban: "SA03 8000 0000 6080 1016 7519", swift: "EXAMSARI" },
    };
    const bindings = { ...deployedVariables, SUPABASE_URL: "http://127.0.0.1:54321", HOUSE, ...tokens };
    const worker = await startWorker({ build: currentBuild(), bindings, log: (line) => lines.push(line) });
    try {
      for (const path of ["/home", "/healthz", "/own", "/robots.txt"])
        expect((await ask(worker.port, path)).status).toBe(500);
      const log = lines.join("\n");
      for (const wanted of [
        "SUPABASE_URL: an address on the internet",
        ...["ar", "en", "fr", "ru"].map((language) => `HOUSE.seller.${language}: registered name`),
        ...["ar", "en", "fr", "ru"].map((language) => `HOUSE.database.${language}: city and country`),
        "HOUSE.registration: the number in the commercial register",
        "HOUSE.email.house: an address on the internet",
        "HOUSE.bank.holder: your own, not an example",
        "HOUSE.bank.iban: an account of your own",
      ])
        expect(log).toContain(wanted);
    } finally {
      await worker.stop();
    }
  });
});

type Told = { status: number; location: string; cookies: string[] };

function ask(port: number, path: string, headers: Record<string, string> = {}, body?: string): Promise<Told> {
  const method = body === undefined ? "GET" : "POST";
  return new Promise((resolve, reject) => {
    const all = { host: deployedVariables.SHOP_HOST, ...headers };
    request({ host: "127.0.0.1", port, path, method, headers: all }, (response) => {
      response.resume().on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? "",
          cookies: response.headers["set-cookie"] ?? [],
        }),
      );
    })
      .on("error", reject)
      .end(body);
  });
}

/** As a browser that leaves the origin out: without TLS before it, the Worker here reads its own address as http. */
function post(port: number, path = "", form = "", headers: Record<string, string> = {}): Promise<Told> {
  const own = { "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" };
  return ask(port, path, { ...own, ...headers }, form);
}
