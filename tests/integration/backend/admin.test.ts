import { describe, expect } from "vitest";
import { addAdmin, listAdmins, removeAdmin, setAdminActive } from "../../../app/backend/admin/admins.ts";
import { moveRow, setRowActive } from "../../../app/backend/admin/catalogue.ts";
import { erasePerson, exportLeads, listLeads } from "../../../app/backend/admin/leads.ts";
import { listLog } from "../../../app/backend/admin/log.ts";
import { findQuestion, listAllQuestions, saveQuestionTexts } from "../../../app/backend/admin/questions.ts";
import { findSheet, listResults, setWithdrawn } from "../../../app/backend/admin/results.ts";
import { endSubscription, exportSubscribers, listSubscribers } from "../../../app/backend/admin/subscribers.ts";
import {
  createVaultPerfume,
  findAdminVaultPerfume,
  listAllVaultPerfumes,
  updateVaultPerfume,
} from "../../../app/backend/admin/vault-perfumes.ts";
import { refresh, sendMagicLink, signInWithPassword, verifyLink } from "../../../app/backend/auth.ts";
import { createBackend } from "../../../app/backend/backend.ts";
import { saveLead } from "../../../app/backend/leads.ts";
import { listQuestions } from "../../../app/backend/questions.ts";
import { findResult, findSharedPerfume, nameResult, saveResult } from "../../../app/backend/results.ts";
import { findVaultPerfume } from "../../../app/backend/vault.ts";
import { compose } from "../../../app/maestro/index.ts";
import { addSubscriber } from "../../support/accounts.ts";
import { test } from "../../support/backend.ts";
import { adminOf, anyHash, guestOf, journeyOf } from "./callers.ts";

const lead = { phone: "+966501234567", countryCode: "SA", language: "ar", contactConsent: false } as const;
async function rowsOf<Row>(batches: AsyncGenerator<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of batches) rows.push(...batch);
  return rows;
}
const inAll = (text: string) => ({ ar: text, en: text, fr: text, ru: text });

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
  const tokenHash = /token_hash=([^&"]+)/.exec(letter?.html ?? "")?.[1] ?? "";
  const { refreshToken } = await verifyLink(guestOf(backend), { tokenHash, type: "email" });
  expect(await erasePerson(await adminOf(backend), email)).toEqual({ leads: 0, subscriptions: 0, accounts: 1 });
  await expect(refresh(guestOf(backend), refreshToken)).rejects.toThrow();
});

