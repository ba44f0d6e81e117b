import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keysOf } from "../../../app/encoding/record.ts";
import { signInCookies } from "../../support/accounts.ts";
import { adminForms } from "../../support/admin-forms.ts";
import { faultKinds } from "../../support/fault-proxy.ts";
import { everyForm, everyFormByTurns, failures } from "../../support/fault-run.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

let shop: HttpShop;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "athar-"));
  shop = await openHttpShop({ directory });
});
afterAll(async () => {
  await shop.stop();
  await rm(directory, { recursive: true });
});

test.each(keysOf(failures))(
  "every form of the admin app comes back as it was, and is kept once at the second try, where the backend %s",
  (failure) => everyFormByTurns(shop, adminForms, failure),
);

describe.each(faultKinds)("in the admin app, the backend answers with %s @long", (kind) => {
  test("every form comes back both as a document and to a script, and is kept once at the second try", () =>
    everyForm(shop, adminForms, kind));

  test("what the backend did before its answer was lost is not done twice", () =>
    everyForm(shop, adminForms, kind, true));
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
