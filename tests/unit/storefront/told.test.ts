import { expect, test } from "vitest";
import type { QuestionAnswer } from "../../../app/backend/answers.ts";
import { languages } from "../../../app/i18n/languages.ts";
import type { Answers, Reading, ThingId } from "../../../app/maestro/types.ts";
import { comesNear, conflictsView } from "../../../app/storefront/journey/conflicts.server.ts";
import { changedAnswer, parseChange, toldView } from "../../../app/storefront/journey/told.server.ts";
import type { Journey } from "../../../app/storefront/journey-state/journey.server.ts";
import { noteReasons } from "../../../app/storefront/results/note-reasons.server.ts";
import { question } from "./question.ts";

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
  expect(told[0]?.presses.map(({ text }) => text)).toEqual(["nothing", "unlisted"]);
  const change = parseChange(told[0]?.presses[1]?.value ?? "");
  expect(change && changedAnswer({ without: ["oud", "rose"] }, change)).toEqual({ without: ["rose"] });
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
  const change = parseChange(line?.presses[0]?.value ?? "");
  expect(change && changedAnswer(answer, change).readings?.map(({ sense }) => sense)).toEqual(["refused", "refused"]);
});

test("what the palette does not have is listed with what it is brought by", async () => {
  const answer = { memory: "coffee", readings: [read("coffee", "wanted")] };
  const near = {
    ar: "الكاكاو وخشب الغاياك",
    en: "cocoa and guaiac wood",
    fr: "le cacao et le bois de gaïac",
    ru: "какао и\u00a0гваяк",
  };
  for (const language of languages) {
    const view = await toldView(journeyOf(answer), language, await comesNear(answer, language));
    expect(view.told.map((line) => line.near)).toEqual([near[language]]);
  }
});

const conflictsOf = async (answers: Answers, language: (typeof languages)[number]) => {
  const view = await conflictsView({ questions: [] }, answers, "s1", language);
  return view?.sentences.join(" ") ?? "";
};

test("what cannot be is said in sentences of each language", async () => {
  const lavender: Answers = {
    memory: "grandma’s lavender",
    readings: [read("lavender", "wanted", "grandma’s lavender")],
    without: ["linalool"],
  };
  expect(await conflictsOf(lavender, "en")).toMatch(
    /^You wrote “grandma’s lavender” \(lavender\)\. Without linalool that cannot be\. Here instead: /,
  );
  expect(await conflictsOf(lavender, "fr")).toMatch(
    /^Vous avez écrit «\u202fgrandma’s lavender\u202f» \(lavande\)\u202f; sans linalol, c’est hors de portée\./,
  );
  expect(await conflictsOf(lavender, "ru")).toMatch(
    /^Вы\u00a0написали «grandma’s lavender» \(лаванда\), но\u00a0линалоол\u00a0— в\u00a0списке исключённого/,
  );
  expect(await conflictsOf(lavender, "ar")).toMatch(/^كتبتم «grandma’s lavender» \(.+\)، وهذا لا يمكن من دون لينالول/);
});

test("what stands in for a smell is said in the cases of its language", async () => {
  const answers: Answers = { families: ["woody"], without: ["cinnamon"] };
  expect(await conflictsOf(answers, "en")).toMatch(/you will smell .*milky sandalwood.* in place of sandalwood/);
  expect(await conflictsOf(answers, "fr")).toMatch(/vous sentirez .*le santal lacté.* à la place du santal\./);
  expect(await conflictsOf(answers, "ru")).toMatch(/вместо сандала вы\u00a0услышите .*молочный сандал/);
  expect(await conflictsOf(answers, "fr")).not.toMatch(/pas de santal[ ,.]/);
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
});
