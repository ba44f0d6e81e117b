import { data } from "react-router";
import { findSheet } from "../../backend/office/results.ts";
import { isSessionId } from "../../http/backend.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Text } from "../../ui/index.ts";
import { Moment } from "../frame/moment.tsx";
import { Room } from "../frame/room.tsx";
import { officeBackend } from "../office.server.ts";
import type { Route } from "./+types/sheet";
import { materialWords } from "./material-words.server.ts";
import styles from "./sheet.module.css";
import { VariantSheet } from "./variant-sheet.tsx";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const sheet = isSessionId(id) ? await findSheet(officeBackend(context, request), id) : null;
  if (!sheet) throw data(null, { status: 404 });
  const { variants } = sheet.result_json;
  return { ...sheet, result_json: null, variants, words: materialWords(variants) };
}

/** What the laboratory weighs by, on paper. */
export default function Sheet({ loaderData: sheet }: Route.ComponentProps) {
  const { t } = useTranslation("office");
  return (
    <Room
      title={t("results.sheet")}
      heading={sheet.custom_name ?? t("results.unnamed")}
      lead={t("results.unsmelled")}
      actions={
        <Button type="button" look="quiet" size="small" className={styles.print} onClick={() => window.print()}>
          {t("results.print")}
        </Button>
      }
    >
      <Text>
        {t("results.fingerprint")}: <bdi dir="ltr">{sheet.fingerprint}</bdi>
        <br />
        {t("results.composed")}: <Moment iso={sheet.created_at} />
        <br />
        {t("results.engraving")}: {t(sheet.engraving ? "common.yes" : "common.no")}
      </Text>
      {sheet.variants.map((variant) => (
        <VariantSheet key={variant.kind} variant={variant} words={sheet.words} />
      ))}
      <p className={styles.signature}>
        <span>{t("results.batch")}:</span> <span>{t("results.checked_by")}:</span>
      </p>
    </Room>
  );
}
