import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Row = { what: string; measured: string; bar: string; met: boolean };

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");

/** What the bench found, row by row against its bars, as Markdown. */
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

  /** Writes tests/bench/report.md; true where every bar is met. */
  write(): boolean {
    const bars = this.#rows.map(({ what, measured, bar, met }) => [what, measured, bar, met ? "yes" : "**no**"]);
    const cores = execFileSync("nproc").toString().trim();
    const parts = [
      "# The bench",
      `Made by \`npm run bench\` on ${cores} cores. Times, rates and scores are the median of three rounds, in each of
which every target was measured once, in turn.`,
      tableOf(["what", "measured", "bar", "met"], bars),
      ...this.#tables,
      readFileSync(join(import.meta.dirname, "limits.md"), "utf8").trim(),
    ];
    writeFileSync(join(import.meta.dirname, "report.md"), `${parts.join("\n\n")}\n`);
    return this.#rows.every(({ met }) => met);
  }
}

export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
