import { expect, test } from "vitest";
import { resultSchema } from "../../../app/backend/result-schema.ts";
import { languages } from "../../../app/i18n/languages.ts";
import { compose } from "../../../app/maestro/index.ts";
import type { Answers } from "../../../app/maestro/types.ts";
import { perfumeView } from "../../../app/storefront/results/perfume-view.server.ts";

/** A perfume of these answers as its owner sees it, with what its labels name. */
function ownPerfume(answers: Answers, session: string) {
  const { premiere, deuxieme, ...composition } = compose({ answers, session });
  const result = resultSchema.parse({
    id: "00000000-0000-4000-8000-000000000001",
    edition: 1,
    answers: {},
    custom_name: null,
    engraving: false,
    share_token: "00000000-0000-4000-8000-000000000002",
    withdrawn_at: null,
    kept_out_since: null,
    ordered: false,
    result_json: {
      ...composition,
      version: 1,
      variants: [
        { ...premiere, kind: "premiere" },
        { ...deuxieme, kind: "deuxieme" },
      ],
    },
  });
  return { own: { result, answers }, labels: [...premiere.allergens, ...deuxieme.allergens] };
}

test("a label that names Vanillin without vanilla says what that is", async () => {
  let told = 0;
  for (const session of Array.from({ length: 24 }, (_, index) => `s${index}`)) {
    const { own, labels } = ownPerfume(
      {
        families: ["oriental"],
        readings: [
          { word: "honey", thing: "honey", sense: "wanted" },
          { word: "vanilla", thing: "vanilla", sense: "refused" },
        ],
      },
      session,
    );
    const hasVanillin = labels.includes("Vanillin");
    told += Number(hasVanillin);
    for (const language of languages) {
      const vanilla = await perfumeView({ own, shown: null }, language);
      expect(vanilla.told?.leftOut?.includes("Vanillin")).toBe(hasVanillin);
    }
  }
  expect(told).toBeGreaterThan(0);
});

test.each([
  ["linalool", "Linalyl Acetate"],
  ["geraniol", "Geranyl Acetate"],
  ["eugenol", "Isoeugenol"],
] as const)("without %s no label names %s, which is made of it", (thing, label) => {
  for (const families of [["citrus"], ["floral"], ["oriental"]] as const)
    for (const session of ["s1", "s2", "s3", "s4"])
      expect(ownPerfume({ without: [thing], families: [...families] }, session).labels).not.toContain(label);
});
