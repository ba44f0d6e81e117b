import { Suspense } from "react";
import { data, useLocation } from "react-router";
import { visitorContext } from "../../auth/visitor.ts";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { useHydrated } from "../../document/use-hydrated.ts";
import { shopOrigin } from "../../http/context.ts";
import { journeySession } from "../../http/journey-session.ts";
import { languageOf } from "../../http/language.ts";
import { pricesShown, rememberPrices } from "../../http/request/seen-prices.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { serviceUnavailable } from "../../http/response/failure.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { late } from "../../ui/late.ts";
import { loginPath } from "../account/login-path.ts";
import { cardDelivery, deliveryNote } from "../delivery/delivery-facts.server.ts";
import { DeliveryDay } from "../delivery/delivery-line.tsx";
import { askedSinceWords } from "../journey-state/kept-out-since.server.ts";
import { resultsPath } from "../journey-state/result-paths.ts";
import { ownPerfumePicture } from "../perfume-picture/perfume-picture.server.ts";
import { priceList } from "../product-cards/prices.server.ts";
import { ProductCards } from "../product-cards/product-cards.tsx";
import { parseRecommendation } from "../recommendation/recommendation.ts";
import type { Route } from "./+types/results";
import { Buy } from "./buy.tsx";
import { editionWords } from "./edition-words.server.ts";
import { exampleReason, exampleWords, withdrawnWords } from "./example-words.server.ts";
import { nameLines } from "./name-lines.server.ts";
import naming from "./naming.module.css";
import { namingWords } from "./naming-words.server.ts";
import { variantOffers } from "./offers.ts";
import { PerfumeNotice } from "./perfume-notice.tsx";
import { perfumeView } from "./perfume-view.server.ts";
import { readPerfume } from "./read-perfume.server.ts";
import styles from "./results.module.css";
import { parseEdition, productsAdded, resultsAction } from "./results-action.server.ts";
import { ResultsFooter } from "./results-footer.tsx";
import { Reveal } from "./reveal.tsx";
import { SafetyCard } from "./safety-card.tsx";
import further from "./share-link.module.css";
import { SignInInvitation } from "./sign-in-invitation.tsx";
import { Unfolds } from "./unfolds.tsx";
import reasons from "./why.module.css";

/** Few come with a recommendation, and alone load the script of its cards. */
const Recommended = late(async () => (await import("../recommendation/recommended.tsx")).Recommended);
/** Only for a composed perfume the script of these is loaded; their styles come with the page, which names a class of each. */
const Naming = late(async () => (await import("./naming.tsx")).Naming);
const Why = late(async () => (await import("./why.tsx")).Why);
const Keep = late(async () => (await import("./keep.tsx")).Keep);

