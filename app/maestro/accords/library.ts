import { recordOf } from "../../encoding/record.ts";
import { indexOf } from "../palette/columns.ts";
import { type Family, families, type Position, positions } from "../types.ts";
import aquatic from "./aquatic.json" with { type: "json" };
import citrus from "./citrus.json" with { type: "json" };
import floral from "./floral.json" with { type: "json" };
import grounds from "./grounds.json" with { type: "json" };
import memoryTable from "./memories.json" with { type: "json" };
import musk from "./musk.json" with { type: "json" };
import oriental from "./oriental.json" with { type: "json" };
import touches from "./touches.json" with { type: "json" };
import vetoTable from "./vetoes.json" with { type: "json" };
import woody from "./woody.json" with { type: "json" };

/**
 * The house's accords, written by hand in the tables beside this file: small groups of materials that a nose knows by one
 * name. All are estimates of a researcher who has smelled none of them; a perfumer edits the tables without code
 * (docs/perfumer.md).
 */

/** Materials of the palette, by their index, and how loud each is: 1 is as loud as at its usual dose. */
export type Lines = readonly { material: number; loudness: number }[];

/** An accord: what it is called, the families that it answers (indices into `families`), whether every nose learns it. */
export type Accord = { name: string; answers: readonly number[]; isClassical: boolean; lines: Lines };

type WrittenLines = Readonly<Record<string, number | undefined>>;

const ofId = new Map<string, number>(indexOf);

/** @throws RangeError where a table names what is not in the palette, when the engine is loaded */
function materialNamed(id: string): number {
  const index = ofId.get(id);
  if (index === undefined) throw new RangeError(`An accord names ${id}, which is not in the palette`);
  return index;
}

const linesOf = (written: WrittenLines): Lines =>
  Object.entries(written).flatMap(([id, loudness]) =>
    loudness === undefined ? [] : [{ material: materialNamed(id), loudness }],
  );

function familyNamed(name: string): number {
  // `indexOf` takes nothing but families, and whether this is one is the question.
  const index = families.findIndex((family) => family === name);
  if (index < 0) throw new RangeError(`An accord answers ${name}, which is no family`);
  return index;
}

/** Every accord, in the order of the tables. */
export const accords: readonly Accord[] = [aquatic, citrus, floral, musk, oriental, woody].flat().map((accord) => ({
  name: accord.name,
  answers: accord.answers.map(familyNamed),
  isClassical: accord.classical,
  lines: linesOf(accord.lines),
}));

/** The quiet materials of each part of the pyramid that carry an accord of a family. */
export const groundsOf: Readonly<Record<Family, Readonly<Record<Position, readonly number[]>>>> = recordOf(
  families,
  (family) => recordOf(positions, (position) => grounds[family][position].map(materialNamed)),
);

/** What makes a thing of a memory recognised beside what it is poured as, and what would spoil it. */
export type MemoryAccord = { around: Lines; apart: readonly number[] };

type WrittenMemory = { around: WrittenLines; apart: readonly string[] };
const writtenMemories: Readonly<Record<string, WrittenMemory>> = memoryTable;

/** The accords of what people remember, by the thing, or by the key of a kind of things. */
export const memories: ReadonlyMap<string, MemoryAccord> = new Map(
  Object.entries(writtenMemories).map(([name, { around, apart }]) => [
    name,
    { around: linesOf(around), apart: apart.map(materialNamed) },
  ]),
);

/**
 * What does not go with answers: the accords and materials that spoil a perfume where each theme named was answered with one
 * of the values, and one of the things, if any is named, was refused.
 */
export type Veto = {
  answers: readonly (readonly [theme: string, values: readonly string[]])[];
  refused: readonly string[];
  accords: readonly number[];
  materials: readonly number[];
};

function accordNamed(name: string): number {
  const index = accords.findIndex((accord) => accord.name === name);
  if (index < 0) throw new RangeError(`A veto names ${name}, which is no accord`);
  return index;
}

type WrittenVeto = {
  answers: Readonly<Record<string, readonly string[] | undefined>>;
  refused: readonly string[];
  accords: readonly string[];
  materials: readonly string[];
};
const writtenVetoes: readonly WrittenVeto[] = vetoTable;

export const vetoes: readonly Veto[] = writtenVetoes.map(({ answers, refused, ...spoiling }) => ({
  answers: Object.entries(answers).map(([theme, values = []]) => [theme, values] as const),
  refused,
  accords: spoiling.accords.map(accordNamed),
  materials: spoiling.materials.map(materialNamed),
}));

/** The themes whose answers add a few lines of their own to what leads: a colour, a place, an hour. */
export const touchedThemes = ["colors", "environment", "time_of_day"] as const;
export type TouchedTheme = (typeof touchedThemes)[number];

const noLines: Lines = [];
const touchLines = new Map<string, Lines>(
  touchedThemes.flatMap((theme) =>
    Object.entries<Readonly<Record<Family, WrittenLines>>>(touches[theme]).flatMap(([value, byFamily]) =>
      families.map((family): [string, Lines] => [`${theme} ${value} ${family}`, linesOf(byFamily[family])]),
    ),
  ),
);

/** What an answer adds where a family leads. */
export const touchOf = (theme: TouchedTheme, value: string, family: Family): Lines =>
  touchLines.get(`${theme} ${value} ${family}`) ?? noLines;
