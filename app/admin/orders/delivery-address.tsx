import type { AdminOrder } from "../../backend/admin/orders.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { addressLines } from "../../shop/address-lines.ts";
import { countryName } from "../../shop/names.ts";
import { Stack, Text } from "../../ui/index.ts";
import styles from "./orders.module.css";

type DeliveryAddressProps = Pick<AdminOrder, "country" | "name" | "recipient" | "phone" | "recipient_phone"> & {
  address: NonNullable<AdminOrder["address"]>;
};

/**
 * Where the parcel goes, as on its label: each line by itself, so that Latin and Arabic lines do not reorder each other, and
 * a press marks all of them to be copied.
 */
export function DeliveryAddress({ address, country, name, recipient, phone, recipient_phone }: DeliveryAddressProps) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  const language = useLanguage();
  const lines = [recipient ?? name ?? "", ...addressLines(country, address, language), countryName(country, language)];
  return (
    <Stack gap={2}>
      <address className={styles.copied}>
        {[...lines, recipient_phone ?? phone ?? ""]
          .filter((line) => line !== "")
          .map((line) => (
            <bdi key={line}>{`${line}\n`}</bdi>
          ))}
      </address>
      {address.note && (
        <Text size="small">
          {t("admin_orders:courier_note")} <bdi>{address.note}</bdi>
        </Text>
      )}
    </Stack>
  );
}
