import { materialOf } from "../../palette/materials.ts";
import { randomAt } from "../../random.ts";
import type { AnswerKey, Answers, Facet, Family, MaterialId } from "../../types.ts";
import type { Attribution, Context, DescriptionInput } from "./context.ts";

/** Herbs, spices and aldehydes count as citrus in the formula, where they take its part; nobody would call them so. */
const besideCitrus: ReadonlySet<Facet> = new Set(["aromatic", "spice", "aldehydic", "floral"]);
const speaksOf = (family: Family, facet: Facet): boolean => family !== "citrus" || !besideCitrus.has(facet);

/** The value of one answer that can be said to have brought a material; undefined where none can. */
function attribute(
  theme: AnswerKey,
  material: MaterialId,
  context: Context,
  answers: Answers,
): Attribution | undefined {
  const { family, facet } = materialOf(material);
  const { timeOfDay, season, environment, persona, occasion, colour } = context;
  if (theme === "time_of_day" && timeOfDay) return { theme, value: timeOfDay, material };
  if (theme === "season" && season) return { theme, value: season, material };
  if (theme === "environment" && environment) return { theme, value: environment, material };
  if (theme === "persona" && persona) return { theme, value: persona, material };
  if (theme === "occasions" && occasion) return { theme, value: occasion, material };
  if (theme === "colors" && colour) return { theme, value: colour, material };
  if (theme === "families" && answers.families?.includes(family) && speaksOf(family, facet))
    return { theme, value: family, material };
  return undefined;
}

/** One of the notes with an answer that brought it, by seed. A memory has sentences of its own. */
export function pickAttribution(context: Context, { notes, brief, seed }: DescriptionInput): Attribution | undefined {
  const found: Attribution[] = [];
  for (const { material, because } of [...notes.top, ...notes.middle, ...notes.base]) {
    for (const theme of because) {
      const attribution = attribute(theme, material, context, brief.answers);
      if (attribution) found.push(attribution);
    }
  }
  return found[randomAt(seed, 12) % found.length];
}
