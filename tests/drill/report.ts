import { existsSync, readFileSync } from "node:fs";
import { keepReport, provenance } from "../support/kept-report.ts";
import type { Stored } from "./stored.ts";
import type { Perfume } from "./visitor.ts";

type Drill = {
  /** The PostgreSQL server's version; absent: the embedded backend. */
  server?: string;
  journeys: number;
  /** Visitors at a time. */
  concurrency: number;
  seed: number;
  seconds: number;
  kills: string[];
  faults: number;
  perfumes: Perfume[];
  stored: Stored;
};

const head = `# The drill

A fresh clone becomes a production build before a second, empty backend; a hundred visitors go through it, every third
form is sent twice at once, and its services are killed (\`SIGKILL\`; the server by \`pg_ctl stop -m immediate\`) at
random moments and started again. Made by \`npm run drill\` and \`npm run drill -- --postgres\`; \`npm run drill --
orders\` kills backend or Worker in each of a hundred orders, between "place" and "paid".
`;

/** Puts the drill's section into the report, in the place of an earlier one of the same kind, and hands it back. */
export function writeReport(file: string, drill: Drill): string {
  return writeSection(
    file,
    drill.server ? "## On PostgreSQL" : "## On the embedded backend",
    tableOf(drill),
    drill.faults === 0,
  );
}

/** The same of any section, by its title. The committed report takes in only a drill that found no fault. */
export function writeSection(file: string, title: string, text: string, flawless: boolean): string {
  const present = existsSync(file) ? readFileSync(file, "utf8") : "";
  const others = present.split(/^(?=## )/m).filter((part) => part.startsWith("## ") && !part.startsWith(title));
  const section = `${title}\n\n${provenance()}\n\n${text}`;
  const sections = [section, ...others].map((part) => part.trim()).sort();
  keepReport(file, `${[head.trim(), ...sections].join("\n\n")}\n`, flawless);
  return section;
}

function tableOf({ server, journeys, concurrency, seed, seconds, kills, faults, perfumes, stored }: Drill) {
  const requests = perfumes.map((perfume) => perfume.requests).sort((one, other) => one - other);
  const duplicates = perfumes.reduce((sum, perfume) => sum + perfume.duplicates, 0);
  return `${server ?? "PGlite on disk"}; seed ${seed}, ${concurrency} visitors at a time.

| what | counted |
| --- | --- |
| journeys that ended with a perfume | ${perfumes.length} of ${journeys} in ${seconds} s |
| killed, times | ${kills.join(", ")} |
| requests a visitor sent for one journey, fewest / median / most | ${requests[0]} / ${requests[Math.floor(requests.length / 2)]} / ${requests.at(-1)} |
| forms sent twice at once | ${duplicates} |
| perfumes stored, different fingerprints, different share tokens | ${stored.perfumes}, ${stored.fingerprints}, ${stored.shareTokens} |
| answers stored twice, addresses that asked for the newsletter | ${stored.duplicateAnswers}, ${stored.subscribers} |
| promised perfumes that are lost, changed or unreadable, and other faults | ${faults} |
`;
}
