import { keysOf, mapRecord } from "../../app/encoding/record.ts";
import { familyPowers, usualDose } from "../../app/maestro/odour/loudness.ts";
import { indexOf } from "../../app/maestro/palette/columns.ts";
import type { structures } from "../../app/maestro/palette/structures.ts";
import { type Family, families } from "../../app/maestro/types.ts";
import { mean } from "../support/statistics.ts";
import { linesOf } from "./evaporation.ts";
import { readTable } from "./facts.ts";

/** Two odorants and their mean intensities, 0 to 10: each alone, and both together. */
type Pair = { one: number; other: number; both: number };

/** Where the table says how loud each odorant is alone, and both together. */
const columns = { one: "IA", other: "IB", both: "IAB" } as const;

function ratedPairs(): Pair[] {
  const sums = new Map<string, Record<keyof typeof columns, number[]>>();
  for (const row of readTable("mixtures")) {
    const name = `${row["Stimulus A"]} ${row["Stimulus B"]}`;
    const rated = sums.get(name) ?? { one: [], other: [], both: [] };
    sums.set(name, rated);
    for (const which of keysOf(columns)) {
      const cell = row[columns[which]];
      if (cell) rated[which].push(Number(cell));
    }
  }
  return [...sums.values()].map((rated) => mapRecord(rated, mean));
}

/** How loud a pair is by a model, up to one factor for all pairs. */
const models = {
  "powers add, loudness is their root": ({ one, other }: Pair) => Math.hypot(one, other),
  "vector model, 113°": ({ one, other }: Pair) =>
    Math.sqrt(one ** 2 + other ** 2 + 2 * one * other * Math.cos((113 * Math.PI) / 180)),
  "the stronger alone": ({ one, other }: Pair) => Math.max(one, other),
  "loudnesses add": ({ one, other }: Pair) => one + other,
};
export type MixtureModel = keyof typeof models;

const rootMeanSquare = (errors: readonly number[]) => Math.sqrt(mean(errors.map((error) => error ** 2)));

/** The factor that brings a model nearest to what was rated. */
function factorOf(model: (pair: Pair) => number, pairs: readonly Pair[]): number {
  const products = pairs.reduce((sum, pair) => sum + model(pair) * pair.both, 0);
  return products / pairs.reduce((sum, pair) => sum + model(pair) ** 2, 0);
}

/**
 * The error of a model on the rated pairs, of 10: as it stands, and with one factor that is fitted to the pairs at even
 * places and tried on those at odd ones, and the other way round.
 */
export function mixtureError(name: MixtureModel): { pairs: number; plain: number; fitted: number } {
  const pairs = ratedPairs();
  const model = models[name];
  const errors = (tried: readonly Pair[], factor: number) => tried.map((pair) => factor * model(pair) - pair.both);
  const halves = [0, 1].map((half) => pairs.filter((_, place) => place % 2 === half));
  const fitted = halves.flatMap((half, which) => errors(half, factorOf(model, halves[1 - which] ?? [])));
  return { pairs: pairs.length, plain: rootMeanSquare(errors(pairs, 1)), fitted: rootMeanSquare(fitted) };
}

export const mixtureModels = Object.keys(models).filter((name): name is MixtureModel => name in models);

/** Families, the loudest first. */
const byLoudness = (powers: Float64Array): Family[] =>
  families
    .map((family, f) => ({ family, power: powers[f] ?? 0 }))
    .sort((one, other) => other.power - one.power)
    .map(({ family }) => family);

/** The family that each classical structure is named after. */
const familyOfStructure: Record<keyof typeof structures, Family> = {
  cologne_citrus: "citrus",
  fougere: "woody",
  chypre: "woody",
  amber_oriental: "oriental",
  oud_rose_saffron: "woody",
  white_floral_gulf: "floral",
  aquatic_marine: "aquatic",
  musk_skin: "musk",
  incense_majlis: "oriental",
};

/** Of something whose family is known: the families by loudness, and whether its own is first or second. */
export type Named = { name: string; family: Family; loudest: Family[]; isFound: boolean };

const named = (name: string, family: Family, powers: Float64Array): Named => {
  const loudest = byLoudness(powers).slice(0, 3);
  return { name, family, loudest, isFound: loudest.slice(0, 2).includes(family) };
};

/** The nine classical structures, with the families that are heard in them. */
export function structuresHeard(): Named[] {
  return keysOf(familyOfStructure).map((name) => {
    const family = familyOfStructure[name];
    const lines = linesOf(name).map(({ material, pct_concentrate: share }) => ({
      index: indexOf.get(material) ?? 0,
      share,
    }));
    const formula = { materials: lines.map(({ index }) => index), units: lines.map(({ share }) => share) };
    return named(name, family, familyPowers(formula));
  });
}

/** What the first note of a part counts, and each further one less: a pyramid names the loud ones first. An estimate. */
const weightOfRank = (rank: number) => 1 / (1 + rank / 4);

/**
 * The 48 well-known perfumes, poured as their published pyramids name them: every word as the materials that stand for it,
 * together as loud as one material at its usual dose, earlier words louder.
 * @returns what is heard, and the words for which the palette has nothing
 */
export function classifiedHeard(): { perfumes: Named[]; unknown: string[] } {
  const standing = new Map(readTable("notes").map((row) => [row.note, (row.materials ?? "").split(" ")]));
  const ofId = new Map<string, number>(indexOf);
  const unknown = new Set<string>();
  const perfumes = readTable("classified").map((row) => {
    const powers = new Float64Array(families.length);
    for (const part of [row.top, row.heart, row.base]) {
      (part ?? "").split(",").forEach((cell, rank) => {
        const word = cell.trim().toLowerCase();
        const indices = (standing.get(word) ?? []).flatMap((id) => ofId.get(id) ?? []);
        if (indices.length === 0) unknown.add(word);
        const units = indices.map((index) => ((usualDose[index] ?? 0) * weightOfRank(rank)) / indices.length);
        familyPowers({ materials: indices, units }).forEach((power, f) => {
          powers[f] = (powers[f] ?? 0) + power;
        });
      });
    }
    const family = families.find((one) => one === row.families?.split(" ")[0]) ?? "woody";
    return named(row.name ?? "", family, powers);
  });
  return { perfumes, unknown: [...unknown] };
}
