// `npm run smoke -- https://your.shop`: whether a deployed shop and its admin app open. It only reads, so it is safe to run
// against production, and against `npm start` (http://shop.localhost:8787). The shop must not be closed for maintenance.
import assert from "node:assert/strict";
import { test } from "node:test";
import { hostsOf } from "../../app/http/hosts.ts";
import { direction, languages } from "../../app/i18n/languages.ts";
import { get } from "./get.ts";

const [address] = process.argv.slice(2);
if (!address || !URL.canParse(address)) {
  console.error("Name the shop: npm run smoke -- https://your.shop");
  process.exit(1);
}
const shop = new URL(address);
const admin = new URL(hostsOf(shop.host).adminOrigin);

const welcomed = { welcomeShown: "1" };

/** Without the page in the message, which `assert.match` would print whole. */
function contains(page: string, pattern: RegExp) {
  assert.ok(pattern.test(page), `The page lacks ${pattern}`);
}

for (const [app, base] of Object.entries({ shop, admin })) {
  test(`${app}: the Worker answers, and so does the backend behind it`, async () => {
    const health = await get(base, "/healthz");
    assert.deepEqual([health.status, health.body], [200, "ok"]);
    const ready = await get(base, "/readyz");
    assert.equal(ready.status, 200, "the backend does not answer");
    // Behind it stands what will need a hand before long, such as a token that ends.
    assert.equal(ready.body.split("\n")[0], "ready");
  });
}

test("a new visitor is welcomed", async () => {
  const { status, headers } = await get(shop, "/home");
  assert.deepEqual([status, headers.location], [302, "/welcome"]);
  const page = await get(shop, "/welcome");
  assert.equal(page.status, 200);
  contains(page.body, /<form[^>]* method="post"/);
});

for (const language of languages) {
  test(`the home page opens in ${language}, with its security headers`, async () => {
    const { status, headers, body } = await get(shop, "/home", { ...welcomed, "athar-lang": language });
    assert.equal(status, 200);
    contains(body, new RegExp(`<html [^>]*lang="${language}" [^>]*dir="${direction(language)}"`));
    contains(body, /<h1/);
    assert.match(headers["strict-transport-security"] ?? "", /max-age=\d{8}/);
    assert.match(String(headers["content-security-policy"]), /^default-src 'none';/);
    assert.equal(headers["x-content-type-options"], "nosniff");
    assert.equal(headers["x-frame-options"], "DENY");
  });
}

test("the files of a page arrive, and may be kept for good", async () => {
  const { body } = await get(shop, "/maestro-journey", welcomed);
  const files = new Set([...body.matchAll(/(?:href|src)="(\/assets\/[^"#]+)/g)].map(([, path = ""]) => path));
  assert.ok(files.size > 1, "a page that needs React has styles and scripts");
  for (const path of files) {
    const { status, headers } = await get(shop, path);
    assert.deepEqual([path, status], [path, 200]);
    assert.match(headers["cache-control"] ?? "", /immutable/);
  }
});

test("the journey asks its first question", async () => {
  const { status, body } = await get(shop, "/maestro-journey", welcomed);
  assert.equal(status, 200);
  contains(body, /<input [^>]*name="step" [^>]*value="1"/);
  contains(body, /<legend/);
});

test("the login page of the admin app opens", async () => {
  const { status, headers } = await get(admin, "/");
  assert.deepEqual([status, headers.location?.split("?")[0]], [302, "/login"]);
  const page = await get(admin, "/login");
  assert.equal(page.status, 200);
  contains(page.body, /<input [^>]*type="password"/);
});

for (const path of ["/admin", "/leads", "/subscribers.csv", "/log", "/no/such/page"]) {
  test(`the storefront has no ${path}`, async () => {
    assert.equal((await get(shop, path, welcomed)).status, 404);
  });
}
