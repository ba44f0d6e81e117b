import { expect, test } from "vitest";
import type { QuestionAnswer } from "../../../app/backend/answers.ts";
import { keysOf } from "../../../app/encoding/record.ts";
import { languages } from "../../../app/i18n/languages.ts";
import { canCompose } from "../../../app/maestro/feasibility.ts";
import { createComposer } from "../../../app/maestro/formula/composer.ts";
import { familyShares } from "../../../app/maestro/formula/formula.ts";
import { compose, standInWord } from "../../../app/maestro/index.ts";
import { powerOf } from "../../../app/maestro/odour/loudness.ts";
import { indexOf } from "../../../app/maestro/palette/columns.ts";
import { briefOf } from "../../../app/maestro/profile/brief.ts";
import { isStoodIn, wishesOf } from "../../../app/maestro/profile/wishes.ts";
import { strengthsIn } from "../../../app/maestro/reading/strength.ts";
import { things } from "../../../app/maestro/reading/things.ts";
import { type Answers, type Family, families, type Reading, type ThingId } from "../../../app/maestro/types.ts";
import { at } from "../../../app/maestro/vector.ts";
import { smellFormsIn } from "../../../app/maestro/words/smell-forms.ts";
import { changedAnswers, parseChange } from "../../../app/storefront/journey/changes.server.ts";
import { foreseenView } from "../../../app/storefront/journey/conflicts.server.ts";
import { toldView } from "../../../app/storefront/journey/told.server.ts";
import type { Journey } from "../../../app/storefront/journey-state/journey.server.ts";
import { mergeAnswers } from "../../../app/storefront/journey-state/merge-answers.ts";
import { withReadings } from "../../../app/storefront/journey-state/read-texts.ts";
import { noteReasons } from "../../../app/storefront/results/note-reasons.server.ts";
import { part, question } from "./question.ts";

/** A text without what keeps its lines together. */
const unbound = (text: string) => text.replace(/\s/gu, " ").replaceAll("\u2011", "-");

const read = (thing: ThingId, sense: Reading["sense"], word: string = thing): Reading => ({ word, thing, sense });

/** A journey whose questions have these answers. */
function journeyOf(...given: QuestionAnswer[]): Journey {
  const questions = given.map((_, index) => ({
    ...question(),
    id: `00000000-0000-4000-8000-00000000000${index}`,
  }));
  return {
    questions,
    answers: new Map(questions.map(({ id }, index) => [id, given[index] ?? {}])),
    answersUnavailable: false,
  };
}

test("what is left out in words and chosen from the list too is one line with both, and is taken off it there", async () => {
  const memory = { memory: "no oud; rain", readings: [read("oud", "refused"), read("rain", "wanted")] };
  const journey = journeyOf(memory, { without: ["oud", "rose"] });
  const { told } = await toldView(journey, "en");
  expect(told.map(({ name, words, sense }) => [name, words, sense])).toEqual([
    ["oud", ["oud"], "chosen"],
    ["rain", ["rain"], "wanted"],
    ["rose", [], "chosen"],
  ]);
  expect(told[0]?.presses.map(({ kind }) => kind)).toEqual(["nothing", "unlisted"]);
  expect(pressed(journey, told[0]?.presses[1]?.value)).toEqual([memory, { without: ["rose"] }]);
});

test("what is wished for and chosen to be left out stays two lines", async () => {
  const { told } = await toldView(
    journeyOf({ memory: "oud", readings: [read("oud", "wanted")] }, { without: ["oud"] }),
    "en",
  );
  expect(told.map(({ sense }) => sense)).toEqual(["wanted", "chosen"]);
});

test("a thing of which the same is said twice stands once, and a press changes both", async () => {
  const answer = { memory: "roses, a rose", readings: [read("rose", "wanted", "roses"), read("rose", "wanted")] };
  const [line, ...others] = (await toldView(journeyOf(answer), "en")).told;
  expect(line?.words).toEqual(["roses", "rose"]);
  expect(others).toEqual([]);
  const [changed] = pressed(journeyOf(answer), line?.presses[0]?.value);
  expect(changed?.readings?.map(({ sense }) => sense)).toEqual(["refused", "refused"]);
});

