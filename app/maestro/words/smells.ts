import { mapRecord } from "../../encoding/record.ts";
import type { Localised, MaterialId } from "../types.ts";
import { materialNames } from "./materials.ts";

/** What follows a trade name is what it smells of: "Hedione, transparent jasmine". */
function smellOf(name: string): string {
  const smell = name.replace(/^[^,،]*[,،] /, "");
  return smell.charAt(0).toUpperCase() + smell.slice(1);
}

/** What a note is called on a card: the smell alone. Chemistry stays on the compounding sheet. */
export const smellNames: Record<MaterialId, Localised> = mapRecord(materialNames, (names) => mapRecord(names, smellOf));
