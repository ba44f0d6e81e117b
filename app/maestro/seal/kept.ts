import type { Variant } from "../types.ts";
import { readSealCode } from "./code.ts";
import { type Seal, sealOf } from "./seal.ts";

type Kept = Pick<Variant, "seal" | "formula" | "dosage_pct">;

/** The seal of a perfume: the one that was kept with it, or today's of its formula. */
export function keptSeal({ seal, formula, dosage_pct }: Kept): Seal {
  return readSealCode(seal) ?? sealOf({ lines: formula, dosage: dosage_pct });
}