test("a question's texts, order and activity change for visitors at once", async ({ backend }) => {
  const admin = await adminOf(backend);
  const guest = guestOf(backend);
  const [first, second] = await listAllQuestions(admin);
  const part = first?.parts[0];
  const option = part?.options[0];
  if (!first || !second || !part || !option) throw new Error("The seed has no questions");
  await listQuestions(guest);
  await saveQuestionTexts(admin, first.id, {
    question_text: inAll("New words"),
    hint: null,
    prompts: { [part.id]: inAll("Choose") },
    labels: { [option.id]: inAll("This") },
  });
  const [shown] = await listQuestions(guest);
  expect(shown).toMatchObject({ question_text: inAll("New words"), hint: null, parts: [{ prompt: inAll("Choose") }] });
  expect(shown?.parts[0]?.options.map(({ label }) => label.en)).toEqual([
    "This",
    "A woman",
    "A man or a woman: it should suit both",
  ]);
  await saveQuestionTexts(admin, first.id, {
    question_text: inAll("Again"),
    hint: inAll("h"),
    prompts: { [part.id]: null },
    labels: {},
  });
  expect(await findQuestion(admin, first.id)).toMatchObject({ hint: inAll("h"), parts: [{ prompt: null }] });
  const refused = saveQuestionTexts(admin, first.id, {
    question_text: inAll("Half"),
    hint: null,
    prompts: {},
    labels: { [option.id]: inAll(" ") },
  });
  await expect(refused).rejects.toMatchObject({ code: "23514" });
  expect((await findQuestion(admin, first.id))?.question_text.en).toBe("Again");

  await moveRow(admin, "questions", { id: first.id, step: 1, position: 1 });
  await moveRow(admin, "questions", { id: first.id, step: 1, position: 1 });
  expect((await listQuestions(guest)).slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
  await moveRow(admin, "questions", { id: second.id, step: -1 });
  await setRowActive(admin, "questions", second.id, false);
  expect((await listQuestions(guest)).map(({ id }) => id)).not.toContain(second.id);
  expect((await listAllQuestions(admin)).map(({ id }) => id)).toContain(second.id);
  expect(await findQuestion(admin, crypto.randomUUID())).toBeNull();
});

test("a perfume is made, changed, moved and hidden", async ({ backend }) => {
  const admin = await adminOf(backend);
  const list = (text: string) => ({ ar: [text], en: [text], fr: [text], ru: [text] });
  const perfume = {
    slug: "made-today",
    tier: "gold",
    price_aed: 5100,
    bg_variant: "cobalt",
    badges: ["iconic"],
    name: inAll("Made today"),
    description: inAll("Words"),
    notes_top: list("lemon"),
    notes_middle: list("rose"),
    notes_base: list("oud"),
    bottle_image: null,
    is_active: true,
    is_vault: true,
  } as const;
  const input = { ...perfume, badges: [...perfume.badges] };
  const id = await createVaultPerfume(admin, input);
  expect(await findAdminVaultPerfume(admin, id)).toMatchObject(input);
  expect((await listAllVaultPerfumes(admin)).rows.at(-1)?.id).toBe(id);
  await expect(createVaultPerfume(admin, input)).rejects.toMatchObject({ code: "23505" });
  await expect(createVaultPerfume(admin, { ...input, slug: "No Slug" })).rejects.toMatchObject({ code: "23514" });
  await moveRow(admin, "perfumes", { id, step: -1 });
  const { rows, total } = await listAllVaultPerfumes(admin);
  expect([rows.at(-2)?.id, total]).toEqual([id, 13]);
  await updateVaultPerfume(admin, id, { ...input, price_aed: 5200 });
  const guest = guestOf(backend);
  expect((await findVaultPerfume(guest, "made-today"))?.price_aed).toBe(5200);
  await setRowActive(admin, "perfumes", id, false);
  expect(await findVaultPerfume(guest, "made-today")).toBeNull();
});

test("a perfume is found by name or fingerprint, and its sheet holds what is weighed", async ({ backend }) => {
  const { session, backend: mine } = await journeyOf(backend);
  const answers = { families: ["floral"] };
  const composition = compose({ answers, session });
  await saveResult(mine, { session, language: "ru", answers, composition });
  await nameResult(mine, { session, customName: "Ночь", engraving: true });
  const admin = await adminOf(backend);
  const found = async (search: string) => (await listResults(admin, { search })).rows[0];
  const byName = await found("ночь");
  const byPrint = await found(composition.fingerprint.slice(0, 8));
  expect(byName).toMatchObject({
    custom_name: "Ночь",
    lang: "ru",
    engraving: true,
    fingerprint: composition.fingerprint,
  });
  expect(byPrint).toEqual(byName);
  const sheet = await findSheet(admin, byName?.id ?? "");
  expect(sheet?.result_json?.variants[0]?.maestro_recipe_50ml).toEqual(composition.premiere.maestro_recipe_50ml);
  expect([sheet?.engine_version, sheet?.palette_version]).toEqual(Object.values(composition.versions));
  await expect(findSheet(guestOf(backend), byName?.id ?? "")).rejects.toMatchObject({ code: "42501" });
});

test("what a visitor wrote in the house's name has no sheet to weigh by", async ({ backend }) => {
  const { session } = await journeyOf(backend);
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.maestro_results (session_id, lang, fingerprint, result_json)
     values ($1, 'en', 'forged-formula', '{"variants": [{"material": "methyl_salicylate", "grams": 49}]}') returning id`,
    [session],
  );
  const sheet = await findSheet(await adminOf(backend), row?.id ?? "");
  expect(sheet).toMatchObject({ engine_version: null, palette_version: null, result_json: null });
});

test("a withdrawn perfume is shown to nobody and composed for nobody, until it is restored", async ({ backend }) => {
  const { session, backend: mine } = await journeyOf(backend);
  const answers = { families: ["citrus"] };
  const saving = { session, language: "en", answers } as const;
  const composition = compose({ answers, session });
  await saveResult(mine, { ...saving, composition });
  const admin = await adminOf(backend);
  const [{ id = "" } = {}] = (await listResults(admin, { search: composition.fingerprint })).rows;
  const token = (await findResult(mine, session))?.share_token ?? "";
  await expect(setWithdrawn(mine, id, true)).rejects.toMatchObject({ code: "42501" });
  expect(await setWithdrawn(admin, crypto.randomUUID(), true)).toBe(false);
  expect([await setWithdrawn(admin, id, true), await setWithdrawn(admin, id, true)]).toEqual([true, true]);
  expect(await findSharedPerfume(guestOf(backend), token)).toBe("withdrawn");
  expect((await findResult(mine, session))?.withdrawn_at).not.toBeNull();
  expect((await findSheet(admin, id))?.withdrawn_at).not.toBeNull();
  // Neither its owner nor anyone else gets the same formula again, but its owner another one from the same answers.
  expect(await saveResult(mine, { ...saving, composition })).toBe("taken");
  const next = compose({ answers, session, attempt: 1 });
  expect(await saveResult(mine, { ...saving, composition: next })).toBe("saved");
  expect(await saveResult(mine, { ...saving, composition })).toBe("known");
  expect(await findResult(mine, session)).toMatchObject({
    withdrawn_at: null,
    result_json: { fingerprint: next.fingerprint },
  });
  expect(await findSharedPerfume(guestOf(backend), token)).toBe("withdrawn");
  expect([await setWithdrawn(admin, id, true), await setWithdrawn(admin, id, false)]).toEqual([true, true]);
  expect(await findSharedPerfume(guestOf(backend), token)).not.toBe("withdrawn");
  const rows = (await listLog(admin)).rows.filter(({ row_id }) => row_id === id);
  // It is an earlier edition by the time it is restored.
  expect(rows.map(({ table_name }) => table_name)).toEqual(["maestro_editions", "maestro_results"]);
  expect(rows.map(({ actor }) => actor)).toEqual(Array(2).fill("admin@athar.localhost"));
  expect(rows.map(({ changes }) => Object.keys(changes))).toEqual(Array(2).fill(["withdrawn_at"]));
});

test("admins are added, switched off and removed, but never the last or oneself, and the log tells who did it", async ({
  backend,
}) => {
  const admin = await adminOf(backend);
  await addAdmin(admin, " Second@Admin.test ");
  await expect(addAdmin(admin, "second@admin.test")).rejects.toMatchObject({ code: "23505" });
  await expect(addAdmin(admin, "nobody")).rejects.toMatchObject({ code: "23514" });
  await setAdminActive(admin, "second@admin.test", false);
  await expect(setAdminActive(admin, "admin@athar.localhost", false)).rejects.toMatchObject({ code: "23514" });
  expect(await listAdmins(admin)).toMatchObject([
    { email: "admin@athar.localhost", is_active: true },
    { email: "second@admin.test", is_active: false },
  ]);
  const { rows } = await listLog(admin);
  expect(rows.find(({ table_name }) => table_name === "app_admins_email")).toMatchObject({
    actor: "admin@athar.localhost",
    row_id: "second@admin.test",
    action: "update",
    changes: { is_active: [true, false] },
  });
  await setAdminActive(admin, "second@admin.test", true);
  await expect(removeAdmin(admin, "admin@athar.localhost")).rejects.toMatchObject({ code: "23514" });
  await removeAdmin(admin, "second@admin.test");
  await removeAdmin(admin, "second@admin.test");
  expect(await listAdmins(admin)).toHaveLength(1);
  expect((await listLog(admin)).rows[0]).toMatchObject({ row_id: "second@admin.test", action: "delete" });
  await expect(backend.sql("delete from app_admins_email")).rejects.toThrow("The last active admin stays");

  await addAdmin(admin, "second@admin.test");
  await setAdminActive(admin, "admin@athar.localhost", false);
  expect(await listAdmins(admin)).toEqual([]);
});

test("without a valid token of an admin the admin functions are closed, whatever the token claims", async ({
  backend,
}) => {
  await backend.sql("update public.app_admins_email set is_active = true");
  const { accessToken } = await signInWithPassword(guestOf(backend), {
    email: "admin@athar.localhost",
    password: "amber-and-oud",
  });
  const [head, , signature] = accessToken.split(".");
  const claims = { role: "authenticated", email: "admin@athar.localhost", exp: 4_000_000_000 };
  const forged = `${head}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${signature}`;
  for (const token of [forged, "service_role", undefined]) {
    const caller = createBackend({ ...backend, accessToken: token });
    await expect(listLeads(caller, { search: "" })).rejects.toThrow();
    await expect(listLog(caller)).rejects.toThrow();
    await expect(addAdmin(caller, "forged@admin.test")).rejects.toThrow();
    await expect(erasePerson(caller, "a@admin.test")).rejects.toThrow();
  }
});
