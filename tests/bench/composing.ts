import { compose } from "../../app/maestro/index.ts";
import { randomStream } from "../lab/random-stream.ts";
import { randomAnswers, sessionId } from "../lab/samples.ts";
import { median } from "../support/statistics.ts";
import type { Report } from "./report.ts";
import { inRounds } from "./rounds.ts";

const warmUp = 100;
const measured = 501;

/** Composing one perfume, on one core. */
export async function reportComposing(report: Report): Promise<void> {
  const times: number[] = [];
  await inRounds([composingTime], async (time) => void times.push(time()));
  report.row("composing a perfume", `${median(times).toFixed(2)} ms`, "<= 1.2 ms", median(times) <= 1.2);
}

/** The median in ms, from random answers. */
function composingTime(): number {
  const random = randomStream("the bench's answers");
  const times = Array.from({ length: warmUp + measured }, (_, index) => {
    const input = { answers: randomAnswers(random), session: sessionId(index) };
    const started = performance.now();
    compose(input);
    return performance.now() - started;
  });
  return median(times.slice(warmUp));
}
