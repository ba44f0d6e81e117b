import { readSealCode } from "../maestro/seal/code.ts";
import { drawSeal } from "../maestro/seal/draw.ts";
import { isPrint, type Printed, prints } from "../maestro/seal/prints.ts";
import type { Route } from "./+types/seal";
import { drawingAnswer } from "./drawing.ts";

/** The picture of a seal, drawn from its code alone. */
export function loader({ params: { print, code } }: Route.LoaderArgs) {
  const seal = readSealCode(code);
  if (!seal || !isPrint(print)) return drawingAnswer(null);
  const { cut, colour, isDrawn }: Printed = prints[print];
  return drawingAnswer(drawSeal(seal, cut, colour, isDrawn));
}
