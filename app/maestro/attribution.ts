import { unitsPerPercent } from "./formula/caps.ts";
import type { Composer } from "./formula/composer.ts";
import { type Formula, odourShares } from "./formula/formula.ts";
import { facetOf, familyOf, positionOf } from "./palette/columns.ts";
import { materials } from "./palette/materials.ts";
import type { Target } from "./profile/target.ts";
import { type AnswerKey, type NoteAside, type NoteReason, structure, type VariantKind } from "./types.ts";
import { at, intAt } from "./vector.ts";

const maxReasons = 3;
/** An answer counts as the reason of a material only if the material loses more than this part of its share without it. */
const minFall = 0.03;
/**
 * An answer meant a material if it makes the target favour the material (see `favourFor`, a natural logarithm) by more
 * than `minFavour`, and by more than `minPart` of what the strongest answer does. Both figures are estimates.
 */
const minFavour = 0.01;
const minPart = 1 / 3;

/**
 * How much more target `one` favours a material than target `other` does, by its family, its facet and its part of the
 * pyramid together; a natural logarithm.
 */
function favourFor(material: number, one: Target, other: Target): number {
  const family = intAt(familyOf, material);
  const facet = intAt(facetOf, material);
  const part = intAt(positionOf, material);
  return (
    Math.log(at(one.families, family) / at(other.families, family)) +
    (at(one.facets, facet) - at(other.facets, facet)) +
    Math.log(at(one.pyramid, part) / at(other.pyramid, part))
  );
}

/** The share of a material, % of the concentrate; 0 where the formula does not hold it. */
function shareIn({ materials, units }: Formula, material: number): number {
  return (units[materials.indexOf(material)] ?? 0) / unitsPerPercent;
}

/** Whether the material is one of those that something wished for in a text can be poured as. */
export const isRemembered = ({ rememberedMaterials }: Target, material: number): boolean =>
  rememberedMaterials.some((materials) => materials.includes(material));

/**
 * A thing named in a text, by the visitor's word for it, and the materials in which it is found again; `isStandIn` where
 * they only stand in for it.
 */
export type Named = { theme: AnswerKey; word: string; materials: readonly number[]; isStandIn: boolean };

/** Words of a text, and whether what they bring to mind asks for a material. */
export type Tone = { theme: AnswerKey; word: string; favours: (material: number) => boolean };

/** What has less than this of the odour stands in the background, and there is a trace of what has less than that. Estimates. */
const backgroundBelow = 0.08;
const traceBelow = 0.02;

/** So many words are quoted of a text in whose tone a material is. */
const maxTone = 2;

/**
 * The answers, ordered by how much each makes the target favour a material, the strongest first. `all` holds every
 * answer; `meaning` holds only those that favour it enough to have meant it (`minFavour`, `minPart`). A material that
 * a text names is credited to that text first.
 */
type Ranked = Record<"all" | "meaning", readonly AnswerKey[]>;

/** Ranks the answers for a material of the palette. */
export type Ranking = (material: number) => Ranked;

/** The texts that name what a material is, each once. */
const textsNaming = (named: readonly Named[], material: number): AnswerKey[] => [
  ...new Set(named.flatMap(({ theme, materials }) => (materials.includes(material) ? [theme] : []))),
];

/**
 * Ranks the answers of a session. An answer is credited with the difference between the target with all answers and the
 * target without that one.
 */
export function rankingOf(composer: Composer, answered: readonly AnswerKey[], named: readonly Named[]): Ranking {
  const target = composer.target(null);
  const known = new Map<number, Ranked>();
  const rank = (material: number): Ranked => {
    const byFavour = answered
      .map((theme) => ({ theme, by: favourFor(material, target, composer.target(theme)) }))
      .sort((one, other) => other.by - one.by);
    const least = Math.max(minFavour, minPart * (byFavour[0]?.by ?? 0));
    const all = byFavour.map(({ theme }) => theme);
    const meaning = all.slice(0, byFavour.filter(({ by }) => by > least).length);
    const texts = textsNaming(named, material);
    return { all, meaning: [...texts, ...meaning.filter((theme) => !texts.includes(theme))] };
  };
  return (material) => {
    const ranked = known.get(material) ?? rank(material);
    known.set(material, ranked);
    return ranked;
  };
}

