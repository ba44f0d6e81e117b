import { describe, expect, test } from "vitest";
import { keysOf } from "../../../app/encoding/record.ts";
import { createComposer } from "../../../app/maestro/formula/composer.ts";
import { formulaLines } from "../../../app/maestro/formula/formula.ts";
import { compose, profileOf } from "../../../app/maestro/index.ts";
import { allergens } from "../../../app/maestro/palette/allergens.ts";
import { typicalComposition } from "../../../app/maestro/palette/aspects.ts";
import { type MaterialId, materials } from "../../../app/maestro/palette/materials.ts";
import { briefOf } from "../../../app/maestro/profile/brief.ts";
import { exclusionsOf } from "../../../app/maestro/profile/exclusions.ts";
import { thingOf } from "../../../app/maestro/reading/readable.ts";
import { goingWith } from "../../../app/maestro/reading/refused-materials.ts";
import { isChemical } from "../../../app/maestro/reading/relatives.ts";
import { thingNames } from "../../../app/maestro/reading/thing-names.ts";
import { things } from "../../../app/maestro/reading/things.ts";
import { type Answers, type Family, families, type ThingId, variants } from "../../../app/maestro/types.ts";
import { sessionId } from "../../lab/samples.ts";

const flowers = "no flowers";
const sweetness = "nothing sweet";

const composeFor = (answers: Answers, index: number) => compose({ answers, session: sessionId(index) });

describe.each([
  [flowers, "floral", "floral", /flower|blossom|fleur|цвет|زهر/i],
  [sweetness, "sweet", undefined, /sweet|dou[xc]|слад|حلو/i],
] as const)("%s", (memory, kind, ofItself, itsName) => {
  const refused = goingWith(kind);
  const asked = families.filter((family) => family !== ofItself);

  test.each<[Family | undefined]>([[undefined], ...asked.map((family): [Family] => [family])])(
    "is obeyed in both perfumes of %s",
    (family) => {
      for (let index = 0; index < 6; index++) {
        const composition = composeFor({ memory, ...(family && { families: [family] }) }, index);
        for (const variant of variants) {
          const { formula, notes } = composition[variant];
          expect(formula.filter(({ material }) => refused.includes(material))).toEqual([]);
          const shown = Object.values(notes).flat();
          expect(shown.length).toBeGreaterThan(4);
          expect(shown.filter(({ ar, en, fr, ru }) => itsName.test([ar, en, fr, ru].join()))).toEqual([]);
          if (!family) continue;
          const shares = composition[variant].delivered;
          expect(shares[family]).toBe(Math.max(...Object.values(shares)));
        }
        expect(composition.premiere.maestro_notes).toContain(`“${memory}”`);
      }
    },
  );
});

test("who refuses flowers gets none, even where the family was asked for", () => {
  for (let index = 0; index < 6; index++) {
    const { premiere, deuxieme } = composeFor({ families: ["floral"], memory: flowers }, index);
    for (const { delivered } of [premiere, deuxieme]) expect(delivered.floral).toBe(0);
  }
});

test("without the wish for flowers they are refused again: what a note names as its reason holds when it is composed anew", () => {
  const answers: Answers = { families: ["floral"], memory: flowers };
  const session = sessionId(1);
  const without = createComposer(briefOf(answers), session).premiere("families");
  const anew = compose({ answers: { memory: flowers }, session }).premiere.formula;
  expect(formulaLines(without)).toEqual(anew);
});

test("what is liked by name is poured though its kind is refused", () => {
  const { rememberedMaterials, refusedMaterials } = briefOf({ memory: "nothing sweet, but vanilla" });
  expect(rememberedMaterials.flat().filter((index) => refusedMaterials.includes(index))).toEqual([]);
  expect(refusedMaterials.length).toBeGreaterThan(5);
});

test.each<ThingId>(["rose", "vanilla", "leather", "coffee", "sea", "smoke"])(
  "what is disliked stays out though a memory wishes for it, until it is settled which is meant: %s",
  (thing) => {
    const memory = `the ${thing} of my childhood`;
    const { rememberedMaterials, refusedMaterials, told } = briefOf({
      memory,
      without_text: `I am allergic to cinnamon, I don't like ${thing}`,
    });
    expect(told.filter((one) => one.thing === thing).map(({ sense }) => sense)).toEqual(["wanted", "refused"]);
    expect(
      goingWith(thing).filter((id) => !refusedMaterials.includes(materials.findIndex((one) => one.id === id))),
    ).toEqual([]);
    expect(rememberedMaterials.flat().filter((index) => refusedMaterials.includes(index))).toEqual([]);
  },
);

test("a profile says of a kind that it was refused", () => {
  const [reason] = profileOf({ memory: flowers }).reasons;
  expect(reason?.word).toEqual({ ar: "بلا زهور", en: "no flowers", fr: "pas de fleurs", ru: "без цветов" });
  expect(reason?.moves[0]).toMatchObject({ kind: "family", name: "floral" });
  expect(reason?.moves[0]?.by).toBeLessThan(0);
});

/** What a table of the palette may call a thing: its names, its labels' names, and its CAS numbers. */
function calledSo(thing: ThingId): { names: readonly string[]; cas: readonly string[] } {
  const { material, entries = [] } = thingOf(thing);
  const own = materials.find(({ id }) => id === material)?.cas ?? null;
  const labels = allergens.filter(({ entry }) => entries.includes(entry));
  const names = [thingNames[thing].en, thing, material ?? "", ...labels.map(({ label }) => label)];
  return {
    names: names.map((name) => name.toLowerCase().replaceAll("_", " ")),
    cas: [own ?? [], labels.flatMap(({ cas }) => cas)].flat(),
  };
}

