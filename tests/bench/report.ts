import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";

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

  /** A size in bytes against a bar in kilobytes. */
  size(what: string, bytes: number, bar: number): void {
    this.row(what, `${kilobytes(bytes)} kB`, `<= ${bar} kB`, bytes <= bar * 1024);
  }

  table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
    this.#tables.push(`## ${title}\n\n${tableOf(head, rows)}`);
  }

  get met(): boolean {
    return this.#rows.every(({ met }) => met);
  }

  /** Writes the report: what comes before the rows, the rows, the tables, what comes after them. */
  write(file: string, head: string, tail?: string): void {
    const bars = this.#rows.map(({ what, measured, bar, met }) => [what, measured, bar, met ? "yes" : "**no**"]);
    const rows = tableOf(["what", "measured", "bar", "met"], bars);
    const parts = [head, rows, ...this.#tables, ...(tail ? [tail] : [])];
    writeFileSync(file, `${parts.map((part) => part.trim()).join("\n\n")}\n`);
  }
}

export function cores(): string {
  return execFileSync("nproc", { encoding: "utf8" }).trim();
}

export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
