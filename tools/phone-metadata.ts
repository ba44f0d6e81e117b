// `node tools/phone-metadata.ts`: writes what libphonenumber-js needs to know of the shop's countries and of those that
// share a dial code with one; of all countries it is a good part of what the Worker weighs.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import metadata from "libphonenumber-js/metadata.min.json";
import { countries } from "../app/shop/countries.ts";

/** The library's own metadata without the countries that no number of the shop can be of. */
export function phoneMetadata() {
  const dials = new Set<string>(countries.map(({ dial }) => dial.slice(1)));
  const codes = Object.entries(metadata.country_calling_codes).filter(([dial]) => dials.has(dial));
  const kept = new Set<string>(codes.flatMap(([, territories]) => territories));
  return {
    version: metadata.version,
    country_calling_codes: Object.fromEntries(codes),
    nonGeographic: {},
    countries: Object.fromEntries(Object.entries(metadata.countries).filter(([code]) => kept.has(code))),
  };
}

if (import.meta.main)
  writeFileSync(
    join(import.meta.dirname, "../app/forms/phone/phone-metadata.ts"),
    `// Written by "node tools/phone-metadata.ts" from libphonenumber-js; a test says when it is to be written anew.
// biome-ignore-all format: as it was written
import type { MetadataJson } from "libphonenumber-js/core";

export const phoneMetadata: MetadataJson = ${JSON.stringify(phoneMetadata())};
`,
  );