/** Without a session `/results` shows a perfume of the Maestro's own, which may be listed; a visitor's results are not. */
export const handle = {
  hydrate: true,
  namespaces: ["results"],
  canonicalPath: "/results",
  measured: true,
} satisfies Handle;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const language = languageOf(context);
  const i18next = await i18nextFor(language);
  const sidParam = url.searchParams.get("sid");
  const sid = isUuid(sidParam) ? sidParam : null;
  const reading = readPerfume(context, { sid, edition: parseEdition(url) });
  const ownVariants = reading.then(({ own }) => own?.result.result_json.variants);
  const [read, delivery, note] = await Promise.all([
    reading,
    cardDelivery({ context, request }, ownVariants),
    deliveryNote({ context, request }, ownVariants),
  ]);
  const { shown, down } = read;
  const result = read.own?.result ?? null;
  const isHere = sid !== null && sid === journeySession(context);
  const withdrawn = result !== null && result.withdrawn_at !== null;
  const example = result || shown || down ? null : exampleWords(exampleReason(sidParam, isHere), i18next);
  const since = result && askedSinceWords(result.kept_out_since, i18next, language);
  const perfume = await perfumeView(read, language);
  const page = {
    light: perfume.light,
    perfume,
    names: await nameLines(perfume, language),
    own: result !== null,
    /** Where to sign in to the account that has the perfume; null where somebody is signed in, or no account has it. */
    signIn:
      sid && shown?.holder === "account" && context.get(visitorContext).role === "guest"
        ? loginPath({ next: resultsPath(sid, parseEdition(url)) })
        : null,
    // The page of all editions is this browser's own: to an owner on another device it would be empty.
    editions: result && isHere ? editionWords(result.edition, i18next) : null,
    notice: withdrawn ? withdrawnWords(i18next) : (example ?? since),
    down,
    withdrawn,
    /** The edition to order; null for the example and for a withdrawn perfume. */
    orderable: result && !withdrawn ? result.id : null,
    share:
      result && !withdrawn
        ? {
            url: `${shopOrigin(context)}/perfume/${result.share_token}`,
            body: i18next.t("results_message:share_body"),
          }
        : null,
    picture: result && !withdrawn ? ownPerfumePicture(result, language, i18next) : null,
    prices: await priceList("results", request, language),
    recommended: await priceList(pricesShown(request, "recommendation"), request, language),
    /** Nothing is named at an address that tells no session. */
    naming:
      sid &&
      (await namingWords(request, language, {
        engraving: perfume.engraving,
        ordered: result?.ordered ?? false,
      })),
    delivery,
    deliveryNote: note,
    added: productsAdded(url),
  };
  if (down) return data(page, serviceUnavailable);
  return result || shown ? data(page, { headers: { "Set-Cookie": rememberPrices() } }) : page;
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
  const { perfume, names, own, withdrawn, prices, delivery, added } = loaderData;
  const sent = actionData !== undefined;
  const isNamed = own || sent;
  const savedName = isNamed ? { name: perfume.customName ?? "", engraving: perfume.engraving } : null;
  const location = useLocation();
  const passed = parseRecommendation(location.state);
  const hydrated = useHydrated();
  const recommendation = !perfume.composed && hydrated ? passed : null;
  const title = actionData ? t("errors:title_prefix", { title: t("title") }) : t("title");
  return (
    <>
      <Head title={title} description={t("description")} noindex={perfume.composed} />
      {recommendation ? (
        <Suspense>
          <Recommended
            recommendation={recommendation}
            prices={loaderData.recommended}
            delivery={delivery}
            added={added}
          />
        </Suspense>
      ) : (
        <div className={styles.results}>
          <Reveal
            perfume={perfume}
            names={names.heading}
            down={loaderData.down}
            notice={loaderData.notice && <PerfumeNotice {...loaderData.notice} />}
          >
            {!withdrawn && (
              <Buy
                name={perfume.variants[0].name}
                price={perfume.engraving ? prices.engraved : prices.bottle}
                arrival={<DeliveryDay day={delivery.days.premiere} to={delivery.to} more={delivery.more} />}
                perfume={loaderData.orderable}
                saved={savedName}
                added={added}
              />
            )}
          </Reveal>
          {loaderData.signIn && <SignInInvitation path={loaderData.signIn} refused={sent} />}
          <Unfolds {...perfume} />
          {!withdrawn && (
            <div className={styles.bottles}>
              <ProductCards
                bottles={variantOffers(perfume.variants, names)}
                prices={prices}
                delivery={delivery}
                light={loaderData.light}
                engraved={perfume.customName}
                gold={perfume.engraving}
                added={added}
                perfume={loaderData.orderable}
                named={isNamed}
              />
            </div>
          )}
          {loaderData.naming && isNamed && !withdrawn && (
            <section className={naming.naming} aria-labelledby="naming">
              <Suspense>
                <Naming
                  key={location.key}
                  perfume={perfume}
                  orderable={loaderData.orderable}
                  words={loaderData.naming}
                  prices={prices}
                  result={actionData}
                />
              </Suspense>
            </section>
          )}
          <div className={further.further}>
            {perfume.composed && (
              <div className={reasons.why}>
                <Suspense>
                  <Why
                    variants={perfume.variants}
                    own={own}
                    introducing={own ? undefined : perfume.light}
                    noRoom={perfume.told?.noRoom}
                  />
                </Suspense>
              </div>
            )}
            <SafetyCard variants={perfume.variants} told={perfume.told} />
            {own && (
              <div className={further.pair}>
                <Suspense>
                  <Keep share={loaderData.share} picture={loaderData.picture} editions={loaderData.editions} />
                </Suspense>
              </div>
            )}
          </div>
        </div>
      )}
      <ResultsFooter delivery={loaderData.deliveryNote} />
    </>
  );
}
