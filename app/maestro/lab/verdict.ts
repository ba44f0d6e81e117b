import { lowest, type Measured, mean, median, paletteUse, type Tally } from "./metrics.ts";

/** One line of the report: what was measured, its bar, whether it is met, and what the two baselines reach. */
export type Line = { metric: string; bar: string; ours: string; met: boolean; structure: string; random: string };

export type Twins = { sessions: number; repeated: number; seconds: number };

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
const share = (part: number, of: number) => (of === 0 ? 1 : part / of);
const none = "–";

/** Every metric of the house with its bar; the bars are met or the perfume does not leave the lab. */
export function verdict(measured: Measured, twins: Twins | null): Line[] {
  const { ours, structure, random } = measured;
  const lines: Line[] = [];
  const add = (metric: string, bar: string, met: boolean, said: string, of?: (tally: Tally) => string) =>
    lines.push({ metric, bar, met, ours: said, structure: of?.(structure) ?? none, random: of?.(random) ?? none });

  const compliant = (of: Tally) => percent(share(of.compliant, of.formulas));
  add("compliance (both perfumes)", "100 %", ours.compliant === ours.formulas, compliant(ours), compliant);
  const led = (of: Tally) => percent(share(of.led, of.asked));
  add("main family was asked for", ">= 98 %", share(ours.led, ours.asked) >= 0.98, led(ours), led);
  const meanCosine = (of: Tally) => mean(of.cosines).toFixed(4);
  add("cosine asked - delivered, mean", ">= 0.93", mean(ours.cosines) >= 0.93, meanCosine(ours), meanCosine);
  const least = (of: Tally) => lowest(of.cosines).toFixed(4);
  add("cosine asked - delivered, lowest", ">= 0.80", lowest(ours.cosines) >= 0.8, least(ours), least);
  for (const [question, { moved, of }] of measured.moved) {
    add(
      `a changed answer moves the formula: ${question}`,
      ">= 95 %",
      share(moved, of) >= 0.95,
      percent(share(moved, of)),
    );
  }
  const { kept, of } = measured.directions;
  add("strength, summer and night point the right way", "always", kept === of, `${kept} of ${of}`);
  const alike = share(measured.alike.alike, measured.alike.of);
  add("two answer sets, nearly one formula", "<= 0.5 %", alike <= 0.005, percent(alike));
  const { used, most, which } = paletteUse(ours);
  add("share of the palette in use", ">= 95 %", used >= 0.95, percent(used), (tally) =>
    percent(paletteUse(tally).used),
  );
  const commonest = (tally: Tally) => `${percent(paletteUse(tally).most)} (${paletteUse(tally).which})`;
  add("any one non-musk material", "<= 60 %", most <= 0.6, `${percent(most)} (${which})`, commonest);
  const { kinship } = measured;
  const range = `${kinship.least.toFixed(4)} to ${kinship.most.toFixed(4)}`;
  add("main - shadow cosine (by families, shares, impact)", "0.5 to 0.85", kinship.outside === 0, range);
  const { same, of: repeats } = measured.repeated;
  add("the same again, bit for bit", "always", same === repeats, `${same} of ${repeats}`);
  const { reasons } = measured;
  add(
    "notes perceptible, their reasons true",
    "always",
    reasons.true === reasons.of,
    `${reasons.true} of ${reasons.of}`,
  );
  const time = median(measured.milliseconds);
  add("one composition, median", "<= 1 ms", time <= 1, `${time.toFixed(3)} ms`);
  if (twins) {
    const said = `${twins.repeated} (${twins.seconds.toFixed(0)} s)`;
    add(`twins among ${twins.sessions.toLocaleString("en")} sessions`, "0", twins.repeated === 0, said);
  }
  return lines;
}

export function markdown(lines: readonly Line[], measured: Measured, emptyParts: number): string {
  const rows = lines.map(
    ({ metric, bar, ours, met, structure, random }) =>
      `| ${metric} | ${bar} | ${ours} | ${met ? "met" : "**missed**"} | ${structure} | ${random} |`,
  );
  return `# What the Maestro's nose was measured on

${measured.samples.toLocaleString("en")} random answer sets, one in six nearly empty, each with a session of its own. Written by \`npm run evaluate\`.

| metric | bar | the Maestro | | nearest structure, unchanged | random compliant formula |
| --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

- A changed answer counts only where the question had been answered before.
- Reasons are tried by taking the answer away and composing anew, on every tenth sample; there, ${emptyParts} of ${
    measured.repeated.of * 6
  } parts of a pyramid showed no note because no answer had brought one.
- The oud accord of the palette is never poured: it is a compound whose parts cannot be checked against the limits.
- The figures are computed. No perfumer has smelled these formulas yet.

![Family profile asked against delivered](profile.svg)

![Pyramid by season and time of the day](pyramid.svg)

![Use of the palette](palette.svg)
`;
}
