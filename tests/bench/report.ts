import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Speed } from "./wrk.ts";

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

  ratio(what: string, own: Speed, reference: Speed, bar: number): void {
    const share = own.perSecond / reference.perSecond;
    const measured = `${own.perSecond.toFixed(0)}/s, ${share.toFixed(2)} x ${reference.perSecond.toFixed(0)}/s`;
    this.row(what, measured, `>= ${bar} x`, share >= bar);
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
      `${cores} cores, workerd, wrk -t1 -c16, the best of six runs of 2 s in turns. Made by \`npm run bench\`.`,
      tableOf(["what", "measured", "bar", "met"], bars),
      ...this.#tables,
      readFileSync(join(import.meta.dirname, "limits.md"), "utf8").trim(),
    ];
    writeFileSync(join(import.meta.dirname, "report.md"), `${parts.join("\n\n")}\n`);
    return this.#rows.every(({ met }) => met);
  }
}
