import type { Handle } from "../../document/handle.ts";
import { environmentContext } from "../../http/context.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { exclusivity } from "../../maestro/types.ts";
import { FramedPicture } from "../../media/framed-picture.tsx";
import { findPicture, pictureUrl } from "../../media/manifest.ts";
import { formatAmount } from "../../shop/money.ts";
import { Heading, Text } from "../../ui/index.ts";
import type { Route } from "./+types/press";
import { ContentPage } from "./content-page.tsx";
import styles from "./press.module.css";

export const handle = { light: "day", cache: {}, sitemap: true, measured: true } satisfies Handle;

export function loader({ context }: Route.LoaderArgs) {
  return { email: context.get(environmentContext).house.email.house };
}

const marks = ["logo", "wordmark", "wordmark-ar", "star"] as const;

const photographs = ["hero", "gallery-4", "library"] as const;

const facts = ["questions", "register", "ingredients"] as const;

/** The largest file of a picture that every program opens. */
function largestFile(name: string): string {
  const { widths = [] } = findPicture(name) ?? {};
  return pictureUrl(name, Math.max(...widths.filter((width) => width <= 1280)), "webp");
}

export default function Press({ loaderData: { email } }: Route.ComponentProps) {
  const { t } = useTranslation(["press", "pictures"]);
  const language = useLanguage();
  return (
    <ContentPage title={t("title")} description={t("subtitle")} lead={t("subtitle")}>
      <Text size="lead">{t("soon")}</Text>
      <section className={styles.part} aria-labelledby="facts">
        <Heading level={2} size={2} id="facts">
          {t("facts.title")}
        </Heading>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{t(`facts.${fact}`, { formatted: formatAmount(exclusivity, language) })}</li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="pictures">
        <Heading level={2} size={2} id="pictures">
          {t("pictures.title")}
        </Heading>
        <ul className={styles.pictures}>
          {photographs.map((name) => (
            <li key={name}>
              <a
                href={largestFile(name)}
                download
                aria-label={`${t("pictures.save", { name: t(`pictures:${name}`) })}, WebP`}
              >
                <FramedPicture
                  className={styles.frame}
                  name={name}
                  alt={t(`pictures:${name}`)}
                  sizes="(width < 40rem) 120vw, 50vw"
                />
                WebP
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="marks">
        <Heading level={2} size={2} id="marks">
          {t("marks.title")}
        </Heading>
        <ul className={styles.marks}>
          {marks.map((mark) => (
            <li key={mark}>
              <a href={`/icons/${mark}.svg`} download aria-label={`${t(`marks.${mark}`)}, SVG`}>
                <span className={styles.mark}>
                  <img src={`/icons/${mark}.svg`} alt={t(`marks.${mark}`)} width={160} height={96} loading="lazy" />
                </span>
                SVG
              </a>
            </li>
          ))}
        </ul>
      </section>
      <Text tone="soft" className={styles.part}>
        {t("contact")}{" "}
        <a href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </a>
      </Text>
    </ContentPage>
  );
}
