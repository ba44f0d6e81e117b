import type { Look } from "../../maestro/words/looks.ts";
import type { RecommendedNote } from "./recommendation.ts";

/** What the recommended notes are shown as. Without the palette, since the browser recommends. */
export const noteLooks: Record<RecommendedNote, Look | null> = {
  saffron: "oriental",
  bergamot: "citrus",
  cardamom: "oriental",
  rose: "floral",
  jasmine: "floral",
  iris: "floral",
  oud: "woody",
  amber: "oriental",
  sandalwood: "woody",
  musk: null,
  vanilla: "oriental",
  cedar: "woody",
};