test("a thing that several answers name stands once, by its strictest sense, and a press changes it in all of them", async () => {
  const memory = {
    memory: "vanilla, my mother, no oud",
    readings: [read("vanilla", "wanted"), read("mother", "wanted"), read("oud", "refused", "no oud")],
  };
  const elsewhere = {
    without_text: "vanilla pods, mother, oud",
    readings: [read("vanilla", "wanted", "vanilla pods"), read("mother", "nothing"), read("oud", "allergy")],
  };
  const journey = journeyOf(memory, elsewhere);
  const { told } = await toldView(journey, "en");
  expect(told.map(({ name, words, sense }) => [name, words, sense])).toEqual([
    ["vanilla", ["vanilla", "vanilla pods"], "wanted"],
    ["your mother", ["mother"], "kept"],
    ["oud", ["no oud", "oud"], "allergy"],
  ]);
  const sensesAfter = (value: string | undefined) =>
    pressed(journey, value).map(({ readings }) => readings?.map(({ sense }) => sense).join(" "));
  const press = (line: number, text: string) => told[line]?.presses.find((one) => one.kind === text)?.value;
  expect(sensesAfter(press(0, "refused"))).toEqual(["refused wanted refused", "refused nothing allergy"]);
  expect(sensesAfter(press(1, "aside"))).toEqual(["wanted nothing refused", "wanted nothing allergy"]);
  expect(sensesAfter(press(2, "wanted"))).toEqual(["wanted wanted wanted", "wanted nothing wanted"]);
});

test("“not too sweet” is a limit, wherever it is said, and neither a dislike nor an allergy", async () => {
  const limits = ["not too sweet", "pas trop sucré", "не слишком сладкий", "ليس حلوًا جدًّا", "مو حلو مرة"];
  for (const text of limits) {
    for (const theme of ["memory", "without_text"] as const) {
      const { readings } = await withReadings({ [theme]: text });
      expect(readings?.map(({ sense }) => sense)).toEqual(["less"]);
      const [line] = (await toldView(journeyOf({ [theme]: text, readings: readings ?? [] }), "en")).told;
      expect(line).toMatchObject({ sense: "less", words: [readings?.[0]?.word] });
      expect(line?.presses.map(({ kind }) => kind)).toEqual(["wanted", "refused", "nothing"]);
    }
  }
  const sensesOf = async (text: string) =>
    (await withReadings({ without_text: text })).readings?.map(({ sense }) => sense);
  expect(await sensesOf("I am allergic to rose, and not too sweet")).toEqual(["allergy", "less"]);
  expect(await sensesOf("أكره العود جدا")).toEqual(["allergy"]);
});

/** The lines of a journey's list as the ready page shows them. */
async function linesOf(answers: Answers, ...given: QuestionAnswer[]) {
  const view = async (language: (typeof languages)[number]) => {
    const { conflicts, foreseen } = await foreseenView({ questions: [] }, answers, "s1", language);
    return { conflicts, told: (await toldView(journeyOf(...given), language, foreseen)).told };
  };
  return { ...(await view("en")), view };
}

test("a wish of which nothing is poured does not stand under what is brought in, and says why", async () => {
  const answer = {
    readings: (["banana", "hospital", "petrol", "rose", "mother", "wedding"] as const).map((thing) =>
      read(thing, "wanted"),
    ),
  };
  const { told } = await linesOf(answer, answer);
  expect(told.map(({ name, sense, notes }) => [name, sense, ...notes])).toEqual([
    ["banana", "unmet", "no single ingredient: it turns the whole perfume its way"],
    ["a hospital", "kept", "nothing here smells of it"],
    ["petrol", "unmet", "nothing here smells of it"],
    ["rose", "wanted"],
    ["your mother", "kept"],
    ["a wedding", "kept", "a mood: it has no ingredient of its own"],
  ]);
  // What is not in it anyway is left out by no press.
  const unmet = told.filter(({ sense }) => sense === "unmet");
  expect(unmet.flatMap(({ presses }) => presses.map(({ kind }) => kind))).toEqual(["nothing", "nothing"]);
});

test("a wish that the exclusions take says so in one place, with the nearest that can be, and one press lets it in", async () => {
  const readings = [
    read("lavender", "wanted", "grandma’s lavender"),
    read("rain", "wanted"),
    read("tobacco", "wanted"),
  ];
  const without = { without: ["linalool", "rain"] satisfies ThingId[] };
  const { told, conflicts, view } = await linesOf({ readings, ...without }, { readings }, without);
  expect(told.slice(0, 3).map(({ sense }) => sense)).toEqual(["unmet", "unmet", "wanted"]);
  const [lavender, rain] = told;
  expect(lavender?.notes.join(" ")).toMatch(
    /^Not possible with linalool left out\. (?:Here instead: .+|Nothing here comes near it)\.$/,
  );
  expect(rain?.notes).toEqual(["to be settled above"]);
  expect(conflicts?.sentences.filter((sentence) => /no [^.]*lavender/.test(sentence))).toEqual([]);
  const allow = lavender?.presses[0];
  expect(allow).toMatchObject({ kind: "allow", text: "Let linalool in after all" });
  expect(lavender?.presses.map(({ kind }) => kind)).toEqual(["allow", "nothing"]);
  expect(pressed(journeyOf({ readings }, without), allow?.value)).toEqual([{ readings }, { without: ["rain"] }]);
  const notes = {
    fr: /^Hors de portée sans linalol\. /,
    ru: /^Не\u00a0получится: линалоол\u00a0— в\u00a0списке исключённого\. /,
    ar: /^لا يمكن مع استبعاد لينالول\. /,
  };
  for (const language of ["fr", "ru", "ar"] as const)
    expect((await view(language)).told[0]?.notes.join(" ")).toMatch(notes[language]);
});

