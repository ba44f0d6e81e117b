import { expect, test } from "vitest";
import { compose } from "../../../app/maestro/index.ts";
import { scentProfile } from "../../../app/storefront/analyze/scent-profile.server.ts";
import { wishAsides } from "../../../app/storefront/analyze/wish-asides.server.ts";
import { noteReasons } from "../../../app/storefront/results/note-reasons.server.ts";
import { computedView, shownView } from "../../../app/storefront/results/variant-view.server.ts";

const answers = {
  families: ["woody", "oriental"],
  time_of_day: "night" as const,
  strength: 9,
  season: ["winter"],
  memory: "المطر والقهوة",
};

const asides = { leftOut: "left out", less: "less of it" };

test("a thing of which there shall be less is said to be so, and what is left out to be left out", () => {
  const readings = [
    { word: "sweet", thing: "sweet" as const, sense: "less" as const },
    { word: "oud", thing: "oud" as const, sense: "refused" as const },
  ];
  const { reasons } = scentProfile({ memory: "not too sweet, no oud", readings }, "en", asides);
  expect(reasons.map(({ answer }) => answer)).toEqual([
    expect.stringMatching(/less of it/),
    expect.stringMatching(/left out/),
  ]);
});

test("a wish that something else stands in for is said to be so, as it is on the list and beside the notes", async () => {
  const readings = [
    { word: "lavender", thing: "lavender" as const, sense: "wanted" as const },
    { word: "carnation", thing: "carnation" as const, sense: "wanted" as const },
    { word: "rain", thing: "rain" as const, sense: "wanted" as const },
  ];
  const given = { memory: "lavender, carnation and rain", readings, without: ["linalool" as const] };
  const { reasons } = scentProfile(given, "en", { ...asides, wish: await wishAsides(given, "s1", "en") });
  const said = (thing: string) => reasons.find(({ answer }) => answer.includes(thing))?.answer;
  expect(said("lavender")).toMatch(/^Memory: lavender \(by .+\)$/);
  expect(said("carnation")).toBe("Memory: carnation (by clove and sunlit flowers)");
  expect(said("rain")).toBe("Memory: rain");
});

test("a wish of which nothing is poured is credited with nothing", async () => {
  const readings = [
    { word: "oud", thing: "oud" as const, sense: "wanted" as const },
    { word: "rain", thing: "rain" as const, sense: "wanted" as const },
  ];
  const given = { memory: "oud and rain", readings, without: ["oud" as const] };
  const { reasons } = scentProfile(given, "en", { ...asides, wish: await wishAsides(given, "s1", "en") });
  const [oud] = reasons.filter(({ answer }) => answer.startsWith("Memory: oud"));
  expect(oud).toMatchObject({ answer: "Memory: oud (not possible with what is left out)", added: "", removed: "" });
  expect(reasons.find(({ answer }) => answer === "Memory: rain")?.added).not.toBe("");
});

test("a scent profile has six shares, the details that were answered, and a reason for each answer", () => {
  const profile = scentProfile(answers, "en", asides);
  expect(profile.shares).toHaveLength(6);
  expect(profile.shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  expect(profile).toMatchObject({ strength: 9, time: "night", seasons: ["winter"] });
  expect(profile.reasons.map(({ answer }) => answer)).toEqual(
    expect.arrayContaining(["Time of day: night", "Season: winter", "Memory: rain", "Memory: coffee"]),
  );
});

test("texts contain no keys, in any language", () => {
  for (const language of ["ar", "en", "fr", "ru"] as const) {
    const { reasons, shares } = scentProfile({ ...answers, persona: ["elegant"], colors: ["onyx"] }, language, {
      leftOut: "…",
      less: "…",
    });
    const words = [...reasons.flatMap((reason) => Object.values(reason)), ...shares.map(({ name }) => name)].join(" ");
    expect(words).not.toMatch(/_|undefined|NaN/);
    if (language === "ar" || language === "ru") expect(words).not.toMatch(/[a-z]{3}/i);
  }
});

test("a variant is shown without formula and recipe, and with reasons and figures only to its owner", () => {
  const { premiere } = compose({ answers, session: "a" });
  const own = computedView(premiere, "premiere", "fr", noteReasons(answers, "fr"));
  const others = shownView({ kind: "premiere", ...premiere }, "premiere", "fr");
  expect(own.name).toBe(premiere.display_name_fr);
  expect(JSON.stringify(own)).not.toMatch(/formula|recipe|grams/);
  expect(own.notes.base.flatMap(({ reasons }) => reasons).length).toBeGreaterThan(0);
  expect(Object.values(others.notes).flatMap((notes) => notes.filter((note) => "reasons" in note))).toEqual([]);
  expect(others.figures).toBeNull();
});

test("no figure that an owner is sent has more than three digits", () => {
  for (const session of ["a", "b", "c", "d"]) {
    const { figures } = computedView(
      compose({ answers, session }).premiere,
      "premiere",
      "en",
      noteReasons(answers, "en"),
    );
    const sent = [
      figures?.dosage ?? 0,
      ...(figures?.limits.flatMap((limit) => [limit.used_pct, limit.limit_pct]) ?? []),
    ];
    for (const figure of sent) expect(Number(figure.toPrecision(3))).toBe(figure);
  }
});
