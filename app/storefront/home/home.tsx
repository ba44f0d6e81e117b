import { useRouteLoaderData } from "react-router";
import { Head } from "../../head.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { organization, StructuredData } from "../../structured-data.tsx";
import { NewsletterBox } from "../newsletter/newsletter-box.tsx";
import { Collections } from "./collections.tsx";
import { Hero } from "./hero.tsx";
import { Library } from "./library.tsx";
import { Steps } from "./steps.tsx";
import { Story } from "./story.tsx";
import { VaultDoor } from "./vault-door.tsx";
import { Words } from "./words.tsx";

export default function Home() {
  const { t } = useTranslation("home");
  const language = useLanguage();
  const origin = useRouteLoaderData<typeof rootLoader>("root")?.origin ?? "";
  return (
    <>
      <Head title={t("title")} description={t("description")} />
      <StructuredData thing={organization(origin, language)} />
      <Hero />
      <Collections />
      <Library />
      <Steps />
      <Story />
      <Words />
      <VaultDoor />
      <NewsletterBox />
    </>
  );
}
