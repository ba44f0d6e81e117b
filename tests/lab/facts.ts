import { readFileSync } from "node:fs";
import type { FormulaLine } from "../../app/maestro/types.ts";

type Row = Readonly<Record<string, string>>;

/** The cells of a line; a cell in quotation marks may hold commas. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted ?? plain ?? "").replaceAll('""', '"'),
  );
}

/** The rows of a table of facts. */
export function readTable(name: string): Row[] {
  const [head = "", ...lines] = readFileSync(new URL(`facts/${name}.csv`, import.meta.url), "utf8")
    .trim()
    .split(/\r?\n/);
  const columns = cellsOf(head);
  return lines.map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""]));
  });
}

const listOf = (cell: string | undefined) => (cell ?? "").split(" ").filter(Boolean);
const materialRows = readTable("materials");
const constituentRows = readTable("constituents");
const naturalRows = readTable("naturals");

/** The entries of Annex III that a label names. */
const entries = readTable("allergens_eu").map((row) => ({
  entry: row.annex_iii_entry ?? "",
  label: row.label ?? "",
  cas: listOf(row.cas),
  whole: listOf(row.whole_material_ids),
}));

const described = new Map(
  materialRows.map((row) => [
    row.id ?? "",
    {
      family: row.family ?? "",
      facet: row.facet ?? "",
      name: row.name_en ?? "",
      cas: listOf(row.cas),
      impact: Number(row.impact),
      typical: Number(row.typical_pct_concentrate),
    },
  ]),
);
const nothing = { family: "", facet: "", name: "", cas: [], impact: 0, typical: 0 };

/** A material as the facts describe it; use levels are % of the concentrate. */
export const factsOf = (id: string) => described.get(id) ?? nothing;

/** % of an entry in a material: what is stated at worst, or 1.2 times what is typical; all of a whole oil. */
function contentOf(id: string, { cas, whole }: (typeof entries)[number]): number {
  if (whole.includes(id)) return 100;
  const rows = constituentRows.filter((row) => row.material_id === id && cas.includes(row.cas ?? ""));
  let stated = rows.reduce((sum, row) => sum + Number(row.max_pct_of_material), 0);
  const own = factsOf(id).cas.filter((one) => cas.includes(one));
  if (own.length > 0 && !rows.some((row) => own.includes(row.cas ?? ""))) stated += 100;
  const typical = naturalRows
    .filter((row) => row.material_id === id && listOf(row.cas).some((one) => cas.includes(one)))
    .reduce((sum, row) => sum + Number(row.typical_pct), 0);
  return Math.max(stated, Math.min(100, 1.2 * typical));
}

const contents = new Map(
  materialRows.map(({ id = "" }) => [id, new Map(entries.map((one) => [one.entry, contentOf(id, one)]))]),
);

/** The entries that a material holds any of. */
export const entriesIn = (id: string): string[] =>
  entries.flatMap(({ entry }) => ((contents.get(id)?.get(entry) ?? 0) > 0 ? [entry] : []));

/** % w/w of the finished perfume of an entry that a formula brings at a dosage. */
export const finishedShare = (lines: readonly FormulaLine[], dosage: number, entry: string): number =>
  lines.reduce(
    (sum, { material, pct_concentrate: share }) =>
      sum + ((share / 100) * dosage * (contents.get(material)?.get(entry) ?? 0)) / 100,
    0,
  );

/** The materials of the facts of a family, of facets, or with a word in their name. */
export const materialsWhere = (is: (facts: ReturnType<typeof factsOf>) => boolean): string[] =>
  materialRows.flatMap(({ id = "" }) => (is(factsOf(id)) ? [id] : []));
