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

test("a label that names Vanillin without vanilla, or Linalyl Acetate without linalool, says what that is", async () => {
  const told = { vanillin: 0, acetate: 0 };
  for (const session of Array.from({ length: 24 }, (_, index) => `s${index}`)) {
    const disliked = ownPerfume(
      {
        families: ["oriental"],
        readings: [
          { word: "honey", thing: "honey", sense: "wanted" },
          { word: "vanilla", thing: "vanilla", sense: "refused" },
        ],
      },
      session,
    );
    const unborne = ownPerfume({ without: ["linalool"], families: ["citrus"] }, session);
    const [hasVanillin, hasAcetate] = [
      disliked.labels.includes("Vanillin"),
      unborne.labels.includes("Linalyl Acetate"),
    ];
    told.vanillin += Number(hasVanillin);
    told.acetate += Number(hasAcetate);
    for (const language of languages) {
      const vanilla = await perfumeView({ own: disliked.own, shown: null }, language);
      expect(vanilla.told?.leftOut?.includes("Vanillin")).toBe(hasVanillin);
      const linalool = await perfumeView({ own: unborne.own, shown: null }, language);
      expect(linalool.told?.withoutBody.includes("Linalyl Acetate")).toBe(hasAcetate);
    }
  }
  expect(told.vanillin).toBeGreaterThan(0);
  expect(told.acetate).toBeGreaterThan(0);
});
