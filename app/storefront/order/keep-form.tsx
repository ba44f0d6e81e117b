import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Heading, Stack, Text } from "../../ui/index.ts";

/**
 * Takes the order for one's own. Opening a letter's link does nothing by itself, since mail scanners follow links; and
 * whoever planted an order in another's name never gets its letters.
 */
export function KeepForm({ proof }: { proof: string | undefined }) {
  const { t } = useTranslation("order");
  return (
    <form method="post">
      <Stack gap={4}>
        <Heading level={2} size={1}>
          {t("keep.title")}
        </Heading>
        <Text>{t("keep.body")}</Text>
        {proof && <input type="hidden" name="proof" value={proof} />}
        <p>
          <Button type="submit" name="intent" value="keep" look="quiet">
            {t("keep.yes")}
          </Button>
        </p>
      </Stack>
    </form>
  );
}
