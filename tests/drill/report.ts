import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Kept } from "./count.ts";
import type { Perfume } from "./visitor.ts";

type Drill = {
  journeys: number;
  atOnce: number;
  seed: number;
  commit: string;
  seconds: number;
  kills: string[];
  faults: number;
};

const head = `# The drill

A fresh clone becomes a production build before a second, empty backend; a hundred visitors go through it, every third
form is sent twice at once, and its parts are killed (\`SIGKILL\`; the server by \`pg_ctl stop -m immediate\`) at random
moments and started again. Made by \`npm run drill\` and \`npm run drill -- --postgres\`.
`;

/** Puts the drill's section into the report, in the place of an earlier one of the same kind. */
export function writeReport(file: string, server: string | undefined, drill: Drill, perfumes: Perfume[], kept: Kept) {
  const title = server ? "## On PostgreSQL" : "## On the embedded backend";
  const present = existsSync(file) ? readFileSync(file, "utf8") : "";
  const others = present.split(/^(?=## )/m).filter((part) => part.startsWith("## ") && !part.startsWith(title));
  const section = `${title}\n\n${tableOf(server, drill, perfumes, kept)}`;
  const sections = [section, ...others].map((part) => part.trim()).sort();
  writeFileSync(file, `${[head.trim(), ...sections].join("\n\n")}\n`);
  return section;
}

function tableOf(server: string | undefined, drill: Drill, perfumes: Perfume[], kept: Kept) {
  const tries = perfumes.map((perfume) => perfume.tries).sort((one, other) => one - other);
  const doubles = perfumes.reduce((sum, perfume) => sum + perfume.doubles, 0);
  return `${server ?? "PGlite on disk"}; commit ${drill.commit}, seed ${drill.seed}, ${drill.atOnce} visitors at a time.

| what | counted |
| --- | --- |
| journeys that ended with a perfume | ${perfumes.length} of ${drill.journeys} in ${drill.seconds} s |
| killed, times | ${drill.kills.join(", ")} |
| requests a visitor sent for one journey, fewest / median / most | ${tries[0]} / ${tries[Math.floor(tries.length / 2)]} / ${tries.at(-1)} |
| forms sent twice at once | ${doubles} |
| perfumes kept, different fingerprints, different links | ${kept.rows}, ${kept.prints}, ${kept.links} |
| answers kept twice, readers kept (of as many addresses) | ${kept.twice}, ${kept.readers} |
| promised perfumes that are lost, changed or unreadable, and other faults | ${drill.faults} |
`;
}