/** The answers of a journey after a press. */
function pressed({ answers }: Pick<Journey, "answers">, value = "?"): QuestionAnswer[] {
  const change = parseChange(value, new Set([value]));
  const changed = new Map(change ? changedAnswers(answers, change, "en") : []);
  return [...answers].map(([question, answer]) => changed.get(question) ?? answer);
}

test("what is wished for and left out as well is a question, and either press settles it", async () => {
  const memory = { memory: "rain", readings: [read("rain", "wanted")] };
  const without = { without: ["rain", "rose"], without_text: "rain", readings: [read("rain", "allergy")] };
  const answers: Answers = {
    ...memory,
    without: ["rain", "rose"],
    without_text: "rain",
    readings: [...memory.readings, ...without.readings],
  };
  for (const language of languages) {
    const { conflicts } = await foreseenView({ questions: [] }, answers, "s1", language);
    expect(conflicts?.questions.map(({ presses }) => presses.length)).toEqual([2]);
    expect(conflicts?.questions[0]?.text).toMatch(/rain.*[?؟]/);
  }
  const { conflicts } = await foreseenView({ questions: [] }, answers, "s1", "en");
  const [bring, leave] = conflicts?.questions[0]?.presses ?? [];
  expect([bring?.text, leave?.text]).toEqual(["Put it in the perfume", "Leave it out"]);
  const journey = journeyOf(memory, without);
  expect(pressed(journey, bring?.value)).toEqual([
    memory,
    { ...without, without: ["rose"], readings: [read("rain", "wanted")] },
  ]);
  expect(pressed(journey, leave?.value)).toEqual([{ ...memory, readings: [read("rain", "refused")] }, without]);
  const left = {
    questions: journey.questions,
    answers: new Map(journey.questions.map(({ id }, index) => [id, pressed(journey, leave?.value)[index] ?? {}])),
  };
  expect((await toldView(left, "en")).told.map(({ name, sense }) => [name, sense])).toEqual([
    ["rain", "chosen"],
    ["rose", "chosen"],
  ]);
});

test("where nothing is left of a scent, the choice, what takes it and why are named, with a press that lets it in", async () => {
  const answers: Answers = { families: ["oriental"], without: ["cinnamon", "amber", "sweet", "saffron"] };
  const titles = {
    ar: "من دون قرفة أو عنبر أو كلّ ما هو حلو أو زعفران لا يبقى شيء من الراتنجات الدافئة",
    en: "Without cinnamon, amber, sweetness or saffron, nothing is left of amber and resin",
    fr: "Sans cannelle, ambre, notes sucrées ni safran, il ne reste rien de l’ambre et des résines",
    ru: "Раз в\u00a0списке исключённого корица, амбра, сладкие ноты и\u00a0шафран, от\u00a0амбры и\u00a0смол ничего не\u00a0останется",
  };
  for (const language of languages) {
    const { conflicts } = await foreseenView({ questions: [] }, answers, "s1", language);
    const { tooLittle } = conflicts ?? {};
    expect(tooLittle?.title).toContain(titles[language]);
    const [first] = tooLittle?.presses ?? [];
    // The first step is the one that is named, and every step that is offered is enough by itself.
    expect(tooLittle?.text).toContain(first?.text);
    expect(tooLittle?.presses.map(({ value }) => value)).not.toContain("lift cinnamon");
    for (const { value } of tooLittle?.presses ?? []) {
      const [, lifted] = pressed(journeyOf({ families: ["oriental"] }, { without: answers.without ?? [] }), value);
      const left: Answers = {
        families: value === "forgo oriental" ? [] : ["oriental"],
        without: answers.without?.filter((each) => value !== `lift ${each}`) ?? [],
      };
      expect(lifted).toEqual({ without: left.without });
      expect((await foreseenView({ questions: [] }, left, "s1", language)).conflicts?.tooLittle ?? null).toBeNull();
    }
  }
  const { conflicts } = await foreseenView({ questions: [] }, answers, "s1", "en");
  const shared = conflicts?.sentences.join(" ").match(/Cinnamon[^.]* share a substance, [^.]*\./g);
  expect(shared).toHaveLength(1);
});

