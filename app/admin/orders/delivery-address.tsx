import type { AdminOrder } from "../../backend/admin/orders.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { addressFields } from "../../shop/address.ts";
import { addressLine, countryName } from "../../shop/names.ts";
import styles from "./orders.module.css";

/** Where the parcel goes, as on an envelope: each line by itself, so that Latin and Arabic lines do not reorder each other. */
export function DeliveryAddress({
  address,
  country,
}: {
  address: NonNullable<AdminOrder["address"]>;
  country: AdminOrder["country"];
}) {
  const language = useLanguage();
  const fields = [...addressFields(country).map(([field]) => field), "note"];
  const lines = fields.flatMap((field): [string, string][] => {
    const line = address[field];
    return line ? [[field, addressLine(line, language)]] : [];
  });
  return (
    <address className={styles.lines}>
      {[...lines, ["country", countryName(country, language)]].map(([field, line]) => (
        <bdi key={field}>{`${line}\n`}</bdi>
      ))}
    </address>
  );
}
