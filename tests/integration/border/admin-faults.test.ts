import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { signInCookies } from "../../support/accounts.ts";
import { adminForms } from "../../support/admin-forms.ts";
import { faultKinds } from "../../support/fault-proxy.ts";
import { everyForm } from "../../support/fault-run.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

let shop: HttpShop;

beforeAll(async () => {
  shop = await openHttpShop();
});
afterEach(() => shop.faults.heal());
afterAll(() => shop.stop());

describe.each(faultKinds)("in the admin app, the backend answers with %s", (kind) => {
  test("every form comes back as it was, and is kept once at the second try", () =>
    everyForm(shop, adminForms, kind, {}));

  test("every form comes back both as a document and to a script @long", () =>
    everyForm(shop, adminForms, kind, { whole: true }));

  test("what the backend did before its answer was lost is not done twice", () =>
    everyForm(shop, adminForms, kind, { after: true }));
});

test("a double click in the admin app is one click", async () => {
  const adminCookies = await signInCookies(shop, "admin");
  for (const [index, { make, name, done, again = done }] of adminForms.entries()) {
    const { path, options, rows } = await make(shop, `twice${index}`, adminCookies);
    if (!rows) continue;
    const answers = await Promise.all([shop.ask(path, options), shop.ask(path, options)]);
    expect([name, ...answers.map(({ status }) => status).sort()]).toEqual([name, done, again]);
    expect([name, await rows()]).toEqual([name, 1]);
  }
});
