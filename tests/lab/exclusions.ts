import { keysOf } from "../../app/encoding/record.ts";
import { compose } from "../../app/maestro/compose.ts";
import { thingOf } from "../../app/maestro/reading/readable.ts";
import { goingWith } from "../../app/maestro/reading/refused-materials.ts";
import { type Thing, things } from "../../app/maestro/reading/things.ts";
import { type Answers, type FormulaLine, families, type ThingId, variants } from "../../app/maestro/types.ts";
import { entriesIn, finishedShare, materialsWhere } from "./facts.ts";
import { sessionId } from "./samples.ts";

/** % w/w of the finished perfume above which a label names an entry. */
const threshold = 0.001;

/** How something is kept out: told in a text as disliked or as not borne, or chosen from the list. */
const ways = ["refused", "allergy", "chosen"] as const;
export type Way = (typeof ways)[number];

/** Facets and families of the facts that a thing is, by which a refusal is checked beside the house's own lists. */
const byFacts: Partial<Record<ThingId, readonly string[]>> = {
  musk: materialsWhere(({ family, facet }) => family === "musk" || facet === "musky"),
  oud: [...materialsWhere(({ facet }) => facet === "oud"), "cypriol"],
  incense: [...materialsWhere(({ facet }) => facet === "incense" || facet === "resin"), "opoponax"],
  rose: materialsWhere(({ facet, name }) => facet === "rose" || /\brose\b/i.test(name)),
  amber: materialsWhere(({ facet, name }) => facet === "amber" || facet === "ambergris" || /\bamber\b/i.test(name)),
  vanilla: materialsWhere(({ facet }) => facet === "vanilla"),
  sweet: materialsWhere(({ facet }) => ["vanilla", "gourmand", "tonka"].includes(facet)),
  gourmand: materialsWhere(({ facet }) => ["vanilla", "gourmand", "tonka"].includes(facet)),
  floral: materialsWhere(({ family, facet }) => family === "floral" || facet === "floral"),
  woody: materialsWhere(({ family }) => family === "woody"),
  oriental: materialsWhere(({ family }) => family === "oriental"),
  aquatic: materialsWhere(({ family }) => family === "aquatic"),
  citrus: materialsWhere(({ facet }) => ["fresh", "bitter", "lemony"].includes(facet)),
  animal: materialsWhere(({ facet }) => facet === "animalic"),
  spicy: materialsWhere(({ facet }) => ["spice", "saffron"].includes(facet)),
  spices: materialsWhere(({ facet }) => ["spice", "saffron"].includes(facet)),
  fruity: materialsWhere(({ facet }) => ["fruity", "melon"].includes(facet)),
  green: materialsWhere(({ facet }) => facet === "green"),
  powdery: materialsWhere(({ facet }) => facet === "powdery"),
  smoke: materialsWhere(({ facet }) => facet === "smoky"),
  earthy: materialsWhere(({ facet }) => ["earthy", "mossy"].includes(facet)),
  herbal: materialsWhere(({ facet }) => facet === "aromatic"),
  resinous: materialsWhere(({ facet }) => ["resin", "incense", "balsam"].includes(facet)),
  aldehydic: materialsWhere(({ facet }) => facet === "aldehydic"),
  leather: materialsWhere(({ facet }) => facet === "leather"),
  sandalwood: materialsWhere(
    ({ name, family, facet }) => (family === "woody" && facet === "creamy") || /sandal/i.test(name),
  ),
  cedar: materialsWhere(({ name }) => /cedar/i.test(name)),
  vetiver: materialsWhere(({ name }) => /vetiver/i.test(name)),
  jasmine: materialsWhere(({ name }) => /jasmin/i.test(name)),
};

/** Everything that can be kept out and would change a formula: things with materials or entries. */
export const excludable: readonly ThingId[] = keysOf(things).filter((id) => {
  const { person, entries = [] }: Thing = thingOf(id);
  return !person && (goingWith(id).length > 0 || entries.length > 0);
});

/** Answers of every kind: each family, each strength, night and summer. */
const surroundings: readonly Answers[] = [
  {},
  ...families.flatMap((family, index): Answers[] => [
    { families: [family], strength: [1, 5, 10][index % 3] ?? 5, time_of_day: "night" },
    { families: [family], season: ["summer"], strength: 10 - index },
  ]),
  { families: ["woody", "oriental"], time_of_day: "night", strength: 10 },
  { families: ["citrus", "aquatic"], season: ["summer"], strength: 1 },
  ...Array.from({ length: 10 }, (_, step): Answers => ({ strength: step + 1, gender: "women" })),
];

const answersFor = (thing: ThingId, way: Way, around: Answers): Answers =>
  way === "chosen" ? { ...around, without: [thing] } : { ...around, readings: [{ word: thing, thing, sense: way }] };

/** What of an excluded thing a formula holds: its materials, and entries of Annex III above the threshold. */
export function poured(lines: readonly FormulaLine[], dosage: number, thing: ThingId, way: Way): string[] {
  const { material, entries = [], near }: Thing = thingOf(thing);
  const own: readonly string[] = [
    ...goingWith(thing),
    ...(byFacts[thing] ?? []),
    ...(material && !near ? [material] : []),
  ];
  const held = lines.map(({ material: id }): string => id).filter((id) => own.includes(id));
  if (way === "refused") return held;
  const made = material && !near ? entriesIn(material) : [];
  const above = [...new Set([...entries, ...made])].filter((entry) => finishedShare(lines, dosage, entry) > threshold);
  return [...held, ...above.map((entry) => `entry ${entry}`)];
}

/** What was found in the perfumes of one exclusion; nothing where they hold nothing of it and say so. */
function faultsOfExclusion(thing: ThingId, way: Way, around: Answers, index: number): string[] {
  const composition = compose({ answers: answersFor(thing, way, around), session: sessionId(index) });
  const found = variants.flatMap((variant) => {
    const { formula, dosage_pct: dosage } = composition[variant];
    return poured(formula, dosage, thing, way).map((one) => `${variant} ${thing} ${way}: ${one}`);
  });
  const isSaid = composition.made_without.includes(thing);
  return way === "refused" || isSaid ? found : [...found, `${thing} ${way}: not said to be left out`];
}

/** Tries every thing in every way; `each` of the surroundings is tried with one of so many things. */
export function checkExclusions(each = 1): { tried: number; faults: string[] } {
  const faults: string[] = [];
  let tried = 0;
  for (const [number, thing] of excludable.entries()) {
    for (const way of ways) {
      for (const [index, around] of surroundings.entries()) {
        if ((number + index) % each !== 0) continue;
        tried++;
        faults.push(...faultsOfExclusion(thing, way, around, number + index));
      }
    }
  }
  return { tried, faults };
}
