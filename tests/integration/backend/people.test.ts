import { expect } from "vitest";
import { saveLead } from "../../../app/backend/leads.ts";
import { saveMeasurement } from "../../../app/backend/measurements.ts";
import { subscribe, unsubscribe } from "../../../app/backend/newsletter.ts";
import { test } from "../../support/backend.ts";
import { guestOf } from "./callers.ts";

const lead = {
  firstName: "Noura",
  lastName: "O'Brien-السعد",
  email: "Noura@Example.com",
  phone: "+966501234567",
  countryCode: "SA",
  language: "ar",
} as const;

test("a lead is stored once per address, however often it is sent", async ({ backend }) => {
  const guest = guestOf(backend);
  await Promise.all([saveLead(guest, lead), saveLead(guest, lead)]);
  await saveLead(guest, { ...lead, email: "NOURA@example.com", firstName: "Another" });
  const rows = await backend.sql("select first_name, email, source, lang from public.leads");
  expect(rows).toEqual([{ first_name: "Noura", email: "noura@example.com", source: "signup_page", lang: "ar" }]);
});

test("a lead that breaks a constraint is refused", async ({ backend }) => {
  const guest = guestOf(backend);
  await expect(saveLead(guest, { ...lead, phone: "0501234567", email: "b@b.com" })).rejects.toMatchObject({
    code: "23514",
  });
  await expect(saveLead(guest, { ...lead, email: "nobody" })).rejects.toMatchObject({ code: "23514" });
});

test("subscribing is the same for a new, a known and a returning address", async ({ backend }) => {
  const guest = guestOf(backend);
  await subscribe(guest, { email: "Reader@Example.com", language: "fr" });
  await subscribe(guest, { email: "reader@example.com", language: "ru" });
  const read = () =>
    backend.sql<{ lang: string; unsubscribe_token: string; unsubscribed_at: string | null }>(
      "select lang, unsubscribe_token, unsubscribed_at from public.newsletter_subscribers",
    );
  const [row, ...others] = await read();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ lang: "ru", unsubscribed_at: null });
  const token = row?.unsubscribe_token ?? "";
  expect(await unsubscribe(guest, token)).toBe(true);
  expect(await unsubscribe(guest, token)).toBe(true);
  expect(await unsubscribe(guest, crypto.randomUUID())).toBe(false);
  expect((await read())[0]?.unsubscribed_at).not.toBeNull();
  await subscribe(guest, { email: "reader@example.com", language: "ru" });
  expect(await read()).toMatchObject([{ unsubscribed_at: null }]);
  await expect(subscribe(guest, { email: "nobody", language: "ru" })).rejects.toMatchObject({ code: "23514" });
});

test("a measurement is stored where it is within its bounds", async ({ backend }) => {
  const guest = guestOf(backend);
  await saveMeasurement(guest, { path: "/product/:key", metric: "LCP", value: 912.4, device: "phone" });
  await expect(
    saveMeasurement(guest, { path: "/home", metric: "CLS", value: 101, device: "phone" }),
  ).rejects.toMatchObject({
    code: "23514",
  });
  const rows = await backend.sql("select path, metric, value, device from public.page_measurements");
  expect(rows).toEqual([{ path: "/product/:key", metric: "LCP", value: 912.4, device: "phone" }]);
});
