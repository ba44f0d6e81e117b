import { expect, test } from "vitest";
import { batchChoice, batchOf } from "../../../app/admin/results/batch.server.ts";
import { compose } from "../../../app/maestro/index.ts";
import { composerVersions } from "../../../app/maestro/version.ts";
import { resultJson } from "../../support/perfume.ts";

const composition = compose({ answers: { families: ["woody"] }, session: "batch" });
const [premiere, deuxieme] = resultJson(composition).variants;

function batchComposedBy({ engine, palette }: { engine: string | null; palette: string | null }) {
  if (!premiere || !deuxieme) throw new Error("There are two bottles");
  const stored = [
    { ...premiere, kind: "premiere" as const },
    { ...deuxieme, kind: "deuxieme" as const },
  ] as Parameters<typeof batchOf>[0];
  return batchOf(stored, batchChoice(new URLSearchParams()), { name: null, engine, palette, language: "en" });
}

test("what another engine or another palette composed names today's, and no other does", () => {
  const { engine, palette } = composerVersions;
  expect(batchComposedBy(composerVersions).today).toBeNull();
  for (const older of [
    { engine: "1", palette },
    { engine, palette: "0123456789abcdef" },
    { engine: null, palette: null },
  ]) {
    expect(batchComposedBy(older).today).toEqual(composerVersions);
  }
});
