import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { useRootData } from "../../document/root-data.ts";
import { organization, StructuredData } from "../../document/structured-data.tsx";
import { environmentContext } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { deliveryNote, makingNote } from "../delivery/delivery-facts.server.ts";
import { NewsletterBox } from "../newsletter/newsletter-box.tsx";
import { priceList } from "../product-cards/prices.server.ts";
import { defaultVariants } from "../results/default-composition.server.ts";
import type { Route } from "./+types/home";
import { Collections } from "./collections.tsx";
import { Hero } from "./hero.tsx";
import { Library } from "./library.tsx";
import { MaestroQuotes } from "./maestro-quotes.tsx";
import { Steps } from "./steps.tsx";
import { Story } from "./story.tsx";
import { VaultSection } from "./vault-section.tsx";

export const handle = { cache: {}, sitemap: true, measured: true } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  return {
    email: context.get(environmentContext).house.email.house,
    delivery: await deliveryNote({ context, request }),
    making: await makingNote({ context, request }),
    prices: await priceList("results", request, languageOf(context)),
    seal: (await defaultVariants())[0].seal,
  };
}

export default function Home({ loaderData: { email, delivery, making, prices, seal } }: Route.ComponentProps) {
  const { t } = useTranslation(["home", "common"]);
  const origin = useRootData()?.origin ?? "";
  return (
    <>
      <Head title={t("title")} description={t("description")} />
      <StructuredData data={organization({ origin, name: t("common:brand"), email })} />
      <Hero prices={prices} delivery={delivery} />
      <Collections prices={prices} making={making} />
      <Steps delivery={delivery} />
      <Library seal={seal} />
      <Story />
      <MaestroQuotes />
      <VaultSection />
      <NewsletterBox />
    </>
  );
}
