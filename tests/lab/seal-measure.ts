import { createComposer } from "../../app/maestro/formula/composer.ts";
import { formulaLines } from "../../app/maestro/formula/formula.ts";
import { powerOf } from "../../app/maestro/odour/loudness.ts";
import { facetOf, facets, indexOf } from "../../app/maestro/palette/columns.ts";
import { briefOf } from "../../app/maestro/profile/brief.ts";
import { type Cut, drawingOf, drawSeal } from "../../app/maestro/seal/draw.ts";
import { type Seal, type Sealed, sealOf } from "../../app/maestro/seal/seal.ts";
import { families, positions } from "../../app/maestro/types.ts";
import { at, intAt } from "../../app/maestro/vector.ts";
import { randomStream } from "./random-stream.ts";
import { randomAnswers, sessionId } from "./samples.ts";
import { blurred, differenceOf, type Picture, pictureOf } from "./seal-pixels.ts";

/** What a seal has to do. */
export const sealBars = { correlation: 0.75, apart: 0.6, bytes: 6 * 1024 };

/** Two pictures are told apart where they differ by a tenth of the contrast between ink and paper (root mean square). */
const toldApart = 0.1;

export type SealedSample = { formula: Sealed; seal: Seal };

/** First perfumes of random answers. */
export function* sealedStream(count: number): Generator<SealedSample> {
  const random = randomStream("seals");
  for (let index = 0; index < count; index++) {
    const composed = createComposer(briefOf(randomAnswers(random)), sessionId(index)).premiere(null);
    const formula = { lines: formulaLines(composed), dosage: composed.dosage };
    yield { formula, seal: sealOf(formula) };
  }
}

export const sealedSamples = (count: number): SealedSample[] => [...sealedStream(count)];

/** The share of each facet in the odour's power. */
function facetShares({ lines }: Sealed): Float64Array {
  const shares = new Float64Array(facets.length);
  let all = 0;
  for (const { material, pct_concentrate } of lines) {
    const index = indexOf.get(material);
    if (index === undefined || intAt(facetOf, index) < 0) continue;
    const power = pct_concentrate * at(powerOf, index);
    shares[intAt(facetOf, index)] = at(shares, intAt(facetOf, index)) + power;
    all += power;
  }
  return shares.map((share) => share / all);
}

/** What of the one is not in the other, 0 to 1. */
const apartBy = (differences: readonly number[]) =>
  differences.reduce((sum, difference) => sum + Math.abs(difference), 0) / 2;

/**
 * How far two perfumes are apart for a nose, by shares of the odour's power (odour/loudness.ts): families whole, the parts of
 * the pyramid and the forty facets half. Not the materials: two musks are two materials and one smell.
 */
function odourDistance(one: SealedSample, other: SealedSample): number {
  const [ofOne, ofOther] = [facetShares(one.formula), facetShares(other.formula)];
  return (
    apartBy(families.map((family) => one.seal.families[family] - other.seal.families[family])) +
    0.5 * apartBy(positions.map((part) => one.seal.layers[part].share - other.seal.layers[part].share)) +
    0.5 * apartBy([...ofOne].map((share, facet) => share - at(ofOther, facet)))
  );
}

/** Spearman's rank correlation; equal numbers do not come up. */
function rankCorrelation(ones: readonly number[], others: readonly number[]): number {
  const ranks = (numbers: readonly number[]) => {
    const ranked = new Float64Array(numbers.length);
    const order = [...numbers.keys()].sort((one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0));
    for (const [rank, index] of order.entries()) ranked[index] = rank;
    return ranked;
  };
  const [first, second] = [ranks(ones), ranks(others)];
  const squares = first.reduce((sum, rank, index) => sum + (rank - at(second, index)) ** 2, 0);
  return 1 - (6 * squares) / (ones.length * (ones.length ** 2 - 1));
}

const share = (numbers: readonly number[], isCounted: (number: number) => boolean) =>
  numbers.filter(isCounted).length / numbers.length;

/** Measures seals on random pairs: pictures of 60 px as an eye sees them, blurred by a pixel, and of 16 px. */
export function measureSeals(samples: readonly SealedSample[], pairCount: number) {
  const random = randomStream("pairs of seals");
  const pictures = (cut: Cut, size: number): Picture[] =>
    samples.map(({ seal }) => blurred(pictureOf(drawingOf(seal, cut), size)));
  const [screen, favicon] = [pictures("screen", 60), pictures("favicon", 16)];
  const odours: number[] = [];
  const atSixty: number[] = [];
  const atSixteen: number[] = [];
  while (odours.length < pairCount) {
    const [one, other] = [Math.floor(random() * samples.length), Math.floor(random() * samples.length)];
    const [first, second, large, larger, small, smaller] = [
      samples[one],
      samples[other],
      screen[one],
      screen[other],
      favicon[one],
      favicon[other],
    ];
    if (one === other || !first || !second || !large || !larger || !small || !smaller) continue;
    odours.push(odourDistance(first, second));
    atSixty.push(differenceOf(large, larger));
    atSixteen.push(differenceOf(small, smaller));
  }
  return {
    correlation: rankCorrelation(odours, atSixty),
    apart: share(atSixty, (difference) => difference >= toldApart),
    apartAsFavicon: share(atSixteen, (difference) => difference >= toldApart),
    largest: Math.max(...samples.map(({ seal }) => drawSeal(seal, "screen", "#241d15").length)),
  };
}
