import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { faultKinds } from "../../support/fault-proxy.ts";
import { everyForm } from "../../support/fault-run.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";
import { officeForms } from "../../support/office-forms.ts";
import { signsIn } from "../../support/people.ts";

let shop: HttpShop;

beforeAll(async () => {
  shop = await openHttpShop();
});
afterEach(() => shop.faults.heal());
afterAll(() => shop.stop());

describe.each(faultKinds)("in the office, the backend answers with %s", (kind) => {
  test("every form comes back as it was, and is kept once at the second try", () =>
    everyForm(shop, officeForms, kind, false));

  test("what the backend did before its answer was lost is not done twice", () =>
    everyForm(shop, officeForms, kind, true));
});

test("a double click in the office is one click", async () => {
  const office = await signsIn(shop, "admin");
  for (const [index, { make, name, done, again = done }] of officeForms.entries()) {
    const { path, asking, rows } = await make(shop, `twice${index}`, office);
    if (!rows) continue;
    const answers = await Promise.all([shop.ask(path, asking), shop.ask(path, asking)]);
    expect([name, ...answers.map(({ status }) => status).sort()]).toEqual([name, done, again]);
    expect([name, await rows()]).toEqual([name, 1]);
  }
});
