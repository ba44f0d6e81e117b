import { redirect, useLocation } from "react-router";
import type { Handle } from "../../handle.ts";
import { Head } from "../../head.tsx";
import { languageOf } from "../../i18n/i18next.server.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Page, Text } from "../../ui/index.ts";
import type { Route } from "./+types/cards";
import { cartAddress } from "./act.server.ts";
import { unsaid } from "./because.server.ts";
import { offersOf } from "./offers.ts";
import { perfumeView } from "./perfume.server.ts";
import { priceList } from "./prices.server.ts";
import styles from "./product-cards.module.css";
import { ProductCards } from "./product-cards.tsx";
import { recommend, recommendationOf } from "./recommendation.ts";
import { useOffers } from "./recommended.tsx";
import { useHydrated } from "./use-hydrated.ts";

export const handle = { hydrate: true, texts: ["results"] } satisfies Handle;

export function loader({ context, request, url }: Route.LoaderArgs) {
  const language = languageOf(context);
  return {
    perfume: perfumeView(null, language, unsaid),
    prices: priceList("results", request, language),
    added: url.searchParams.get("added"),
  };
}

/** The cart is not kept yet: the request's log line is all that remains of it. */
export async function action({ request, url }: Route.ActionArgs) {
  return redirect(cartAddress(url, (await request.formData()).get("product")), 303);
}

const nothing = recommend({ family: [], strength: "light" });

/** Plain product cards: the recommendation that was handed over, or the house's three. */
export default function Cards({ loaderData: { perfume, prices, added } }: Route.ComponentProps) {
  const { t } = useTranslation("results");
  const handedOver = recommendationOf(useLocation().state);
  const recommended = useOffers(handedOver ?? nothing);
  const hydrated = useHydrated();
  return (
    <>
      <Head title={t("cards.title")} description={t("cards.body")} />
      <Page className={styles.intro}>
        <Heading level={1}>{t("cards.title")}</Heading>
        <Text size="lead" tone="soft">
          {t("cards.body")}
        </Text>
      </Page>
      <ProductCards
        bottles={hydrated && handedOver ? recommended : offersOf(perfume.variants)}
        prices={prices}
        added={added}
      />
    </>
  );
}
