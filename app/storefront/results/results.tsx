import { lazy, Suspense } from "react";
import { data, useLocation } from "react-router";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { useHydrated } from "../../document/use-hydrated.ts";
import { journeySession } from "../../http/journey-session.ts";
import { languageOf } from "../../http/language.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { Route } from "./+types/results";
// Its styles come with the page, its script does not.
import "./naming.module.css";
import { hiddenReasons, noteReasons } from "./note-reasons.server.ts";
import { variantOffers } from "./offers.ts";
import { ownPerfumePicture } from "./perfume-picture/perfume-picture.server.ts";
import { SavePictureButton } from "./perfume-picture/save-picture-button.tsx";
import { perfumeView } from "./perfume-view.server.ts";
import { engravingSurcharge, priceList } from "./prices.server.ts";
import { ProductCards } from "./product-cards.tsx";
import { readPerfume } from "./read-perfume.server.ts";
import { parseRecommendation } from "./recommendation.ts";
import { Recommended } from "./recommended.tsx";
import { resultsAction } from "./results-action.server.ts";
import { ResultsFooter } from "./results-footer.tsx";
import { Reveal } from "./reveal.tsx";
import { SafetyCard } from "./safety-card.tsx";
import { ShareLink } from "./share-link.tsx";
import { Why } from "./why.tsx";

/** Only the owner loads the script of this form. */
const Naming = lazy(async () => ({ default: (await import("./naming.tsx")).Naming }));

export const handle = { hydrate: true, namespaces: ["results"], measured: true } satisfies Handle;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const language = languageOf(context);
  const asked = url.searchParams.get("sid");
  const sid = isUuid(asked) ? asked : null;
  const own = sid !== null && sid === journeySession(context);
  const { result, answers, down } = await readPerfume(context, sid, own);
  const withdrawn = result !== null && result.withdrawn_at !== null;
  const page = {
    perfume: perfumeView(result, language, answers ? noteReasons(answers, language) : hiddenReasons),
    own: own && result !== null,
    down,
    withdrawn,
    shareUrl: own && result && !withdrawn ? `${url.origin}/perfume/${result.share_token}` : null,
    picture: own && result && !withdrawn ? ownPerfumePicture(result, language, i18nextFor(language)) : null,
    prices: priceList("results", request, language),
    recommended: priceList("recommendation", request, language),
    engraving: engravingSurcharge(request, language),
    added: url.searchParams.get("added"),
  };
  return down ? data(page, { status: 503, headers: { "Retry-After": "10" } }) : page;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return resultsAction({ context, request, url });
}

export async function clientAction(args: Route.ClientActionArgs) {
  const { sendName } = await import("./naming.tsx");
  return sendName(args);
}

export default function Results({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["results", "errors"]);
  const { perfume, own, withdrawn, prices, added } = loaderData;
  const passed = parseRecommendation(useLocation().state);
  const hydrated = useHydrated();
  const recommendation = !perfume.composed && hydrated ? passed : null;
  const title = actionData ? t("errors:title_prefix", { title: t("title") }) : t("title");
  return (
    <>
      <Head title={title} description={t("description")} noindex={perfume.composed} />
      {recommendation ? (
        <Recommended recommendation={recommendation} prices={loaderData.recommended} added={added} />
      ) : (
        <>
          <Reveal perfume={perfume} down={loaderData.down} withdrawn={withdrawn}>
            {loaderData.picture && <SavePictureButton picture={loaderData.picture} />}
          </Reveal>
          {own && !withdrawn && (
            <Suspense>
              <Naming perfume={perfume} engraving={loaderData.engraving} result={actionData} />
            </Suspense>
          )}
          {!withdrawn && (
            <ProductCards
              bottles={variantOffers(perfume.variants)}
              prices={prices}
              engraved={perfume.customName}
              gold={perfume.engraving}
              added={added}
            />
          )}
          {perfume.composed && <Why variants={perfume.variants} own={own} />}
          <SafetyCard variants={perfume.variants} />
          {loaderData.shareUrl && <ShareLink url={loaderData.shareUrl} />}
        </>
      )}
      <ResultsFooter />
    </>
  );
}
