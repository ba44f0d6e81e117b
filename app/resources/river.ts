import { readRiverCode } from "../maestro/river/code.ts";
import { drawRiver, isRiverCut } from "../maestro/river/draw.ts";
import type { Route } from "./+types/river";
import { drawingAnswer } from "./drawing.ts";

/** The picture of how a perfume unfolds, drawn from its code alone. */
export function loader({ params: { cut, code } }: Route.LoaderArgs) {
  const river = readRiverCode(code);
  return drawingAnswer(river && isRiverCut(cut) ? drawRiver(river, cut) : null);
}
