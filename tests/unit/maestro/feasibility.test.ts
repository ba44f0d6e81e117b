import { expect, test } from "vitest";
import { conflictsOf, foresee } from "../../../app/maestro/feasibility.ts";
import { compose } from "../../../app/maestro/index.ts";
import { citrusOils } from "../../../app/maestro/palette/habits.ts";
import { exclusionsOf } from "../../../app/maestro/profile/exclusions.ts";
import { thingOf } from "../../../app/maestro/reading/readable.ts";
import { type Answers, families, type Reading, type ThingId } from "../../../app/maestro/types.ts";
import { materialMotifs } from "../../../app/maestro/words/names/motifs-by-material.ts";
import { entriesIn } from "../../lab/facts.ts";

const pouredIn = (answers: Answers, session: string) => {
  const { premiere, deuxieme } = compose({ answers, session });
  return [premiere, deuxieme].flatMap(({ formula }) => formula.map(({ material }) => material));
};
const read = (thing: ThingId, sense: Reading["sense"]): Reading => ({ word: `my ${thing}`, thing, sense });

test("where nothing is left out, nothing is said", () => {
  const said = { conflicts: [], losses: [], tooLittle: null, isAlcoholRefused: false };
  expect(conflictsOf({}, "s")).toEqual(said);
  expect(conflictsOf({ families: ["floral"], readings: [read("rose", "wanted")] }, "s")).toEqual(said);
  expect(conflictsOf({ without: ["petrol"] }, "s")).toEqual(said);
});

test("without linalool there is no lavender: it is said once, with what is poured instead", () => {
  const answers = { without: ["linalool" as const], readings: [read("lavender", "wanted")] };
  const { conflicts, losses, tooLittle } = conflictsOf(answers, "s");
  expect(conflicts).toMatchObject([
    { wish: { thing: "lavender", word: "my lavender" }, isImpossible: true, because: ["linalool"] },
  ]);
  const instead = conflicts[0]?.instead ?? [];
  expect(instead.length).toBeGreaterThan(0);
  const poured = compose({ answers, session: "s" }).premiere.formula.map(({ material }) => material);
  for (const id of instead) expect(poured).toContain(id);
  expect(losses).toMatchObject([{ because: "linalool", loses: expect.not.arrayContaining(["lavender"]) }]);
  expect(tooLittle).toBeNull();
});

test("a wish of which a part is left is poorer, not impossible", () => {
  const [conflict] = conflictsOf({ without: ["linalool"], readings: [read("rose", "wanted")] }, "s").conflicts;
  expect(conflict).toMatchObject({ wish: { thing: "rose" }, isImpossible: false });
  expect(conflict?.instead).toContain("phenylethyl_alcohol");
});

test("of a smell that another material brings it is said what stands in, not that there is none", () => {
  let stoodIn = 0;
  for (const session of ["s1", "s2", "s3", "s4"]) {
    const answers = { families: ["woody"], without: ["cinnamon" as const] };
    const poured = compose({ answers, session }).premiere.formula.map(({ material }) => material);
    for (const { loses, replaced } of conflictsOf(answers, session).losses) {
      const motifs = poured.map((id) => materialMotifs[id]);
      for (const id of loses) expect(materialMotifs[id] && motifs.includes(materialMotifs[id])).not.toBe(true);
      if (!replaced) continue;
      stoodIn++;
      for (const id of replaced.lost) {
        expect(replaced.by.some((other) => materialMotifs[other] === materialMotifs[id])).toBe(true);
      }
      for (const id of replaced.by) expect(poured).toContain(id);
    }
  }
  expect(stoodIn).toBeGreaterThan(1);
});

test("what the palette does not have comes near by what is poured for it, and by nothing else", () => {
  const readings = [
    read("carnation", "wanted"),
    read("rose", "wanted"),
    read("lime", "wanted"),
    read("birch", "wanted"),
  ];
  for (const session of ["s1", "s2", "s3"]) {
    for (const without of [[], ["sunscreen" as const]]) {
      const answers = { readings, without };
      const { nearest } = foresee(answers, session);
      expect(nearest.map(({ thing }) => thing)).toEqual(["carnation", "lime", "birch"]);
      expect(nearest[0]?.by).toEqual(without.length > 0 ? ["eugenol"] : ["eugenol", "benzyl_salicylate"]);
      const poured = pouredIn(answers, session);
      for (const id of nearest.flatMap(({ by }) => by)) expect(poured).toContain(id);
    }
  }
});

test("what nothing is poured of is said by its reason, and people are no matter of pouring", () => {
  const readings = (["banana", "night", "hospital", "rose", "mother"] as const).map((thing) => read(thing, "wanted"));
  expect(foresee({ readings }, "s").unpoured).toEqual([
    { thing: "banana", why: "direction" },
    { thing: "night", why: "mood" },
    { thing: "hospital", why: "unlike" },
  ]);
});

test("what is promised in the place of something is in the bottle, and the same at every look", () => {
  const excluded = ["cinnamon", "rose", "citrus", "vanilla", "linalool"] as const;
  for (const [index, family] of families.entries()) {
    const without: ThingId[] = [excluded[index % excluded.length] ?? "cinnamon"];
    const answers = { families: [family], without, readings: [read("lavender", "wanted"), read("oud", "wanted")] };
    const session = `s${index}`;
    const said = conflictsOf(answers, session);
    expect(conflictsOf(structuredClone(answers), session)).toEqual(said);
    const poured = pouredIn(answers, session);
    const promised = [...said.conflicts, ...said.losses].flatMap(({ instead }) => instead);
    for (const id of [...promised, ...said.losses.flatMap(({ replaced }) => replaced?.by ?? [])]) {
      expect(poured).toContain(id);
    }
    for (const id of said.losses.flatMap(({ loses }) => loses)) expect(poured).not.toContain(id);
  }
});