/** Expects of a journey of which nothing is composed that presses go on, each of which is enough by itself. */
async function expectWaysOn(family: Family, thing: ThingId, without: QuestionAnswer, wished: Answers): Promise<void> {
  const isIll = without.without === undefined;
  const { conflicts } = await foreseenView({ questions: [] }, wished, "s1", "fr");
  const { presses = [], text } = conflicts?.tooLittle ?? {};
  // What makes ill is let in by no press.
  const values = presses.map(({ value }) => value);
  expect(values, `${family} ${thing}`).toContain(isIll ? `forgo ${family}` : `lift ${thing}`);
  if (isIll) expect(values).not.toContain(`lift ${thing}`);
  expect(text, `${family} ${thing}`).toContain(presses[0]?.text);
  for (const { value } of presses) {
    const after = mergeAnswers(pressed(journeyOf({ families: [family] }, without), value));
    expect((await foreseenView({ questions: [] }, after, "s1", "fr")).conflicts?.tooLittle ?? null).toBeNull();
  }
}

/** A chosen scent, and a thing that makes ill or is chosen to be left out, beside wishes. */
async function excluding(family: Family, thing: ThingId, name: string) {
  const told = await withReadings({ without_text: `I am allergic to ${name}` });
  expect(told.readings?.map((one) => [one.thing, one.sense])).toEqual([[thing, "allergy"]]);
  const wishes = [read("vanilla", "wanted"), read("amber", "wanted")];
  return [told, { without: [thing] } satisfies Answers].map((without: QuestionAnswer) => ({
    without,
    wished: { ...mergeAnswers([without]), readings: [...(without.readings ?? []), ...wishes], families: [family] },
  }));
}

test("whatever empties a scent that was chosen, one press goes on, whether it makes ill or was only chosen", async () => {
  const emptying: [Family, ThingId, string][] = [
    ["woody", "wood", "wood"],
    ["floral", "floral", "flowers"],
    ["musk", "musk", "musk"],
    ["aquatic", "fresh", "anything fresh"],
  ];
  for (const [family, thing, name] of emptying) {
    for (const { without, wished } of await excluding(family, thing, name)) {
      expect(canCompose(wished, "s1"), `${family} ${thing}`).toBe(false);
      await expectWaysOn(family, thing, without, wished);
    }
  }
});

test("no substance that a label names, and no mixture of a patch test, leaves too little of what was chosen", async () => {
  const causes: [ThingId, string][] = [
    ["fragrance_mix_1", "fragrance mix 1"],
    ["fragrance_mix_2", "fragrance mix 2"],
    ["linalool", "linalool"],
    ["limonene", "limonene"],
  ];
  for (const family of families) {
    for (const [thing, name] of causes) {
      for (const { wished } of await excluding(family, thing, name))
        expect(canCompose(wished, "s1"), `${family} ${thing}`).toBe(true);
    }
    // Without anything natural a scent may be empty.
    for (const { without, wished } of await excluding(family, "essential_oils", "essential oils"))
      if (!canCompose(wished, "s1")) await expectWaysOn(family, "essential_oils", without, wished);
  }
});

test("that hardly anything is left of a scent is said of none that a perfume which asks for it smells of", async () => {
  const scents = {
    woody: "woods",
    oriental: "amber and resin",
    floral: "flowers",
    citrus: "citrus",
    musk: "musk",
    aquatic: "sea air",
  };
  let said = 0;
  const causes = ["lavender", "bergamot", "cardamom", "essential_oils", "spices", "wood", "garden", "fresh"] as const;
  for (const thing of causes) {
    const sentences = await conflictsOf({ without: [thing] }, "en");
    const [, emptied = ""] = /hardly anything is left of ([^.:]*)/.exec(sentences) ?? [];
    families.forEach((family, index) => {
      if (!emptied.includes(scents[family])) return;
      said++;
      const { premiere } = createComposer(briefOf({ without: [thing], families: [family] }), "s1");
      expect(at(familyShares(premiere(null)), index), sentences).toBeLessThan(0.15);
    });
  }
  expect(said).toBeGreaterThan(2);
});

test("essential oils and the mixtures of a patch test are no smells that share a substance with others", async () => {
  for (const thing of ["essential_oils", "fragrance_mix_1", "sweet"] as const) {
    const said = await conflictsOf({ memory: "roses", without: [thing], families: ["woody"] }, "en");
    expect(said).not.toMatch(/share a substance/);
    if (thing !== "sweet")
      expect(said).toMatch(/[A-Z]\w+, which is left out with (?:essential oils|Fragrance Mix I), is in [A-Za-z]/);
  }
});

