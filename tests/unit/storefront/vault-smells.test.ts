import { expect, test } from "vitest";
import { demoVaultPerfumes } from "../../../app/backend/demo-vault-perfumes.ts";
import type { VaultPerfumeDetail } from "../../../app/backend/vault-perfume-schema.ts";
import { nearestVaultPerfumes, vaultNotes } from "../../../app/storefront/vault/vault-smells.server.ts";

const [oud = expect.fail("no demo perfume")] = demoVaultPerfumes;

function perfumeOf(base: string, bottle: string, number: number): VaultPerfumeDetail {
  const none = { ar: [], en: [], fr: [], ru: [] };
  return {
    ...oud,
    id: `5ce7d000-0000-4000-8000-0000000001${10 + number}`,
    slug: `perfume-${number}`,
    bottle_image: bottle,
    notes_top: none,
    notes_middle: none,
    notes_base: { ar: [base], en: [base], fr: [base], ru: [base] },
  };
}

test("a note of the Vault is shown by what its English words name, and called by those of the page", () => {
  const { top, base } = vaultNotes(oud, "fr");
  expect(top.map(({ name }) => name)).toEqual(["Safran"]);
  for (const { look } of [...top, ...base]) expect(look).not.toBeNull();
  const unknown = { ...oud, notes_top: { ar: ["خ"], en: ["qwrtz"], fr: ["qwrtz"], ru: ["щщщ"] } };
  expect(vaultNotes(unknown, "ru").top).toEqual([{ name: "Щщщ", look: null }]);
  const longer = { ...oud, notes_top: { ar: ["هيل"], en: [], fr: [], ru: [] } };
  expect(vaultNotes(longer, "ar").top).toEqual([{ name: "هيل", look: null }]);
});

test("beside a perfume stand the three that smell most like it, each in a bottle of its own", () => {
  const rose = perfumeOf("rose", "bottle-a", 0);
  const others = [
    perfumeOf("lemon", "bottle-b", 1),
    perfumeOf("geranium", "bottle-a", 2),
    perfumeOf("jasmine", "bottle-c", 3),
    perfumeOf("geranium", "bottle-d", 4),
    perfumeOf("oud", "bottle-d", 5),
    perfumeOf("sea", "bottle-e", 6),
  ];
  const nearest = nearestVaultPerfumes([rose, ...others], rose).map(({ slug }) => slug);
  expect(nearest.slice(0, 2).toSorted()).toEqual(["perfume-3", "perfume-4"]);
  expect(nearest).toHaveLength(3);
  expect(nearest).not.toContain("perfume-2");
  expect(nearest).not.toContain("perfume-5");
});
