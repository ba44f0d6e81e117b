import { useTranslation } from "../../i18n/use-translation.ts";
import { positions } from "../../maestro/types.ts";
import type { Light } from "../../media/smell-url.ts";
import { VariantSection } from "./variant-section.tsx";
import type { VariantView } from "./variant-view.server.ts";
import styles from "./why.module.css";

type WhyProps = {
  variants: readonly VariantView[];
  /** Only the owner sees reasons, since they are answers. */
  own: boolean;
  /** The light of the page, of whose second perfume nothing has been said; null where something has. */
  introducing: Light | undefined;
  /** What was wished for and found no room, by name. */
  noRoom: string | null | undefined;
};

/** Every note with the answers that brought it. */
export function Why({ variants, own, introducing, noRoom }: WhyProps) {
  const { t } = useTranslation("results");
  return (
    <VariantSection
      id="why"
      title={t(own ? "why.title" : "why.title_notes")}
      body={own ? t("why.body") : undefined}
      more={noRoom ? t("why.no_room", { names: noRoom }) : undefined}
      variants={variants}
      introducing={introducing}
      folded
    >
      {(variant) => (
        <dl className={styles.notes}>
          {positions.flatMap((position) =>
            variant.notes[position].map(({ name, reasons }) => (
              <div key={`${position}-${name}`}>
                <dt>{name}</dt>
                {reasons?.map((reason) => (
                  <dd key={reason}>{reason}</dd>
                ))}
              </div>
            )),
          )}
        </dl>
      )}
    </VariantSection>
  );
}