/** The materials without which a perfume is that refuses a thing. */
const gone = (thing: ThingId, sense: "refused" | "allergy"): MaterialId[] =>
  exclusionsOf([{ thing, sense, word: "", theme: "memory" }], [], {}).flatMap(({ materials: taken }) =>
    taken.flatMap((index) => materials[index]?.id ?? []),
  );

test("a chemical that is refused takes away every material whose tables hold it", () => {
  const chemicals = keysOf(things).filter(isChemical);
  expect(chemicals.length).toBeGreaterThan(120);
  const held = chemicals.flatMap((thing) => {
    const { names, cas } = calledSo(thing);
    const taken = new Set([...gone(thing, "allergy"), ...gone(thing, "refused")]);
    return materials.flatMap((material) => {
      const composition = keysOf(typicalComposition[material.id] ?? {}).some((name) =>
        names.includes(name.toLowerCase()),
      );
      const constituents = ("constituents" in material && material.constituents) || [];
      const isStated = constituents.some((one) => one.cas !== null && cas.includes(one.cas) && one.max >= 0.005);
      return (composition || isStated) && !taken.has(material.id) ? [`${thing} in ${material.id}`] : [];
    });
  });
  expect(held).toEqual([]);
});

test.each<[ThingId, MaterialId[]]>([
  ["phenylethyl_alcohol", ["rose_absolute", "rose_otto", "geranium", "neroli", "ylang_ylang", "orange_flower_abs"]],
  ["methyl_anthranilate", ["mandarin_red", "neroli", "orange_flower_abs", "jasmine_sambac", "ylang_ylang"]],
  ["indole", ["jasmine_grandiflorum", "jasmine_sambac", "neroli", "orange_flower_abs", "tuberose_abs"]],
  ["vanillin", ["isobutavan", "ethyl_vanillin", "vanilla_abs", "benzoin_siam"]],
  ["linalool", ["linalyl_acetate", "lavender", "clary_sage"]],
  ["citral", ["geraniol", "litsea_cubeba"]],
  ["cinnamal", ["hexyl_cinnamal", "cinnamon_bark", "styrax"]],
  ["benzyl_alcohol", ["benzyl_acetate", "benzyl_salicylate", "jasmine_sambac"]],
  ["coumarin", ["tonka_abs", "hay_abs"]],
  ["calone", ["azurone", "cascalone", "transluzone"]],
  ["beta_ionone", ["methyl_ionone_gamma", "osmanthus_abs"]],
  ["clove", ["eugenol", "rose_otto", "nutmeg"]],
])("and what turns into it or is made of it: %s", (thing, taken) => {
  for (const sense of ["allergy", ...(isChemical(thing) ? ["refused" as const] : [])] as const)
    expect(gone(thing, sense)).toEqual(expect.arrayContaining(taken));
});

test.each<[ThingId, MaterialId[]]>([
  ["beeswax", ["beeswax_abs"]],
  ["propolis", ["beeswax_abs", "benzoin_siam", "tolu_balsam", "styrax"]],
  ["animal_products", ["beeswax_abs"]],
  ["salicylates", ["benzyl_salicylate", "methyl_salicylate", "ylang_ylang", "tea_leaf_abs"]],
  ["colophony", ["fir_balsam_abs", "oakmoss"]],
  ["conifers", ["cedarwood_atlas", "cedarwood_virginia", "fir_balsam_abs", "juniper_berry", "isobornyl_acetate"]],
  ["juniper", ["juniper_berry", "cedarwood_virginia"]],
  ["lamiaceae", ["lavender", "clary_sage", "patchouli", "peppermint"]],
  ["rutaceae", ["lemon_cp", "petitgrain", "neroli", "orange_flower_abs"]],
  ["apiaceae", ["coriander_seed", "galbanum"]],
  ["daisy", ["helichrysum_abs", "davana"]],
  ["benzoates", ["ylang_ylang", "tuberose_abs", "jasmine_sambac", "benzoin_siam"]],
  ["cinnamates", ["cinnamon_bark", "styrax", "tolu_balsam"]],
  ["terpenes", ["lemon_cp", "bergamot_fcf", "linalool", "geraniol", "citronellol", "lavender", "juniper_berry"]],
  ["white_flowers", ["jasmine_sambac", "tuberose_abs", "orange_flower_abs", "neroli", "styrallyl_acetate", "florol"]],
  ["lactones", ["gamma_undecalactone", "coumarin", "exaltolide", "osmanthus_abs"]],
  ["phenols", ["eugenol", "vanillin", "birch_tar_rect", "methyl_salicylate"]],
  ["tree_moss", ["oakmoss"]],
  ["nut", ["pink_pepper"]],
])("a cause of illness takes away what it is in and what is akin to it: %s", (thing, taken) =>
  expect(gone(thing, "allergy")).toEqual(expect.arrayContaining(taken)),
);

test("who refuses white flowers is not without roses and violets", () => {
  const taken = gone("white_flowers", "refused");
  for (const kept of ["rose_otto", "methyl_ionone_gamma", "lavender"] as const) expect(taken).not.toContain(kept);
});
