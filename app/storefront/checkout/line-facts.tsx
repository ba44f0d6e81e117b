import type { OrderLine } from "../../backend/orders.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Text } from "../../ui/index.ts";
import { useLineNames } from "./use-line-names.ts";

/** What stands below the name of an item: of which perfume it is, its size, and what is engraved on it. */
export function LineFacts({ line }: { line: OrderLine }) {
  const { t } = useTranslation("own");
  const { perfume, size } = useLineNames()(line);
  return (
    <>
      {perfume && (
        <Text size="small" tone="soft">
          <bdi>{perfume}</bdi>
        </Text>
      )}
      <Text size="small" tone="soft">
        {size}
      </Text>
      {line.engraving && (
        <Text size="small" tone="gold">
          {t(line.engraved ? "sums.engraved" : "sums.named", { name: isolate(line.engraving) })}
        </Text>
      )}
    </>
  );
}