test("what somebody is allergic to is let in by no press, and every sentence says first for whose sake it stays out", async () => {
  const memory = {
    memory: "jasmine. I am allergic to cinnamon",
    readings: [read("jasmine", "wanted"), read("cinnamon", "allergy")],
  };
  const questions = [question()].map((one) => ({ ...one, parts: [part("voice", "memory")] }));
  const whys = {
    ar: /^بسبب حساسيتكم \(قرفة\) /,
    en: /^Because of your allergy to cinnamon /,
    fr: /^À cause de votre allergie \(cannelle\), /,
    ru: /^Из-за вашей аллергии на корицу /,
  };
  for (const language of languages) {
    const { conflicts, foreseen } = await foreseenView(
      { questions },
      { ...memory, families: ["oriental"] },
      "s1",
      language,
    );
    expect(unbound(conflicts?.sentences[0] ?? "")).toMatch(whys[language]);
    const { told } = await toldView(journeyOf(memory), language, foreseen);
    const [cinnamon] = told.filter(({ sense }) => sense === "allergy");
    expect(cinnamon?.way?.path).toMatch(/step=1&change/);
    expect(told.flatMap(({ presses }) => presses.map(({ kind }) => kind))).not.toContain("allow");
    expect(cinnamon?.presses.map(({ kind }) => kind)).toEqual(["liking", "nothing"]);
  }
  // Named in answer to what must not be in it, it may be no more than a dislike.
  const disliked = await withReadings({ without_text: "cinnamon, and I am allergic to rose" });
  const { foreseen } = await foreseenView(
    { questions },
    { without_text: "cinnamon, and I am allergic to rose", readings: disliked.readings ?? [] },
    "s1",
    "en",
  );
  expect([...foreseen.ill.keys()]).toEqual(["rose"]);
});

test("both wished for and told as an allergy, it stays out and only the wish is dropped by a press", async () => {
  const answers = {
    memory: "rose, but I am allergic to rose",
    readings: [read("rose", "wanted"), read("rose", "allergy")],
  };
  for (const language of languages) {
    const { conflicts } = await foreseenView({ questions: [] }, answers, "s1", language);
    expect(conflicts?.questions).toMatchObject([{ presses: [{ value: "drop rose" }], ways: [{}] }]);
  }
});

test("a dislike that is let in after all is listed as less of it, and never as no smell", async () => {
  const answer = { memory: "no cinnamon", readings: [read("cinnamon", "refused")] };
  const [lifted] = pressed(journeyOf(answer), "lift cinnamon");
  expect(lifted?.readings?.map(({ sense }) => sense)).toEqual(["less"]);
});

test("nothing far from a wish, or called as the wish is, is said to stand in for it", async () => {
  const near: [ThingId, ThingId[], RegExp][] = [
    ["orange", ["orange"], /musk|wood|amber/],
    ["jasmine", ["linalool"], /jasmine/],
    ["jasmine", ["jasmine_sambac", "benzyl_alcohol"], /jasmine/],
    ["cinnamon", ["cinnamal"], /musk|wood|lemon/],
  ];
  for (const [thing, without, far] of near) {
    const readings = [read(thing, "wanted")];
    const { told } = await linesOf({ readings, without }, { readings });
    expect(told[0]?.notes.join(" ")).not.toMatch(new RegExp(`instead: .*(?:${far.source})`));
  }
});

test("what the palette does not have is listed with what it is brought by, on the list and beside its notes", async () => {
  const answers = { memory: "carnation", readings: [read("carnation", "wanted")] };
  const near = {
    ar: "بأقرب ما لدينا: القرنفل والأزهار الدافئة",
    en: "by clove and sunlit flowers",
    fr: "à travers le clou de girofle et les fleurs solaires",
    ru: "ближе всего: пряная гвоздика и\u00a0солнечные цветы",
  };
  const reasons = {
    ar: "الذكرى: «carnation»، بأقرب ما لدينا: القرنفل والأزهار الدافئة",
    en: "Memory: “carnation”, by clove and sunlit flowers",
    fr: "Souvenir\u202f: «\u202fcarnation\u202f», à travers le clou de girofle et les fleurs solaires",
    ru: "Из\u00a0воспоминания: «carnation», ближе всего: пряная гвоздика и\u00a0солнечные цветы",
  };
  const { view } = await linesOf(answers, answers);
  const { premiere } = compose({ answers, session: "s1" });
  const clove = Object.values(premiere.notes)
    .flat()
    .find(({ material }) => material === "eugenol");
  for (const language of languages) {
    expect((await view(language)).told.map(({ notes }) => notes)).toEqual([[near[language]]]);
    expect(noteReasons(answers, language)(clove ?? { because: [] })[0]).toContain(reasons[language]);
  }
});

test.each(["a cake", "un gâteau", "торт", "كعك"])("no cake is poured as caramel without a word: %s", async (memory) => {
  const answer = await withReadings({ memory });
  const { told, view } = await linesOf(mergeAnswers([answer]), answer);
  expect(told).toMatchObject([{ sense: "wanted", notes: [expect.stringMatching(/^by .*burnt sugar/)] }]);
  expect((await view("ar")).told).toMatchObject([{ name: "كعك", notes: [expect.stringMatching(/^بأقرب ما لدينا/)] }]);
});

