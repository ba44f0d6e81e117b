import { redirect, useLocation } from "react-router";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { useHydrated } from "../../document/use-hydrated.ts";
import { languageOf } from "../../http/language.ts";
import { readForm } from "../../http/request/body.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { type Product, productKeys } from "../../shop/products.ts";
import { Heading, Page, Text } from "../../ui/index.ts";
import { cardDelivery } from "../delivery/delivery-facts.server.ts";
import { priceList } from "../product-cards/prices.server.ts";
import styles from "../product-cards/product-cards.module.css";
import { ProductCards } from "../product-cards/product-cards.tsx";
import { parseRecommendation, recommend } from "../recommendation/recommendation.ts";
import { useRecommendationOffers } from "../recommendation/recommended.tsx";
import type { Route } from "./+types/cards";
import { exampleWords } from "./example-words.server.ts";
import { nameLines } from "./name-lines.server.ts";
import { variantOffers } from "./offers.ts";
import { ownResultsPath } from "./own-results.server.ts";
import { PerfumeNotice } from "./perfume-notice.tsx";
import { perfumeView } from "./perfume-view.server.ts";
import { addProduct, productsAdded } from "./results-action.server.ts";

export const handle = { hydrate: true, namespaces: ["results", "recommended"], measured: true } satisfies Handle;

/** With `?own`, as the home page's collections link here, whoever has a perfume is led to it. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const ownPath = url.searchParams.has("own") ? await ownResultsPath(context) : null;
  if (ownPath) throw redirect(ownPath, 303);
  const language = languageOf(context);
  const perfume = await perfumeView({ own: null, shown: null }, language);
  return {
    perfume,
    names: await nameLines(perfume, language),
    prices: await priceList("results", request, language),
    delivery: await cardDelivery({ context, request }),
    added: productsAdded(url),
    example: exampleWords("unasked", await i18nextFor(language)),
  };
}

export async function action({ request, url }: Route.ActionArgs) {
  return addProduct({ request, url }, await readForm(request, new Set(["product", "perfume"])));
}

const emptyRecommendation = recommend({ family: [], strength: "light" });

/** The specification asks for a log line here. */
function logAdded(product: Product) {
  console.info(`Add to cart: ${productKeys[product]}`);
}

/** Product cards of the recommendation in navigation state, or of the default perfume; neither is for sale, and it is said. */
export default function Cards({
  loaderData: { perfume, names, prices, delivery, added, example },
}: Route.ComponentProps) {
  const { t } = useTranslation("recommended");
  const recommendation = parseRecommendation(useLocation().state);
  const recommendedOffers = useRecommendationOffers(recommendation ?? emptyRecommendation);
  const recommended = useHydrated() && recommendation !== null;
  return (
    <>
      <Head title={t("cards.title")} description={t("cards.body")} />
      <Page className={styles.intro}>
        <Heading level={1}>{t("cards.title")}</Heading>
        <Text size="lead" tone="soft">
          {t("cards.body")}
        </Text>
        {recommended ? <Text>{t("body")}</Text> : <PerfumeNotice {...example} />}
      </Page>
      <ProductCards
        bottles={recommended ? recommendedOffers : variantOffers(perfume.variants, names)}
        prices={prices}
        delivery={delivery}
        added={added}
        onAdd={logAdded}
      />
    </>
  );
}
