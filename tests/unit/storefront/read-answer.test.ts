import { expect, test } from "vitest";
import { isSingleChoice, isSkippable } from "../../../app/storefront/journey/part-rules.ts";
import { questionView } from "../../../app/storefront/journey/question-view.ts";
import { readAnswer } from "../../../app/storefront/journey/read-answer.ts";
import { part, question } from "./question.ts";

const posted = (...pairs: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return form;
};

const read = (stored: ReturnType<typeof part>, ...pairs: [string, string][]) =>
  readAnswer(posted(...pairs), questionView(question(stored), "en"));

test("a question is shown in one language with bounds of its own or of its kind", () => {
  const view = questionView(
    question(
      part("colors", "colors", ["gold", "ivory", "onyx", "rose"]),
      part("cards", "environment", ["desert", "beach"]),
      part("slider", "strength"),
      part("slider", "strength", [], { config_json: { min: 2, max: 6 } }),
      part("voice", "memory", [], { config_json: { max: 500 } }),
      part("input", "custom_name", [], { config_json: { max: 40 } }),
    ),
    "fr",
  );
  expect(view.text).toBe("Where? fr");
  expect(view.parts.map(({ min, max }) => [min, max])).toEqual([
    [1, 3],
    [1, 2],
    [1, 10],
    [2, 6],
    [0, 500],
    [0, 13],
  ]);
  expect(view.parts[0]?.options[0]).toEqual({ value: "gold", label: "gold fr", picture: null, swatch: null });
});

test("only what is offered is taken", () => {
  const seasons = part("choices", "season", ["spring", "winter"]);
  expect(read(seasons, ["season", "winter"], ["season", "monsoon"])).toEqual({
    answer: { season: ["winter"] },
    errors: {},
  });
  expect(read(seasons, ["season", "monsoon"]).errors).toEqual({ season: ["required"] });
});

test("more than allowed is refused and kept", () => {
  const colours = part("colors", "colors", ["gold", "ivory", "onyx", "rose"]);
  const all: [string, string][] = [
    ["colors", "gold"],
    ["colors", "ivory"],
    ["colors", "onyx"],
    ["colors", "rose"],
  ];
  expect(read(colours, ...all)).toEqual({
    answer: { colors: ["gold", "ivory", "onyx", "rose"] },
    errors: { colors: ["too_many"] },
  });
});

test("a theme with one value is kept as that value", () => {
  expect(read(part("cards", "gender", ["men", "women"]), ["gender", "women"]).answer).toEqual({ gender: "women" });
});

test("a slider keeps within its ends", () => {
  const slider = part("slider", "strength");
  expect(read(slider, ["strength", "99"]).answer).toEqual({ strength: 10 });
  expect(read(slider, ["strength", "-4"]).answer).toEqual({ strength: 1 });
  expect(read(slider, ["strength", "4.4"]).answer).toEqual({ strength: 4 });
  expect(read(slider, ["strength", ""]).errors).toEqual({ strength: ["required"] });
});

test("a name has thirteen characters as a reader counts them", () => {
  const name = part("input", "custom_name", [], { required: false });
  const thirteen = "👩‍🚀".repeat(13);
  expect(read(name, ["custom_name", thirteen])).toEqual({ answer: { custom_name: thirteen }, errors: {} });
  expect(read(name, ["custom_name", `${thirteen}a`]).errors).toEqual({ custom_name: ["custom_name_long"] });
  expect(read(name, ["custom_name", "e\u0301toile"]).answer).toEqual({ custom_name: "étoile" });
  expect(read(name, ["custom_name", "evil.com/free"]).errors).toEqual({ custom_name: ["web_address"] });
});

test("a name of signs alone is refused, and one of any script's letters, of digits or of emoji is not", () => {
  const name = part("input", "custom_name", [], { required: false });
  for (const signs of [".", "…", "، ؟", "«—»", "+ = $", "·\u0301"])
    expect(read(name, ["custom_name", signs]), signs).toEqual({
      answer: { custom_name: signs },
      errors: { custom_name: ["custom_name_signs"] },
    });
  for (const kept of ["ن", "7", "٧", "№ 5.", "夜", "ꦲ", "🌙", "❤️", "🇸🇦", "‼️", "#️⃣", "👨‍👩‍👧‍👦"])
    expect(read(name, ["custom_name", kept]).errors, kept).toEqual({});
});

test("a text is trimmed, and refused where it is longer than its part allows", () => {
  const memory = part("voice", "memory", [], { config_json: { max: 10 } });
  expect(read(memory, ["memory", "rain on a stone"]).errors).toEqual({ memory: ["too_long"] });
  expect(read(memory, ["memory", "  rain  "]).answer).toEqual({ memory: "rain" });
});

test("a question without required parts is skippable, and a part with one value is a single choice", () => {
  const view = questionView(
    question(part("voice", "memory", [], { required: false }), part("cards", "gender", ["men", "women"])),
    "en",
  );
  expect(isSkippable(view)).toBe(false);
  expect(isSkippable({ ...view, parts: view.parts.slice(0, 1) })).toBe(true);
  expect(view.parts.map(isSingleChoice)).toEqual([false, true]);
});