test("punctuation beside an allergy makes no hostile text of it: what causes it is asked for", async () => {
  const { conflicts } = await linesOf({ memory: 'rose. allergic to "x" & <y>' });
  expect(conflicts?.questions.map(({ text }) => text)).toEqual([expect.stringContaining('allergic to "x" & <y>')]);
});

const conflictsOf = async (answers: Answers, language: (typeof languages)[number]) => {
  const { conflicts } = await foreseenView({ questions: [] }, answers, "s1", language);
  return conflicts?.sentences.join(" ") ?? "";
};

/** Things that the house has not, or is like another, by what stands in for them. */
const stoodIn = keysOf(things).filter((thing) => {
  const wish = wishesOf([{ word: "it", thing, sense: "wanted", theme: "memory" }])[0];
  return wish && isStoodIn(wish);
});

test("no note is said to be what it only stands in for, whatever was wished for, in any language", () => {
  expect(stoodIn.length).toBeGreaterThan(100);
  for (const thing of stoodIn) {
    const answers: Answers = { memory: "it", readings: [read(thing, "wanted", "it")] };
    const { premiere, deuxieme } = compose({ answers, session: thing });
    const credited = [premiere, deuxieme]
      .flatMap(({ notes }) => Object.values(notes).flat())
      .filter(({ words }) => words?.includes("it"));
    expect(credited.length, thing).toBeGreaterThan(0);
    for (const note of credited) {
      const names = note.asides?.[0]?.by ?? [];
      expect(names, thing).toContain(note.material);
      for (const language of languages) {
        const [reason = ""] = noteReasons(answers, language)(note);
        const by = smellFormsIn(language).alone(names);
        expect(unbound(reason), thing).toContain(
          unbound(`, ${standInWord[language]} ${by}`).replace(/^, /, language === "ar" ? "، " : ", "),
        );
      }
    }
  }
});

test("the letter owns in one sentence what it could not bring in, or what stands in for it", () => {
  const lettersOf = (answers: Answers) => {
    const { premiere, deuxieme } = compose({ answers, session: "x" });
    return [premiere, deuxieme].map((one) => [
      one.maestro_notes,
      one.maestro_notes_ar,
      one.maestro_notes_fr,
      one.maestro_notes_ru,
    ]);
  };
  const whys = {
    unlike: [
      "nothing here smells of it",
      "ليس عندي ما يشبه ذلك",
      "rien ici n’en a l’odeur",
      "у меня ничто так не пахнет",
    ],
    unborne: ["must not be in it", "يجب ألّا يدخل العطر", "ne doit pas y être", "не должно быть"],
    disliked: ["do not like", "لا تحبّونه", "n’aimez pas", "не нравится"],
  };
  const lost = { memory: "petrol", readings: [read("petrol", "wanted")] };
  const [first = [], second = []] = lettersOf(lost);
  const names = ["petrol", "بنزين", "essence", "бензин"];
  names.forEach((name, index) => {
    expect(first[index]).toContain(`: ${name} (${whys.unlike[index]}).`);
    expect(second[index]).not.toContain(`: ${name}`);
  });
  const taken: Answers = { memory: "lavender", readings: [read("lavender", "wanted")], without: ["linalool"] };
  const [said = []] = lettersOf(taken);
  const kinds = [/lavender/, /خزامى/, /lavande/, /лаванда/];
  kinds.forEach((kind, index) => {
    const sentences = said[index]?.split(/(?<=[.]) /).filter((sentence) => kind.test(sentence)) ?? [];
    expect(sentences.join(" ")).toContain(whys.unborne[index]);
  });
  // What is disliked takes along what is called as it is; what is left out by its name is named once.
  const [alike = []] = lettersOf({
    memory: "bergamot, no citrus",
    readings: [read("bergamot", "wanted"), read("citrus", "refused")],
  });
  const cinnamon = [/cinnamon/g, /قرفة/g, /cannelle/g, /кориц/g];
  const [once = []] = lettersOf({
    memory: "cinnamon rolls",
    readings: [read("cinnamon", "wanted")],
    without: ["cinnamon"],
  });
  cinnamon.forEach((name, index) => {
    // Beside the visitor's own words, which are quoted.
    expect(once[index]?.replace("cinnamon rolls", "").match(name)?.length, once[index]).toBe(1);
  });
  for (const letter of [...alike, ...once, ...said, ...first]) expect(letter).toMatch(/[.!?…؟]$/);
  const several: Answers = {
    readings: [
      read("petrol", "wanted"),
      read("lavender", "wanted"),
      read("chlorine", "wanted"),
      read("carnation", "wanted"),
    ],
    without: ["linalool"],
  };
  const [owned = [], near = []] = lettersOf(several);
  expect(owned[0]).toMatch(/(?:Some wishes|these).*: [^.:]*petrol[^.:]*\./);
  for (const name of ["petrol", "chlorine", "lavender"]) expect(owned[0]).toContain(name);
  expect(near[0]).toMatch(/come near|likeness|carnation/);
  const [plain = []] = lettersOf({
    memory: "a wedding, roses",
    readings: [read("wedding", "wanted"), read("rose", "wanted", "roses")],
  });
  expect(plain[0]).not.toMatch(/could not|have only come near|in likeness/);
});

