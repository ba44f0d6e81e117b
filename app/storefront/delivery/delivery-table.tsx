import type { DeliveryCountry } from "../../backend/delivery-countries.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { Currency } from "../../shop/currencies.ts";
import { formatPrice } from "../../shop/money.ts";
import { countryName } from "../../shop/names.ts";
import { Heading, Price, Text } from "../../ui/index.ts";
import prose from "../prose/prose.module.css";
import styles from "./delivery-table.module.css";

type DeliveryTableProps = { countries: DeliveryCountry[]; currency: Currency };

/** Where parcels go, what that costs and how long it takes. */
export function DeliveryTable({ countries, currency }: DeliveryTableProps) {
  const { t } = useTranslation("delivery");
  const language = useLanguage();
  const spanOf = ({ least, most }: { least: number; most: number }) => `${least}–${most}`;
  return (
    <section className={prose.section} aria-labelledby="countries">
      <Heading level={2} size={2} id="countries">
        {t("table.title")}
      </Heading>
      <Text tone="soft">{t(countries.length > 0 ? "table.body" : "table.down")}</Text>
      {countries.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("table.country")}</th>
              <th scope="col">{t("table.fee")}</th>
              <th scope="col">{t("table.composed")}</th>
              <th scope="col">{t("table.vault")}</th>
            </tr>
          </thead>
          <tbody>
            {countries.map(({ code, is_open, fee_sar, pays_on_delivery, days }) => (
              <tr key={code}>
                <th scope="row">
                  {countryName(code, language)}
                  {is_open && pays_on_delivery && <small>{t("table.cash")}</small>}
                </th>
                {is_open ? (
                  <>
                    <td>
                      {fee_sar === 0 ? (
                        t("table.free")
                      ) : (
                        <Price>{formatPrice({ amount: fee_sar, currency: "SAR" }, currency, language)}</Price>
                      )}
                    </td>
                    <td>{spanOf(days.composed)}</td>
                    <td>{spanOf(days.vault)}</td>
                  </>
                ) : (
                  <td colSpan={3}>{t("table.closed")}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
