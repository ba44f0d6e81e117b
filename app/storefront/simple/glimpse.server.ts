import type { Language } from "../../i18n/languages.ts";
import { compose } from "../../maestro/index.ts";
import { notesOf, wordsOf } from "../results/view.server.ts";
import { answersFor, type Mood, type Scene } from "./moods.ts";

/** Visitors without a session all see the same glimpse; their own perfume begins with their own journey. */
const anyone = "00000000-0000-4000-8000-000000000001";

/** A first idea of a perfume from a scene and a mood: the Maestro's own hand, kept nowhere. */
export function glimpseOf(scene: Scene, mood: Mood, language: Language, session = anyone) {
  const { premiere } = compose({ answers: answersFor(scene, mood), session });
  return { ...wordsOf(premiere, language), notes: notesOf(premiere.notes, (note) => ({ name: note[language] })) };
}

export type GlimpseView = ReturnType<typeof glimpseOf>;
