import { data } from "react-router";
import { findSheet } from "../../backend/admin/results.ts";
import { backendOf } from "../../http/backend.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Text } from "../../ui/index.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { DateTime } from "../shell/date-time.tsx";
import type { Route } from "./+types/sheet";
import { materialNamesOf } from "./material-names.server.ts";
import styles from "./sheet.module.css";
import { VariantSheet } from "./variant-sheet.tsx";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const sheet = isUuid(id) ? await findSheet(backendOf(context), id) : null;
  if (!sheet) throw data(null, { status: 404 });
  const { variants } = sheet.result_json;
  return { ...sheet, result_json: null, variants, names: materialNamesOf(variants) };
}

/** The compounding sheet, made to be printed. */
export default function Sheet({ loaderData: sheet }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  return (
    <AdminPage
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
        {t("results.composed")}: <DateTime iso={sheet.created_at} />
        <br />
        {t("results.engraving")}: {t(sheet.engraving ? "common.yes" : "common.no")}
      </Text>
      {sheet.variants.map((variant) => (
        <VariantSheet key={variant.kind} variant={variant} names={sheet.names} />
      ))}
      <p className={styles.signature}>
        <span>{t("results.batch")}:</span> <span>{t("results.checked_by")}:</span>
      </p>
    </AdminPage>
  );
}
