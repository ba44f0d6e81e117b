import { isUnavailable } from "../../backend/backend.ts";
import { currentStep } from "../../backend/order-course.ts";
import { listOwnOrders } from "../../backend/orders.ts";
import { listOwnPerfumes, type OwnEdition, type OwnJourney } from "../../backend/own-perfumes.ts";
import { findProfile } from "../../backend/profiles.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { logError } from "../../http/log.ts";
import { bindWords, boundIn } from "../../i18n/bind-words.ts";
import type { Language } from "../../i18n/languages.ts";
import { variantName } from "../../maestro/variant-texts.ts";
import { formatMinor } from "../../shop/money.ts";
import { resultsPath } from "../journey-state/result-paths.ts";
import { mapNotes } from "../perfume/map-notes.ts";

type AccountQuery = { userId: string; language: Language; origin: string; before?: string | undefined };

/** Profile, perfumes and orders of an account; null where they cannot be read now. */
export async function readAccount(context: Context, { userId, language, origin, before }: AccountQuery) {
  const backend = backendOf(context);
  try {
    const [profile, { journeys, more }, orders] = await Promise.all([
      findProfile(backend, userId),
      listOwnPerfumes(backend, before),
      listOwnOrders(backend),
    ]);
    const older = more ? journeys.at(-1)?.startedAt : undefined;
    return {
      profile,
      journeys: journeys.map((journey) => journeyView(journey, language, origin)),
      older,
      orders: orders.map((order) => ({
        number: order.number,
        secret: order.secret,
        step: currentStep(order),
        placedAt: order.created_at,
        dueOn: order.due_on,
        total: formatMinor(order.total, order.currency, language),
      })),
    };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logError(context, error);
    return null;
  }
}

function journeyView({ session, editions }: OwnJourney, language: Language, origin: string) {
  return { session, editions: editions.map((edition) => ownPerfumeView(session, edition, language, origin)) };
}

/** A perfume of the list: how it is called, what it smells of, where it is seen and shared. */
export type OwnPerfumeView = ReturnType<typeof ownPerfumeView>;

function ownPerfumeView(session: string, edition: OwnEdition, language: Language, origin: string) {
  const { top, middle, base } = mapNotes(edition.notes, (note) => boundIn(note, language));
  return {
    id: edition.id,
    number: edition.edition,
    seal: edition.seal,
    name: edition.custom_name ?? bindWords(variantName(edition, language), language),
    composedAt: edition.created_at,
    notes: [top, middle, base].flatMap((layer) => layer.slice(0, 1)),
    path: resultsPath(session, edition.edition),
    shareUrl: edition.withdrawn_at === null ? `${origin}/perfume/${edition.share_token}` : null,
  };
}
