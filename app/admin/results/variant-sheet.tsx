import type { Sheet } from "../../backend/admin/results.ts";
import type { Localised } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Grid, Heading, Stack, Text } from "../../ui/index.ts";
import { DataTable } from "../shell/data-table.tsx";
import styles from "./sheet.module.css";

type Variant = NonNullable<Sheet["result_json"]>["variants"][number];
type Recipe = Variant["maestro_recipe_50ml"];
type VariantSheetProps = { variant: Variant; names: Record<string, Localised> };

/** One of the two variants: its formula, the recipe for each bottle size, allergens and limits. */
export function VariantSheet({ variant, names }: VariantSheetProps) {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  const kind = t(`results.${variant.kind}`);
  const nameOf = (material: string) => names[material]?.[language] ?? material;
  return (
    <Stack as="section" gap={5} className={styles.variant}>
      <Heading level={2} size={2}>
        {kind}: <bdi>{variant.display_name}</bdi>
      </Heading>
      <Text>{t("results.dosage", { percent: variant.dosage_pct })}</Text>
      <DataTable
        label={`${t("results.formula")}: ${kind}`}
        rows={variant.formula}
        keyOf={({ material }) => String(material)}
        columns={[
          { title: t("results.material"), cell: ({ material }) => nameOf(String(material)) },
          { title: t("results.position"), cell: ({ position }) => t(`results.${position}`) },
          { title: t("results.share"), cell: ({ pct_concentrate: share }) => share.toFixed(3), numeric: true },
        ]}
      />
      <Grid minColumn="wide">
        <RecipeTable size={50} kind={kind} recipe={variant.maestro_recipe_50ml} nameOf={nameOf} />
        <RecipeTable size={100} kind={kind} recipe={variant.maestro_recipe_100ml} nameOf={nameOf} />
      </Grid>
      <Text measure={false}>
        {t("results.allergens")}: <bdi dir="ltr">{variant.allergens.join(", ") || "–"}</bdi>
      </Text>
      <Text as="div" measure={false}>
        {t("results.limits")}:
        <ul>
          {variant.limits.map(({ name, used_pct: used, limit_pct: limit }) => (
            <li key={name}>{t("results.limit_line", { name, used, limit })}</li>
          ))}
        </ul>
      </Text>
    </Stack>
  );
}

type RecipeTableProps = { size: number; kind: string; recipe: Recipe; nameOf: (material: string) => string };

function RecipeTable({ size, kind, recipe, nameOf }: RecipeTableProps) {
  const { t } = useTranslation("admin");
  const rows = [
    ...recipe.items.map(({ material, grams, dilution_pct: dilution }) => ({
      name: nameOf(String(material)),
      dilution: dilution === undefined ? "" : `${dilution} %`,
      grams,
    })),
    { name: t("results.ethanol"), dilution: "", grams: recipe.ethanol_g },
    { name: t("results.water"), dilution: "", grams: recipe.water_g },
    { name: t("results.total"), dilution: "", grams: recipe.total_g },
  ];
  return (
    <Stack gap={3}>
      <Heading level={3} size={1}>
        {t("results.recipe", { size })}
      </Heading>
      <DataTable
        label={`${t("results.recipe", { size })}: ${kind}`}
        rows={rows}
        keyOf={({ name, dilution }) => `${name} ${dilution}`}
        columns={[
          { title: t("results.material"), cell: ({ name }) => name },
          { title: t("results.dilution"), cell: ({ dilution }) => dilution, numeric: true },
          { title: t("results.grams"), cell: ({ grams }) => grams.toFixed(3), numeric: true },
        ]}
      />
    </Stack>
  );
}
