import { describe, expect } from "vitest";
import { erasePerson, exportLeads, listLeads } from "../../../app/backend/admin/leads.ts";
import { listLog } from "../../../app/backend/admin/log.ts";
import { endSubscription, exportSubscribers, listSubscribers } from "../../../app/backend/admin/subscribers.ts";
import { refresh, sendMagicLink, verifyLink } from "../../../app/backend/auth.ts";
import { saveLead } from "../../../app/backend/leads.ts";
import { addSubscriber, plainLinkIn } from "../../support/accounts.ts";
import { test } from "../../support/backend.ts";
import { adminOf, anyHash, guestOf } from "./callers.ts";

const lead = { phone: "+966501234567", countryCode: "SA", language: "ar", contactConsent: false } as const;

/** Of an export all its batches. */
async function rowsOf<Row>(batches: AsyncGenerator<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of batches) rows.push(...batch);
  return rows;
}

describe("leads", () => {
  test("are listed, searched, exported and erased", async ({ backend }) => {
    const guest = guestOf(backend);
    await saveLead(
      guest,
      { ...lead, firstName: "نورة", lastName: 'O\'Brien, "N"', email: "noura@admin.test" },
      await anyHash(),
    );
    await saveLead(
      guest,
      { ...lead, firstName: "Anna", lastName: "100%_sure", email: "anna@admin.test" },
      await anyHash(),
    );
    const admin = await adminOf(backend);
    const found = async (search: string) => (await listLeads(admin, { search })).rows.map(({ email }) => email);
    expect(await found("")).toEqual(["anna@admin.test", "noura@admin.test"]);
    expect(await found("نورة")).toEqual(["noura@admin.test"]);
    expect(await found("ADMIN.test")).toHaveLength(2);
    expect(await found('rien, "n')).toEqual(["noura@admin.test"]);
    expect(await found("00%_s")).toEqual([]);
    expect(await found("100%_s")).toEqual(["anna@admin.test"]);
    expect(await found("Anna 100%")).toEqual(["anna@admin.test"]);
    for (const nobodys of ["%", "_", "\\", "a,b)", "nobody", "*x"]) expect(await found(nobodys)).toEqual([]);
    expect((await rowsOf(exportLeads(admin))).map(({ email }) => email)).toEqual([
      "noura@admin.test",
      "anna@admin.test",
    ]);
    await addSubscriber(backend, "noura@admin.test");
    expect(await erasePerson(admin, "noura@admin.test")).toEqual({ leads: 1, subscriptions: 1, accounts: 0 });
    expect(await found("")).toEqual(["anna@admin.test"]);
    const { rows } = await listLog(admin);
    expect(rows.find(({ action }) => action === "export")).toMatchObject({
      actor: "admin@athar.localhost",
      table_name: "leads",
    });
    const erased = rows.find(({ action }) => action === "erase");
    expect(erased).toMatchObject({ actor: "admin@athar.localhost", changes: { leads: [1, 0], accounts: [0, 0] } });
    expect(JSON.stringify(rows)).not.toContain("noura");
    await expect(rowsOf(exportLeads(guest))).rejects.toMatchObject({ code: "42501" });
  });

  test("are counted to a thousand, and all of them in a file", async ({ backend }) => {
    await backend.sql(
      `insert into public.leads (first_name, last_name, email, phone, country_code, lang)
       select 'Many', 'People', 'person-' || number || '@many.test', '+966501234567', 'SA', 'ar' from generate_series(1, 1005) as number`,
    );
    const admin = await adminOf(backend);
    const { total, more } = await listLeads(admin, { search: "many.test" });
    expect([total, more]).toEqual([1000, true]);
    const exported = (await rowsOf(exportLeads(admin))).filter(({ last_name }) => last_name === "People");
    expect(new Set(exported.map(({ email }) => email)).size).toBe(1005);
  });
});

test("subscribers are listed, ended, and exported without those who left", async ({ backend }) => {
  for (const name of ["one", "two"]) await addSubscriber(backend, `${name}@admin.test`);
  await backend.sql("insert into newsletter_subscribers (email, lang) values ('never-asked@admin.test', 'ar')");
  // Rows of the same millisecond have no order of their own.
  await backend.sql("update newsletter_subscribers set created_at = now() - length(email) * interval '1 day'");
  const admin = await adminOf(backend);
  const listed = (await listSubscribers(admin, { search: "" })).rows;
  expect(listed.map(({ email }) => email).sort()).toEqual([
    "never-asked@admin.test",
    "one@admin.test",
    "two@admin.test",
  ]);
  expect(listed.at(-1)).toMatchObject({ email: "never-asked@admin.test", confirmed_at: null });
  const two = listed.find(({ email }) => email === "two@admin.test");
  expect(await endSubscription(admin, two?.id ?? "")).toBe(true);
  expect(await endSubscription(admin, two?.id ?? "")).toBe(false);
  expect((await rowsOf(exportSubscribers(admin))).map(({ email }) => email)).toEqual(["one@admin.test"]);
  const left = await listSubscribers(admin, { search: "" });
  expect(left.rows.find(({ id }) => id === two?.id)).toMatchObject({
    email: null,
    unsubscribed_at: expect.any(String),
  });
  expect(left.total).toBe(3);
});

test("an account is erased with its person, and its session ends", async ({ backend }) => {
  const email = "leaver@admin.test";
  await sendMagicLink(guestOf(backend), {
    email,
    redirectTo: "http://shop.localhost:8787/auth/confirm?next=/",
    createUser: true,
  });
  const letter = (await backend.mailbox.messages()).find(({ to }) => to === email);
  const { refreshToken } = await verifyLink(guestOf(backend), plainLinkIn(letter?.html ?? ""));
  expect(await erasePerson(await adminOf(backend), email)).toEqual({ leads: 0, subscriptions: 0, accounts: 1 });
  await expect(refresh(guestOf(backend), refreshToken)).rejects.toThrow();
});
