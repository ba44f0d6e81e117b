import { availableParallelism } from "node:os";
import { keepReport, provenance } from "../support/kept-report.ts";

/** Sizes are counted in these everywhere: the bundle's limit, the scripts', the pictures'. */
export const kibibyte = 1024;

type Row = { what: string; measured: string; bar: string; met: boolean };

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");

/** What was measured, row by row against its bars, as Markdown. */
export class Report {
  #rows: Row[] = [];
  #tables: string[] = [];

  row(what: string, measured: string, bar: string, met: boolean): void {
    this.#rows.push({ what, measured, bar, met });
    console.log(`${met ? "ok  " : "MISS"} ${what}: ${measured} (bar ${bar})`);
  }

  /** A size in bytes against a bar in KiB. */
  size(what: string, bytes: number, bar: number): void {
    this.row(what, `${kibibytes(bytes)} KiB`, `<= ${bar} KiB`, bytes <= bar * kibibyte);
  }

  table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
    this.#tables.push(`## ${title}\n\n${tableOf(head, rows)}`);
  }

  get met(): boolean {
    return this.#rows.every(({ met }) => met);
  }

  /**
   * Writes the report: what comes before the rows, the rows, the tables, what comes after them. It replaces the committed
   * one where every bar is met, unless it is `short`.
   */
  write(file: string, head: string, { tail, short = false }: { tail?: string; short?: boolean } = {}): void {
    const bars = this.#rows.map(({ what, measured, bar, met }) => [what, measured, bar, met ? "yes" : "**no**"]);
    const rows = tableOf(["what", "measured", "bar", "met"], bars);
    const parts = [head, provenance(), rows, ...this.#tables, ...(tail ? [tail] : [])];
    keepReport(file, `${parts.map((part) => part.trim()).join("\n\n")}\n`, this.met && !short);
  }
}

export function cores(): string {
  return String(availableParallelism());
}

export function kibibytes(bytes: number): string {
  return (bytes / kibibyte).toFixed(1);
}
