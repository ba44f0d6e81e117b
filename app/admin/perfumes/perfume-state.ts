import type { OfficePerfume } from "../../backend/office/perfumes.ts";
import type { FormResult } from "../../forms/parse-form.ts";
import { type Localised, languages } from "../../i18n/languages.ts";

type Posted = Record<string, unknown>;

/** A perfume as its form would post it. */
function posted({ is_active, is_vault, price_aed, ...perfume }: OfficePerfume): Posted {
  return {
    ...perfume,
    price_aed: String(price_aed),
    is_active: is_active ? "on" : undefined,
    is_vault: is_vault ? "on" : undefined,
  };
}

const fresh: Posted = { is_active: "on", is_vault: "on" };

function record(value: unknown): Posted {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** What the fields of the form hold: what was typed before a refusal, what is kept, or a new perfume's beginning. */
export function perfumeState(perfume: OfficePerfume | null, result: FormResult | undefined) {
  const values: Posted = result ? record(result.initialValue) : perfume ? posted(perfume) : fresh;
  const text = (name: string): string => {
    const value = values[name];
    return typeof value === "string" ? value : "";
  };
  const texts = (name: string): Partial<Localised> => {
    const value = record(values[name]);
    return Object.fromEntries(
      languages.map((language) => {
        const each = value[language];
        return [language, Array.isArray(each) ? each.join("\n") : typeof each === "string" ? each : ""];
      }),
    );
  };
  const ticked = (name: string, wanted: string): boolean => {
    const value = values[name];
    return Array.isArray(value) ? value.includes(wanted) : value === wanted;
  };
  return { text, texts, ticked };
}
