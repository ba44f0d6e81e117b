import type { OrderLine } from "../../backend/orders.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { namesOfThings } from "../../maestro/reading/thing-names.ts";
import { Text } from "../../ui/index.ts";
import { useLineNames } from "./use-line-names.ts";

/** What stands below the name of an item: how the Maestro named it, its size, and what it is made without. */
export function LineFacts({ line }: { line: OrderLine }) {
  const { t } = useTranslation("own");
  const language = useLanguage();
  const { facts } = useLineNames()(line);
  const without = namesOfThings(line.made_without, language);
  return (
    <>
      {[...facts, ...(without ? [t("line.without", { names: without })] : [])].map((fact) => (
        <Text key={fact} size="small" tone="soft">
          {fact}
        </Text>
      ))}
    </>
  );
}