test("what an allergy takes along holds the allergens that are named for it", () => {
  for (const thing of ["cinnamon", "rose", "clove", "lavender"] as const) {
    const { losses } = conflictsOf({ families: ["oriental"], without: [thing] }, "s");
    const [loss] = losses;
    expect(loss?.shared.length).toBeGreaterThan(0);
    const entries = loss?.shared.flatMap(({ of }) => thingOf(of).entries ?? []) ?? [];
    const made = exclusionsOf([{ thing, theme: "without", sense: "allergy", word: "" }], [], {})[0]?.entries ?? [];
    for (const entry of entries) expect(made).toContain(entry);
    const explained = loss?.loses.filter((id) => entries.some((entry) => entriesIn(id).includes(entry)));
    expect(explained?.length).toBeGreaterThan(0.6 * (loss?.loses.length ?? 0));
  }
});

test("what is wished for and left out as well is asked about, and is no conflict of two things", () => {
  const answers = { readings: [read("rain", "wanted"), read("rain", "allergy"), read("oud", "wanted")] };
  expect(foresee(answers, "s").contradictions).toEqual([{ thing: "rain", word: "my rain" }]);
  expect(conflictsOf(answers, "s").conflicts).toEqual([]);
});

test.each<[ThingId]>([["floral"], ["woody"], ["oriental"], ["fruity"], ["spicy"], ["herbal"], ["resinous"]])(
  "a kind that is not borne, %s, leaves enough for another family",
  (thing) => {
    for (const family of families) {
      const isOwn = family === thing || (thing === "fruity" && family === "citrus");
      if (!isOwn) expect(conflictsOf({ families: [family], without: [thing] }, "s").tooLittle).toBeNull();
    }
  },
);

test("citrus without lemon is of its other fruits, and the oils that go with the lemon are named", () => {
  const { conflicts, losses, tooLittle } = conflictsOf({ families: ["citrus"], without: ["lemon"] }, "s");
  expect(conflicts).toEqual([]);
  const [{ because, loses } = { because: "", loses: [] }] = losses;
  expect(because).toBe("lemon");
  expect(loses.filter((id) => citrusOils.includes(id)).length).toBeGreaterThan(0);
  expect(tooLittle).toBeNull();
});

test.each<[string, ThingId]>([
  ["musk", "musk"],
  ["floral", "floral"],
  ["woody", "woody"],
  ["oriental", "oriental"],
  ["aquatic", "aquatic"],
])("a family of %s of which nothing may be poured is not composed", (family, thing) => {
  for (const answers of [{ without: [thing] }, { readings: [read(thing, "refused")] }]) {
    const { conflicts, tooLittle } = conflictsOf({ ...answers, families: [family] }, "s");
    expect(tooLittle).toBe("family");
    expect(conflicts).toMatchObject([{ wish: { family }, isImpossible: true, because: [thing] }]);
  }
});

test("a perfume without musk can be, and is said to be poorer for it", () => {
  const { conflicts, losses, tooLittle } = conflictsOf({ families: ["woody"], without: ["musk"] }, "s");
  expect(conflicts).toEqual([]);
  expect(losses).toMatchObject([{ because: "musk", takes: ["musk"] }]);
  expect(tooLittle).toBeNull();
});

test("where hardly anything is left, nothing is composed", () => {
  const without: ThingId[] = ["floral", "woody", "citrus", "oriental", "musk"];
  expect(conflictsOf({ without }, "s").tooLittle).toBe("materials");
});

test("alcohol, which every bottle holds: nothing is composed for who does not bear it, and who dislikes it is told", () => {
  expect(conflictsOf({ memory: "الكحول يهيج بشرتي" }, "s")).toMatchObject({ tooLittle: "alcohol" });
  expect(conflictsOf({ without: ["alcohol", "rose"] }, "s")).toMatchObject({ tooLittle: "alcohol" });
  const disliked = { memory: "je n'aime pas l'alcool ni le cuir" };
  expect(conflictsOf(disliked, "s")).toMatchObject({ tooLittle: null, isAlcoholRefused: true });
  // Even where something was composed all the same: no page says of a bottle that it has none.
  for (const answers of [disliked, { without: ["alcohol", "leather"] } satisfies Answers]) {
    const { made_without: made, left_out: left } = compose({ answers, session: "s" });
    expect([...made, ...left]).toEqual(["leather"]);
  }
});

test("no single thing but a whole family that was chosen leaves too little", () => {
  const single: ThingId[] = [
    "linalool",
    "limonene",
    "rose",
    "lavender",
    "cinnamon",
    "citrus",
    "musk",
    "sweet",
    "animal",
  ];
  for (const thing of single) {
    for (const family of families) {
      const { tooLittle } = conflictsOf({ families: [family], without: [thing] }, "s");
      expect({ thing, family, tooLittle }).toEqual({
        thing,
        family,
        tooLittle: thing === "musk" && family === "musk" ? "family" : null,
      });
    }
  }
});
