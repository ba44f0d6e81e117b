import { useTranslation } from "../../i18n/use-translation.ts";
import { Bottle } from "../../media/bottle.tsx";
import { Eyebrow, Heading, Text } from "../../ui/index.ts";
import type { NameLines } from "./name-lines.server.ts";
import type { PerfumeView } from "./perfume-view.server.ts";
import styles from "./second-letter.module.css";

/** The Maestro's letter for the second bottle, with its picture on a wide screen; the first one's stands beside its own. */
export function SecondLetter({
  perfume: { variants, customName, engraving },
  names,
}: {
  perfume: PerfumeView;
  names: NameLines;
}) {
  const { t } = useTranslation("results");
  const [, { kind, name, description, seal }] = variants;
  return (
    <section className={styles.section} aria-labelledby="second">
      <div className={styles.text}>
        <Eyebrow>{t(`product.${kind}`)}</Eyebrow>
        <Heading level={2} size={4} tone="gold" id="second">
          <bdi>{name}</bdi>
        </Heading>
        <Text tone="soft">{names.bottles[1]?.[0]}</Text>
        <Text size="lead">{description}</Text>
      </div>
      <Bottle
        name="bottle-purp"
        alt=""
        engraved={customName ?? name}
        gold={engraving}
        seals={[seal]}
        sizes="34rem"
        className={styles.bottle}
      />
    </section>
  );
}
