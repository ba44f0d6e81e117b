import { keysOf } from "../../../encoding/record.ts";
import { materialOf } from "../../palette/materials.ts";
import { randomAt } from "../../random.ts";
import { type AnswerKey, type Answers, type Facet, type MaterialId, structure } from "../../types.ts";
import { answerWords } from "../answers.ts";
import type { Attribution, Context, DescriptionInput } from "./context.ts";
import { spokenIn } from "./remembered.ts";

/**
 * The facets in which a stranger would recognise each answer. A note of another facet is never said to be there because
 * of it.
 */
const obvious: {
  [Theme in Attribution["theme"]]: Partial<Record<(Attribution & { theme: Theme })["value"], readonly Facet[]>>;
} = {
  families: {
    woody: ["dry", "creamy", "oud"],
    oriental: ["amber", "ambergris", "balsam", "incense", "resin", "vanilla"],
    floral: ["rose", "white", "airy", "muguet", "exotic", "powdery", "solar"],
    citrus: ["fresh", "sweet", "bitter", "lemony"],
    musk: ["clean", "sweet", "skin", "animalic"],
    aquatic: ["marine", "ozonic"],
  },
  time_of_day: { day: ["fresh", "lemony", "bitter"], night: ["incense", "oud"] },
  season: {
    spring: ["green", "muguet"],
    summer: ["fresh", "lemony", "bitter", "marine", "melon"],
    autumn: ["smoky", "mossy", "tobacco"],
    winter: ["smoky", "incense", "spice"],
  },
  environment: {
    urban: ["ozonic"],
    nature: ["mossy", "green"],
    beach: ["marine"],
    mountains: ["ozonic"],
    desert: ["incense", "oud", "amber"],
  },
  colors: { azure: ["marine"], emerald: ["green", "mossy"] },
};

/**
 * Notes that a stranger would not take for the answer though their facet is listed: a pineapple is no meadow, velvet
 * wood no desert, and some spices belong to no winter.
 */
const notObvious: ReadonlySet<MaterialId> = new Set([
  "allyl_amyl_glycolate",
  "pink_pepper",
  "coriander_seed",
  "iso_e_super",
]);

const isOfFamily = (reason: Attribution): boolean =>
  reason.theme !== "families" || reason.value === materialOf(reason.material).family;

function isObvious(reason: Attribution): boolean {
  const facets: Partial<Record<string, readonly Facet[]>> = obvious[reason.theme];
  const { facet } = materialOf(reason.material);
  return (
    isOfFamily(reason) &&
    !notObvious.has(reason.material) &&
    facet !== null &&
    (facets[reason.value]?.includes(facet) ?? false)
  );
}

/** The values of an answer that were given, among those that have words. */
const given = <Value extends string>(words: Record<Value, unknown>, values: readonly string[] = []): Value[] =>
  keysOf(words).filter((value) => values.includes(value));

/** The values of one answer that a letter can name as the reason of a material. */
function attribute(theme: AnswerKey, material: MaterialId, context: Context, answers: Answers): Attribution[] {
  const { timeOfDay, season, environment } = context;
  switch (theme) {
    case "time_of_day":
      return timeOfDay ? [{ theme, value: timeOfDay, material }] : [];
    // The letter speaks of one season and of one place.
    case "season":
      return season ? [{ theme, value: season, material }] : [];
    case "environment":
      return environment ? [{ theme, value: environment, material }] : [];
    case "colors":
      return given(answerWords.colors, answers.colors).map((value) => ({ theme, value, material }));
    case "families":
      return given(answerWords.families, answers.families).map((value) => ({ theme, value, material }));
    default:
      return [];
  }
}

/**
 * Finds the notes that an answer visibly brought, so that a description may give it as their reason. Such a note is
 * named there and not again in its layer, so the layer must have another one. A memory has sentences of its own.
 */
export function attributionsIn(context: Context, { notes, brief }: DescriptionInput): Attribution[] {
  const remembered = context.remembered ? spokenIn(context.remembered) : [];
  const named = [context.top, context.heart, context.base]
    .map((layer) => layer.filter((material) => !remembered.includes(material)))
    .filter((layer) => layer.length > 1)
    .flat();
  return [...notes.top, ...notes.middle, ...notes.base]
    .filter(({ material }) => named.includes(material))
    .flatMap(({ material, because }) =>
      because.flatMap((reason) => (reason === structure ? [] : attribute(reason, material, context, brief.answers))),
    )
    .filter(isObvious);
}

/** One of them, by seed. */
export const pickAttribution = (found: readonly Attribution[], seed: number): Attribution | undefined =>
  found[randomAt(seed, 12) % found.length];