test("of a wish that has little of the odour of a bottle it is said how little, and of no other", () => {
  const many = (["sea", "rose", "vanilla", "leather", "cinnamon", "oud", "lemon", "iris"] as const).map((thing) =>
    read(thing, "wanted"),
  );
  const { premiere } = compose({
    answers: { memory: many.map(({ word }) => word).join(", "), readings: many },
    session: "s",
  });
  const odour = new Map(
    premiere.formula.map(({ material, pct_concentrate }) => [
      material,
      pct_concentrate * at(powerOf, indexOf.get(material) ?? -1),
    ]),
  );
  const all = [...odour.values()].reduce((sum, one) => sum + one, 0);
  const notes = Object.values(premiere.notes)
    .flat()
    .filter(({ words }) => words);
  expect(notes.length).toBeGreaterThan(5);
  for (const word of new Set(notes.flatMap(({ words = [] }) => words))) {
    const share = notes
      .filter(({ words }) => words?.includes(word))
      .reduce((sum, { material }) => sum + (odour.get(material) ?? 0) / all, 0);
    const presence = notes.flatMap(({ asides = [] }) => asides).find((aside) => aside.word === word)?.presence;
    if (share > 0.08) expect(presence, word).toBeUndefined();
    if (presence === "trace") expect(share, word).toBeLessThan(0.02);
  }
});

test("what stands in for a smell is said in the cases of its language", async () => {
  const seasons = ["spring", "summer", "autumn", "winter"] as const;
  const asked: Answers[] = seasons.flatMap((season) =>
    [3, 7].map((strength) => ({ families: ["woody"], season: [season], strength, without: ["cinnamon"] })),
  );
  const inPlace = /you will smell [^.]*milky sandalwood[^.]* in place of [^.]*sandalwood\./;
  const replaced: Answers[] = [];
  for (const answers of asked) if (inPlace.test(await conflictsOf(answers, "en"))) replaced.push(answers);
  expect(replaced.length).toBeGreaterThan(1);
  for (const answers of replaced) {
    expect(await conflictsOf(answers, "fr")).toMatch(
      /vous sentirez [^.]*le santal lacté[^.]* à la place (?:du [^.]* et )?du santal\./,
    );
    expect(await conflictsOf(answers, "fr")).not.toMatch(/pas de santal[ ,.]/);
    expect(unbound(await conflictsOf(answers, "ru"))).toMatch(
      /вместо (?:[^.]* и )?сандала вы услышите [^.]*молочный (?:и [а-я]+ый )?сандал/,
    );
  }
});

test("that without musk nothing is left of musk is not said, but that the perfume is poorer", async () => {
  const said = await conflictsOf({ families: ["woody"], without: ["musk"] }, "en");
  expect(said).toMatch(/^Without musk the perfume gives up some of its richness\./);
  expect(said).not.toMatch(/left of musk/);
});

test("a reason that is a text quotes it: what names the note, or what the note goes with", () => {
  const reasons = noteReasons({}, "en");
  expect(reasons({ because: ["memory"], words: ["coffee"] })).toEqual(["Memory: “coffee”"]);
  expect(reasons({ because: ["memory"], tone: ["my mother"] })).toEqual(["Memory: in keeping with “my mother”"]);
  const asides = [
    { word: "salt", by: ["calone" as const] },
    { word: "the sea", presence: "trace" as const },
  ];
  expect(reasons({ because: ["memory"], words: ["salt", "waves", "the sea"], asides })).toEqual([
    "Memory: “waves”",
    "Memory: “the sea”, only a trace",
    "Memory: “salt”, by sea breeze",
  ]);
  const told = { memory: "roses", without_text: "but jasmine" };
  expect(noteReasons(told, "en")({ because: ["memory", "without_text"], words: ["roses", "jasmine"] })).toEqual([
    "Memory: “roses”",
    "Your own words: “jasmine”",
  ]);
});

