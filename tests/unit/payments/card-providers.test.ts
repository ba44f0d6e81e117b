import { afterEach, expect, test, vi } from "vitest";
import { Secret } from "../../../app/encoding/secret.ts";
import { cardPageOrigins, cardProvider } from "../../../app/payments/card-providers.ts";

const account = { key: new Secret("key"), webhookSecret: new Secret("secret") };
const accountsAt = (slash: string) => ({
  stripe: { ...account, url: `https://api.stripe.com${slash}` },
  moyasar: { ...account, url: `https://api.moyasar.com${slash}` },
});

afterEach(() => vi.unstubAllGlobals());

test.each(["", "/"])("forms may lead to the providers' pages where their addresses end with '%s'", (slash) => {
  expect(cardPageOrigins(accountsAt(slash))).toEqual(["https://checkout.stripe.com", "https://checkout.moyasar.com"]);
});

test("the pages of a stand-in are where it is", () => {
  const accounts = { moyasar: { ...account, url: "http://127.0.0.1:9999/moyasar/" } };
  expect(cardPageOrigins(accounts)).toEqual(["http://127.0.0.1:9999"]);
});

test.each(["", "/"])("Moyasar is asked at one address where its own ends with '%s'", async (slash) => {
  const fetching = vi.fn<typeof fetch>(async () =>
    Response.json({ id: "1", status: "initiated", amount: 1, currency: "SAR", url: "https://checkout.moyasar.com/1" }),
  );
  vi.stubGlobal("fetch", fetching);
  await cardProvider(accountsAt(slash), "moyasar")?.findPayment("1");
  expect(fetching.mock.calls.map(([address]) => String(address))).toEqual(["https://api.moyasar.com/v1/invoices/1"]);
});
