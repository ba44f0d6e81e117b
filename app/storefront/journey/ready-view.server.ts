import type { Language } from "../../i18n/languages.ts";
import { type Journey, journeyAnswers } from "../journey-state/journey.server.ts";
import { type ConflictsView, foreseenView } from "./conflicts.server.ts";
import { type ToldView, toldView } from "./told.server.ts";

type ReadyView = { told: ToldView; conflicts: ConflictsView | null };

/** What the ready page says of a journey: the list that is composed from, and what cannot be. */
export async function readyView(journey: Journey, session: string, language: Language): Promise<ReadyView> {
  const { conflicts, foreseen } = await foreseenView(journey, journeyAnswers(journey), session, language);
  return { told: await toldView(journey, language, foreseen), conflicts };
}

/** The values of all presses that the page offers: no other is taken. */
export function offeredIn({ told, conflicts }: ReadyView): Set<string> {
  const asked = [conflicts?.tooLittle ?? [], conflicts?.questions ?? []].flat();
  return new Set([...told.told, ...asked].flatMap(({ presses }) => presses.map(({ value }) => value)));
}
