import { readSealCode } from "../maestro/seal/code.ts";
import { drawSeal } from "../maestro/seal/draw.ts";
import { isPrint, prints } from "../maestro/seal/prints.ts";
import type { Route } from "./+types/seal";

/** The picture of a seal, drawn from its code alone: the same code is the same picture for good. */
export function loader({ params: { print, code } }: Route.LoaderArgs) {
  const seal = readSealCode(code);
  if (!seal || !isPrint(print))
    return new Response("Not found\n", { status: 404, headers: { "Content-Type": "text/plain" } });
  const { cut, colour } = prints[print];
  return new Response(drawSeal(seal, cut, colour), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    },
  });
}