/**
 * Finds the answers that brought a material into a perfume, by trying: the formula is composed again without one
 * answer, and that answer brought the material if its share falls in the concentrate and in the finished perfume.
 * Composing takes long, so an answer is tried only where a material is about to be shown because of it. The composer
 * keeps every formula, so one trial serves all materials.
 */
export class Attribution {
  readonly #composer: Composer;
  readonly #variant: VariantKind;
  readonly #rank: Ranking;
  readonly #named: readonly Named[];
  readonly #tones: readonly Tone[];
  readonly #tried = new Set<AnswerKey>();
  readonly #shares: ReadonlyMap<number, number>;

  /** @param ranking the session's answers ranked per material; both perfumes use the same one */
  constructor(
    composer: Composer,
    variant: VariantKind,
    ranking: Ranking,
    { named, tones }: { named: readonly Named[]; tones: readonly Tone[] },
  ) {
    this.#composer = composer;
    this.#variant = variant;
    this.#rank = ranking;
    this.#named = named;
    this.#tones = tones;
    this.#shares = odourShares(composer[variant](null));
  }

  #fallsWithout(theme: AnswerKey, material: number): boolean {
    this.#tried.add(theme);
    const formula = this.#composer[this.#variant](null);
    const without = this.#composer[this.#variant](theme);
    const share = shareIn(formula, material);
    const less = shareIn(without, material);
    return less < share * (1 - minFall) && less * without.dosage < share * formula.dosage;
  }

  /**
   * Tries the answers that meant a material, the strongest first, and stops at the first that brought it. Returns
   * whether one did.
   */
  seekMeaning(material: number): boolean {
    return this.#rank(material).meaning.some((theme) => this.#fallsWithout(theme, material));
  }

  /** Tries the answers that meant a material and then all the others, until one brought it. Returns whether one did. */
  seekAny(material: number): boolean {
    return this.seekMeaning(material) || this.#rank(material).all.some((theme) => this.#fallsWithout(theme, material));
  }

  /**
   * Why a material is in the perfume, the strongest reason first and at most three: the texts that name it, whether or
   * not it would be there without them, and the answers that meant it, were tried and brought it. If there is none, the
   * strongest tried answer that brought it without meaning it is the only reason, and if none did, it holds the others
   * together.
   */
  reasonsFor(material: number): NoteReason[] {
    const brought = (theme: AnswerKey) => this.#tried.has(theme) && this.#fallsWithout(theme, material);
    const { all, meaning } = this.#rank(material);
    const texts = textsNaming(this.#named, material);
    const meant = meaning.filter((theme) => texts.includes(theme) || brought(theme));
    if (meant.length > 0) return meant.slice(0, maxReasons);
    return [all.find(brought) ?? structure];
  }

  /** The visitor's words for what a material is. */
  wordsFor(material: number): string[] {
    const words = this.#named.flatMap(({ word, materials }) => (materials.includes(material) ? [word] : []));
    return [...new Set(words)].filter((word) => word !== "");
  }

  /**
   * What is to be said beside the visitor's words that a material answers, for the note to claim no more than is true: of
   * what stands in for them by what, and of what is hardly smelled that it is so, by all that is poured for it.
   */
  asidesFor(material: number): NoteAside[] {
    return this.wordsFor(material).flatMap((word): NoteAside[] => {
      const named = this.#named.filter((one) => one.word === word && one.materials.includes(material));
      const poured = [...new Set(named.flatMap((one) => one.materials))].filter((index) => this.#shares.has(index));
      const share = poured.reduce((sum, index) => sum + (this.#shares.get(index) ?? 0), 0);
      const by = named.every(({ isStandIn }) => isStandIn) ? poured.flatMap((index) => materials[index]?.id ?? []) : [];
      const presence = share < traceBelow ? "trace" : share < backgroundBelow ? "background" : undefined;
      if (by.length === 0 && !presence) return [];
      return [{ word, ...(by.length > 0 && { by }), ...(presence && { presence }) }];
    });
  }

  /**
   * The words in whose tone a material is, where a text is a reason of it and does not name it: those that ask for its like,
   * or else what the text wishes for, which it was chosen to go with.
   */
  toneFor(material: number, because: readonly NoteReason[]): string[] {
    const named = textsNaming(this.#named, material);
    const said = this.#tones.filter(({ theme }) => because.includes(theme) && !named.includes(theme));
    const asking = said.filter(({ favours }) => favours(material));
    return [...new Set((asking.length > 0 ? asking : said).map(({ word }) => word))].slice(0, maxTone);
  }
}
