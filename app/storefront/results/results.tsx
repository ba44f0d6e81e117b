import { data, useLocation } from "react-router";
import { sent } from "../../forms/offline.ts";
import type { Handle } from "../../handle.ts";
import { Head } from "../../head.tsx";
import { isSessionId, journeySession } from "../../http/backend.ts";
import { getInstance, languageOf } from "../../i18n/i18next.server.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { Route } from "./+types/results";
import { actOn, type Refusal } from "./act.server.ts";
import { becauseOf, unsaid } from "./because.server.ts";
import { KeepPicture } from "./keepsake/keep-picture.tsx";
import { keepsakeOfOwn } from "./keepsake/keepsake.server.ts";
import { Naming } from "./naming.tsx";
import { offersOf } from "./offers.ts";
import { Parting } from "./parting.tsx";
import { perfumeView } from "./perfume.server.ts";
import { engravingPrice, priceList } from "./prices.server.ts";
import { ProductCards } from "./product-cards.tsx";
import { readPerfume } from "./read-perfume.server.ts";
import { recommendationOf } from "./recommendation.ts";
import { Recommended } from "./recommended.tsx";
import { Reveal } from "./reveal.tsx";
import { SafetyCard } from "./safety-card.tsx";
import { Share } from "./share.tsx";
import { useHydrated } from "./use-hydrated.ts";
import { Why } from "./why.tsx";

export const handle = { hydrate: true, texts: ["results"] } satisfies Handle;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const language = languageOf(context);
  const asked = url.searchParams.get("sid");
  const sid = isSessionId(asked) ? asked : null;
  const own = sid !== null && sid === journeySession(request);
  const { result, answers, down } = await readPerfume({ context, request }, sid, own);
  const page = {
    perfume: perfumeView(result, language, answers ? becauseOf(answers, language) : unsaid),
    own: own && result !== null,
    down,
    share: own && result ? `${url.origin}/perfume/${result.share_token}` : null,
    keepsake: own && result ? keepsakeOfOwn(result, language, getInstance(context)) : null,
    prices: priceList("results", request, language),
    recommended: priceList("recommendation", request, language),
    engraving: engravingPrice(request, language),
    added: url.searchParams.get("added"),
  };
  return down ? data(page, { status: 503, headers: { "Retry-After": "10" } }) : page;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return actOn({ context, request, url });
}

/** A lost connection keeps the name where it was typed. */
export function clientAction(args: Route.ClientActionArgs) {
  return sent(args, (form): Refusal => {
    const name = String(form.get("custom_name") ?? "");
    return { name, engraving: form.has("engraving"), message: "unknown_error" };
  });
}

export default function Results({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["results", "errors"]);
  const { perfume, own, prices, added } = loaderData;
  const handedOver = recommendationOf(useLocation().state);
  const hydrated = useHydrated();
  const recommendation = !perfume.composed && hydrated ? handedOver : null;
  const title = actionData ? t("errors:title_prefix", { title: t("title") }) : t("title");
  return (
    <>
      <Head title={title} description={t("description")} hidden={perfume.composed} />
      {recommendation ? (
        <Recommended recommendation={recommendation} prices={loaderData.recommended} added={added} />
      ) : (
        <>
          <Reveal perfume={perfume} down={loaderData.down}>
            {loaderData.keepsake && <KeepPicture keepsake={loaderData.keepsake} />}
          </Reveal>
          {own && <Naming perfume={perfume} engraving={loaderData.engraving} refusal={actionData} />}
          <ProductCards
            bottles={offersOf(perfume.variants)}
            prices={prices}
            engraved={perfume.customName}
            gold={perfume.engraving}
            added={added}
          />
          {perfume.composed && <Why variants={perfume.variants} own={own} />}
          <SafetyCard variants={perfume.variants} />
          {loaderData.share && <Share address={loaderData.share} />}
        </>
      )}
      <Parting />
    </>
  );
}
