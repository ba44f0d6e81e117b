import { useTranslation } from "react-i18next";
import { Head } from "../../head.tsx";
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
  return (
    <>
      <Head title={t("title")} description={t("description")} />
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
