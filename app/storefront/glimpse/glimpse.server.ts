import { boundIn } from "../../i18n/bind-words.ts";
import type { Language } from "../../i18n/languages.ts";
import { variantTexts } from "../../maestro/variant-texts.ts";
import { bottleOf } from "../perfume/bottle-of.server.ts";
import { mapNotes } from "../perfume/map-notes.ts";
import type { GlimpseCookie } from "./glimpse-cookie.ts";
import { answersFor } from "./scene-answers.ts";

/** The session of visitors without one: they all see the same glimpse. */
const sharedSession = "00000000-0000-4000-8000-000000000001";

/** A perfume composed from a scene and a mood. */
export async function composeGlimpse({ scene, mood, session = sharedSession }: GlimpseCookie, language: Language) {
  const { compose } = await import("../../maestro/compose.ts");
  const { premiere } = compose({ answers: answersFor(scene, mood), session });
  return {
    ...variantTexts(premiere, language),
    seal: premiere.seal,
    bottle: bottleOf(premiere),
    notes: mapNotes(premiere.notes, (note) => ({ name: boundIn(note, language) })),
  };
}

export type GlimpseView = Awaited<ReturnType<typeof composeGlimpse>>;
