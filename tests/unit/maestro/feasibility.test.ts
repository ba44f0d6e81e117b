import { expect, test } from "vitest";
import { conflictsOf, nearestOf } from "../../../app/maestro/feasibility.ts";
import { compose } from "../../../app/maestro/index.ts";
import { families, type Reading, type ThingId } from "../../../app/maestro/types.ts";
import { materialMotifs } from "../../../app/maestro/words/names/motifs-by-material.ts";

const read = (thing: ThingId, sense: Reading["sense"]): Reading => ({ word: `my ${thing}`, thing, sense });

test("where nothing is left out, nothing is said", () => {
  const said = { conflicts: [], losses: [], tooLittle: null };
  expect(conflictsOf({}, "s")).toEqual(said);
  expect(conflictsOf({ families: ["floral"], readings: [read("rose", "wanted")] }, "s")).toEqual(said);
  expect(conflictsOf({ without: ["petrol"] }, "s")).toEqual(said);
});

test("without linalool there is no lavender: it is said with what is poured instead", () => {
  const answers = { without: ["linalool" as const], readings: [read("lavender", "wanted")] };
  const { conflicts, losses, tooLittle } = conflictsOf(answers, "s");
  expect(conflicts).toMatchObject([
    { wish: { thing: "lavender", word: "my lavender" }, isImpossible: true, because: ["linalool"] },
  ]);
  const instead = conflicts[0]?.instead ?? [];
  expect(instead.length).toBeGreaterThan(0);
  const poured = compose({ answers, session: "s" }).premiere.formula.map(({ material }) => material);
  for (const id of instead) expect(poured).toContain(id);
  expect(losses).toMatchObject([{ because: "linalool", loses: expect.arrayContaining(["lavender"]) }]);
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
      expect(replaced).toMatchObject({ lost: ["sandalwood_album"], by: expect.arrayContaining(["sandalore"]) });
      for (const id of replaced.by) expect(poured).toContain(id);
    }
  }
  expect(stoodIn).toBeGreaterThan(1);
});

test("what the palette does not have comes near by what is allowed of it", () => {
  const readings = [read("coffee", "wanted"), read("rose", "wanted")];
  expect(nearestOf({ readings })).toEqual([{ thing: "coffee", by: [["cocoa_abs"], ["guaiacwood"]] }]);
  expect(nearestOf({ readings: [...readings, read("chocolate", "refused")] })).toEqual([
    { thing: "coffee", by: [["guaiacwood"]] },
  ]);
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

test("citrus without lemon is poorer, and what carries it is named", () => {
  const { conflicts, tooLittle } = conflictsOf({ families: ["citrus"], without: ["lemon"] }, "s");
  expect(conflicts).toMatchObject([{ wish: { family: "citrus" }, isImpossible: false, because: ["lemon"] }]);
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
  expect(losses[0]?.instead.length).toBeGreaterThan(0);
  expect(tooLittle).toBeNull();
});

test("where hardly anything is left, nothing is composed", () => {
  const without: ThingId[] = ["floral", "woody", "citrus", "oriental", "musk"];
  expect(conflictsOf({ without }, "s").tooLittle).toBe("materials");
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
