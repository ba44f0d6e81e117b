import { expect } from "vitest";
import { moveRow, setRowActive } from "../../../app/backend/admin/catalogue.ts";
import { findQuestion, listAllQuestions, saveQuestionTexts } from "../../../app/backend/admin/questions.ts";
import {
  createVaultPerfume,
  findAdminVaultPerfume,
  listAllVaultPerfumes,
  updateVaultPerfume,
} from "../../../app/backend/admin/vault-perfumes.ts";
import { listQuestions } from "../../../app/backend/questions.ts";
import { findVaultPerfume } from "../../../app/backend/vault.ts";
import { test } from "../../support/backend.ts";
import { adminOf, guestOf } from "./callers.ts";

const inAll = (text: string) => ({ ar: text, en: text, fr: text, ru: text });

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
    volume_ml: 75,
    concentration: "attar",
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
  const input = { ...perfume, badges: [...perfume.badges], box: ["card" as const] };
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
