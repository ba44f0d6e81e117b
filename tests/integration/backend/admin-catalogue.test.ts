import { expect } from "vitest";
import { moveRow, setRowActive } from "../../../app/backend/admin/catalogue.ts";
import {
  addOption,
  addQuestion,
  addQuestionPart,
  archiveQuestion,
  archiveWithin,
  copyOption,
  copyQuestion,
  copyQuestionPart,
  listArchivedParts,
  listArchivedQuestions,
  valueWithoutMeaning,
} from "../../../app/backend/admin/question-structure.ts";
import { findQuestion, listAllQuestions, saveQuestionTexts } from "../../../app/backend/admin/questions.ts";
import {
  createVaultPerfume,
  findAdminVaultPerfume,
  listAllVaultPerfumes,
  updateVaultPerfume,
} from "../../../app/backend/admin/vault-perfumes.ts";
import { partTypes, partTypesOf } from "../../../app/backend/part-types.ts";
import { listQuestions } from "../../../app/backend/questions.ts";
import { findVaultPerfume } from "../../../app/backend/vault.ts";
import { themes } from "../../../app/maestro/types.ts";
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

test("a question is added, copied, completed, asked and taken out, and what was answered to it stays", async ({
  backend,
}) => {
  const admin = await adminOf(backend);
  const guest = guestOf(backend);
  const asked = async () => (await listQuestions(guest)).map(({ id }) => id);
  const written = {
    form_key: crypto.randomUUID(),
    question_text: inAll("Which music?"),
    hint: null,
    part_type: "choices",
    theme: "persona",
  } as const;
  // A press that is made twice, and one on the same form that was gone back to and filled in anew.
  const [id, again] = await Promise.all([addQuestion(admin, written), addQuestion(admin, written)]);
  expect([id, again]).toEqual([written.form_key, written.form_key]);
  expect((await findQuestion(admin, id))?.parts).toHaveLength(1);
  const anew = await addQuestion(admin, { ...written, question_text: inAll("Which colour?") });
  expect(anew).not.toBe(id);
  await archiveQuestion(admin, anew, true);
  await backend.sql("delete from public.maestro_questions where id = $1", [anew]);
  const before = await asked();
  await expect(setRowActive(admin, "questions", id, true)).rejects.toMatchObject({ code: "23514" });
  const find = async () => {
    const question = await findQuestion(admin, id);
    const part = question?.parts[0];
    if (!part) throw new Error("The question has no part");
    return { question, part };
  };
  const { part } = await find();
  const option = (value: string) => ({ value, label: inAll(`Like ${value}`), swatch: undefined });
  await addOption(admin, part.id, option("confident"));
  await expect(addOption(admin, part.id, option("confident"))).rejects.toMatchObject({ code: "23505" });
  await addOption(admin, part.id, option(valueWithoutMeaning()));
  await setRowActive(admin, "questions", id, true);
  expect(await asked()).toEqual([...before, id]);

  const [first, second] = (await find()).part.options;
  if (!first || !second) throw new Error("The options were not added");
  await expect(archiveWithin(admin, "option", second.id, true)).rejects.toMatchObject({ code: "23514" });
  await expect(archiveWithin(admin, "part", part.id, true)).rejects.toMatchObject({ code: "23514" });
  await copyOption(admin, first.id, "elegant");
  await archiveWithin(admin, "option", first.id, true);
  const shown = (await listQuestions(guest)).find((question) => question.id === id);
  expect(shown?.parts[0]?.options.map(({ label }) => label.en)).toEqual([`Like ${second.value}`, "Like confident"]);
  expect((await listArchivedParts(admin, (await find()).question)).options).toMatchObject([{ value: "confident" }]);

  const slider = {
    part_type: "slider",
    theme: "strength",
    prompt: null,
    required: true,
    max_choices: undefined,
  } as const;
  await expect(addQuestionPart(admin, id, slider)).rejects.toMatchObject({ code: "42501" });
  const key = crypto.randomUUID();
  const [copy, copied] = await Promise.all([copyQuestion(admin, id, key), copyQuestion(admin, id, key)]);
  expect([copy, copied]).toEqual([key, key]);
  await addQuestionPart(admin, copy, slider);
  await expect(addQuestionPart(admin, copy, slider)).rejects.toMatchObject({ code: "23505" });
  await expect(addQuestionPart(admin, copy, { ...slider, theme: "season" })).rejects.toMatchObject({ code: "23514" });
  expect((await findQuestion(admin, copy))?.parts).toMatchObject([
    { theme: "persona", options: [{ value: second.value }, { value: "elegant" }] },
    { theme: "strength", part_type: "slider" },
  ]);
  const other = await addQuestion(admin, {
    form_key: crypto.randomUUID(),
    question_text: inAll("b"),
    hint: null,
    part_type: "input",
    theme: "memory",
  });
  await copyQuestionPart(admin, part.id, other);
  expect((await findQuestion(admin, other))?.parts[1]).toMatchObject({ theme: "persona", options: [{}, {}] });

  await archiveQuestion(admin, id, true);
  expect(await asked()).toEqual(before);
  expect((await listArchivedQuestions(admin)).map((question) => question.id)).toEqual([id]);
  expect((await listAllQuestions(admin)).map((question) => question.id)).not.toContain(id);
  await archiveQuestion(admin, id, false);
  expect((await findQuestion(admin, id))?.is_active).toBe(false);
  await expect(
    addQuestion(guest, { form_key: crypto.randomUUID(), question_text: inAll("x"), hint: null, ...slider }),
  ).rejects.toThrow();
});

test("code and database agree on what each theme may be asked with", async ({ backend }) => {
  const pairs = themes.flatMap((theme) => partTypes.map((type) => ({ theme, type })));
  const fits = await backend.sql<{ fits: boolean }>(
    "select private.is_asked_with(theme, type) as fits from jsonb_to_recordset($1) as pair (theme text, type text)",
    [JSON.stringify(pairs)],
  );
  expect(fits.map(({ fits: each }) => each)).toEqual(pairs.map(({ theme, type }) => partTypesOf(theme).includes(type)));
});
