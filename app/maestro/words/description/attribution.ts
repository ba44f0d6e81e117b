import { materialOf } from "../../palette/materials.ts";
import { influences } from "../../profile/influences.ts";
import { randomAt } from "../../random.ts";
import { keysOf } from "../../record.ts";
import type { AnswerKey, Answers, Facet, Family, MaterialId } from "../../types.ts";
import { answerWords } from "../answers.ts";
import { materialMotifs } from "../names/motifs-by-material.ts";
import type { Attribution, Context, DescriptionInput } from "./context.ts";

/** Herbs, spices and aldehydes count as citrus in the formula, where they take its part; nobody would call them so. */
const besideCitrus: ReadonlySet<Facet> = new Set(["aromatic", "spice", "aldehydic", "floral"]);
const speaksOf = (family: Family, facet: Facet): boolean => family !== "citrus" || !besideCitrus.has(facet);

/** The values of an answer that speak for a material: the only one given, or those that move its family or facet. */
function spokenFor<Value extends string>(
  theme: AnswerKey,
  words: Record<Value, unknown>,
  given: readonly string[] = [],
  material: MaterialId,
): Value[] {
  const { family, facet } = materialOf(material);
  const values = keysOf(words).filter((value) => given.includes(value));
  if (values.length === 1) return values;
  return values.filter((value) => {
    const { families, facets } = influences[theme]?.[value] ?? {};
    return (families?.[family] ?? 0) + (facets?.[facet] ?? 0) > 0;
  });
}

/** The values of one answer that can be said to have brought a material. */
function attribute(theme: AnswerKey, material: MaterialId, context: Context, answers: Answers): Attribution[] {
  const { family, facet } = materialOf(material);
  switch (theme) {
    case "time_of_day":
      return context.timeOfDay ? [{ theme, value: context.timeOfDay, material }] : [];
    // The letter speaks of one season and of one place.
    case "season":
      return spokenFor(theme, answerWords.season, answers.season, material)
        .filter((value) => value === context.season)
        .map((value) => ({ theme, value, material }));
    case "environment":
      return spokenFor(theme, answerWords.environment, answers.environment, material)
        .filter((value) => value === context.environment)
        .map((value) => ({ theme, value, material }));
    case "persona":
      return spokenFor(theme, answerWords.persona, answers.persona, material).map((value) => ({
        theme,
        value,
        material,
      }));
    case "occasions":
      return spokenFor(theme, answerWords.occasions, answers.occasions, material).map((value) => ({
        theme,
        value,
        material,
      }));
    // A violet for the colour violet would be the same word twice.
    case "colors":
      return spokenFor(theme, answerWords.colors, answers.colors, material)
        .filter((value) => value !== materialMotifs[material])
        .map((value) => ({ theme, value, material }));
    case "families":
      return answers.families?.includes(family) && speaksOf(family, facet) ? [{ theme, value: family, material }] : [];
    default:
      return [];
  }
}

/**
 * The notes with an answer that brought them, of which a letter may give one as a reason: the note is named there and no
 * more in its layer, so another one stays there. A memory has sentences of its own.
 */
export function attributionsIn(context: Context, { notes, brief }: DescriptionInput): Attribution[] {
  const remembered = context.remembered?.materials ?? [];
  const named = [context.top, context.heart, context.base]
    .map((layer) => layer.filter((material) => !remembered.includes(material)))
    .filter((layer) => layer.length > 1)
    .flat();
  return [...notes.top, ...notes.middle, ...notes.base]
    .filter(({ material }) => named.includes(material))
    .flatMap(({ material, because }) => because.flatMap((theme) => attribute(theme, material, context, brief.answers)));
}

/** One of them, by seed. */
export const pickAttribution = (found: readonly Attribution[], seed: number): Attribution | undefined =>
  found[randomAt(seed, 12) % found.length];
