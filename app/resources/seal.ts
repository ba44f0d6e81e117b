import { encodePng } from "../encoding/png.ts";
import { readSealCode } from "../maestro/seal/code.ts";
import { drawingOf, drawSeal } from "../maestro/seal/draw.ts";
import { isPrint, type Printed, prints } from "../maestro/seal/prints.ts";
import { coverOf } from "../maestro/seal/raster.ts";
import type { Route } from "./+types/seal";
import { drawingAnswer } from "./drawing.ts";

/** The picture of a seal, drawn from its code alone. */
export async function loader({ params: { print, code } }: Route.LoaderArgs) {
  const seal = readSealCode(code);
  if (!seal || !isPrint(print)) return drawingAnswer(null);
  const { cut, colour, isDrawn, pixels }: Printed = prints[print];
  if (pixels) return drawingAnswer(encodePng(coverOf(drawingOf(seal, cut), pixels), pixels, colour));
  return drawingAnswer(drawSeal(seal, cut, colour, isDrawn));
}