test.each([
  ["I have eczema. I love roses", "I have eczema"],
  ["la mer, mais je suis allergique au zorgloub", "je suis allergique au zorgloub"],
  ["Люблю море. У меня экзема", "У меня экзема"],
  ["البحر، وعندي حساسية من زورقلوب", "عندي حساسية من زورقلوب"],
])("who tells of an illness whose cause was not understood is asked for it: %s", async (memory, words) => {
  for (const language of languages) {
    const { conflicts } = await foreseenView({ questions: [] }, { memory }, "s1", language);
    const [asked, ...others] = conflicts?.questions ?? [];
    expect(asked?.text.replaceAll("\u00a0", " ")).toContain(words);
    expect(asked?.ways).toHaveLength(1);
    expect(others).toEqual([]);
    const chosen: Answers = { memory, without: ["oakmoss"] };
    expect((await foreseenView({ questions: [] }, chosen, "s1", language)).conflicts?.questions ?? []).toEqual([]);
  }
});

test.each(["jasmine gives me hives, the sea", "no allergies at all, the sea", "allergic to cats, the sea", "the sea"])(
  "who tells of no illness, of none that a perfume causes, or names its cause, is not asked for one: %s",
  async (memory) => {
    const { conflicts } = await foreseenView({ questions: [] }, { memory }, "s1", "en");
    expect(conflicts?.questions ?? []).toEqual([]);
  },
);

test.each([
  "allergic to nickel and rose",
  "аллергия на пенициллин",
  "allergique aux parabens",
  "عندي حساسية من اللانولين",
])("who names a cause that no perfume holds is told that it is in none: %s", async (memory) => {
  for (const language of languages) {
    const { told, unread } = await toldView(journeyOf({ memory, readings: [] }), language);
    expect(unread).toEqual([]);
    const [absent, ...others] = told;
    expect(memory).toContain(absent?.name ?? "nothing");
    expect(absent).toMatchObject({ sense: "nothing", notes: [expect.any(String)], presses: [] });
    expect(others).toEqual([]);
  }
});

test("of what must not be in it, too, a bare name of what no perfume holds is told as such", async () => {
  const answer = await withReadings({ without_text: "lanolin, parabens and propolis" });
  const { told, unread } = await toldView(journeyOf(answer), "en");
  expect(told.map(({ name, sense }) => [name, sense])).toEqual([
    ["propolis", "allergy"],
    ["lanolin", "nothing"],
    ["parabens", "nothing"],
  ]);
  expect(unread).toEqual([]);
});

test.each([
  ["jasmine. nothing too heavy please", "nothing too heavy"],
  ["le jasmin. J’aime pas les parfums trop forts", "J’aime pas les parfums trop forts"],
  ["жасмин. Ничего слишком резкого", "Ничего слишком резкого"],
  ["الياسمين، بس ما بحب العطور القوية كتير", "ما بحب العطور القوية كتير"],
  ["الياسمين، وما أحب العطور القوية", "ما أحب العطور القوية"],
])("how strong a perfume shall be is told beside the question that asks for it: %s", async (memory, words) => {
  const { questions, answers } = journeyOf(await withReadings({ memory }), { strength: 4 });
  const asked = questions.map((one, index) => (index === 1 ? { ...one, parts: [part("slider", "strength")] } : one));
  for (const language of languages) {
    const { told, unread } = await toldView({ questions: asked, answers }, language);
    const said = told.filter((line) => line.words.includes(words));
    expect(said).toMatchObject([{ sense: "kept", notes: [expect.stringMatching(/2\b.*\b4 /u)], presses: [] }]);
    expect(unread).toEqual([]);
  }
  // Where nothing asks for it, it is not understood.
  expect((await toldView({ questions, answers }, "en")).unread.map((one) => one.words).join()).toContain(words);
});

test.each([
  "I'm allergic to cinnamon. I cannot stand patchouli, and vanilla only a little",
  "Je suis allergique à la cannelle. Je déteste le patchouli. De la vanille, un peu seulement",
  "У меня аллергия на корицу. Пачули терпеть не могу. Ваниль, только чуть-чуть",
  "عندي حساسية من القرفة. أكره الباتشولي، والفانيليا شوي بس",
])("what is disliked beside an allergy is one, and what is borne in a small measure is let in so: %s", async (text) => {
  const { told } = await toldView(journeyOf(await withReadings({ without_text: text })), "en");
  expect(Object.fromEntries(told.map(({ name, sense }) => [name, sense]))).toEqual({
    cinnamon: "allergy",
    patchouli: "refused",
    vanilla: "less",
  });
});

test.each(["I like my coffee strong. Heavy rain", "le café fort, le tabac fort", "Крепкий кофе", "قهوة قوية"])(
  "how strong something else is, is nothing said of the perfume: %s",
  (text) => expect(strengthsIn(text)).toEqual([]),
);
