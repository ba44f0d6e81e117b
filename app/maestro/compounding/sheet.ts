import { middleHour } from "../evaporation/pyramid.ts";
import { dollarsPerKg } from "../palette/aspects.ts";
import { citrusOils } from "../palette/habits.ts";
import { inPalette, type MaterialId, materialOf } from "../palette/materials.ts";
import type { Recipe, RecipeItem, Variant } from "../types.ts";
import { absorptionOf, colourWord, dayColour } from "./colour.ts";
import { isHazy, macerationWeeks, resinsOf } from "./days.ts";
import { type Form, forms, handlingOf, type Remark } from "./handled.ts";
import { pourOf, scaleRecipe } from "./recipe.ts";
import type { BatchSize } from "./sizes.ts";
import { stabilityOf } from "./stability.ts";
import { alcoholStrength, volumeOf } from "./volume.ts";

type Weighing = {
  material: MaterialId;
  /** Null where it has none, or is no longer in the palette. */
  cas: string | null;
  /** The form of the neat material, whatever it is weighed as; unknown where it is no longer in the palette. */
  form: Form;
  grams: number;
  /** % w/w in absolute, denatured alcohol; null for the neat material. */
  dilution: number | null;
  /** What the display shows when it has gone in and the scale is not tared in between, g. */
  sum: number;
  /** Of the neat material: not to be read beside a dilution, which burns. */
  remarks: Remark[];
};

/**
 * Alcohol (% by volume of all that is no concentrate) below which the concentrate may cloud; the hydrocarbons of
 * citrus oils want more. Estimates of the trade: the first batch shows it after a night at 4 °C.
 */
const minAlcohol = 85;
const minAlcoholForCitrus = 90;
/** % of the concentrate that is citrus oils. */
const manyCitrusOils = 20;
/** What one bottle holds and what is kept of a batch, ml; the part of it that filtering keeps. The last is an estimate. */
const bottle = 50;
const sampleKept = 5;
const keptByFilter = 0.02;
/** How often a size is weighed, so that it fills what it names: the mixture contracts, and a filter keeps some. */
const surplus = 1.05;

type Sheet = ReturnType<typeof stabilityOf> & {
  size: BatchSize;
  /** In the order of addition. */
  weighings: Weighing[];
  /** Alcohol of 96 % by volume and water that are added at the end, g. */
  alcohol: number;
  water: number;
  total: number;
  /** g of the weighings together: the concentrate with the ethanol of its dilutions. */
  concentrate: number;
  /** ml at 20 °C before filtering: alcohol and water have contracted. */
  volume: number;
  /**
   * Whether it leaves a sample to be kept, as a single bottle does not; and the bottles that the rest fills, filtered:
   * none of the smallest batch, which is for a discovery set.
   */
  sample: boolean;
  bottles: number;
  /** g/ml at 20 °C. */
  density: number;
  /** % by volume of the alcohol in it, and the least at which it stays clear. */
  alcoholStrength: number;
  minAlcohol: number;
  /** Of the liquid on the day of filling: in a word, and as a colour of CSS. */
  colour: ReturnType<typeof colourWord>;
  swatch: string;
  /** % of the concentrate that is resin, paste or wax, and whether that is so much that some of it settles in the cold. */
  resins: number;
  hazy: boolean;
  weeks: number;
  /** US dollars for the materials of this batch, lowest and highest; an estimate. Null where one has no price here. */
  cost: { low: number; high: number } | null;
};

/** How late a neat material leaves, h. What is not known goes in before what is, and a diluent dissolves what is solid. */
const leavesAfter = (material: MaterialId): number =>
  inPalette(material) && materialOf(material).impact > 0 ? middleHour(material) : Number.MAX_SAFE_INTEGER;

/**
 * What is solid and neat first, so that it is warmed before any ethanol goes in, and dissolves in what follows; then by
 * how late a material leaves, the fleeting ones last.
 */
function additionOrder(one: RecipeItem, other: RecipeItem): number {
  const place = ({ material, dilution_pct: dilution }: RecipeItem) =>
    forms.indexOf(dilution === undefined ? handlingOf(material).form : "liquid");
  return place(one) - place(other) || leavesAfter(other.material) - leavesAfter(one.material);
}

/** What of a kept perfume its sheet is made of. */
type Compounded = Pick<Variant, "formula" | "dosage_pct" | "maestro_recipe_50ml">;

function weighingsOf({ items }: Recipe): Weighing[] {
  let sum = 0;
  return items.toSorted(additionOrder).map(({ material, grams, dilution_pct: dilution = null }) => {
    sum += grams;
    const { form, remarks } = handlingOf(material);
    const cas = inPalette(material) ? materialOf(material).cas : null;
    return { material, cas, form, grams, dilution, sum, remarks: [...remarks] };
  });
}

function costOf({ items }: Recipe): Sheet["cost"] {
  let low = 0;
  let high = 0;
  for (const { material, grams, dilution_pct: strength = 100 } of items) {
    if (!inPalette(material)) return null;
    const [least, most] = dollarsPerKg[material];
    const kilograms = (grams * strength) / 1e5;
    low += kilograms * least;
    high += kilograms * most;
  }
  return { low, high };
}

/**
 * The sheet by which a kept perfume is weighed and mixed. Its grams are a multiple of the recipe that was composed with
 * it, whatever the palette has become since; how things are handled is what is known of it today.
 */
export function sheetOf(variant: Compounded, size: BatchSize): Sheet {
  const { formula, dosage_pct: dosage } = variant;
  const recipe = scaleRecipe(variant.maestro_recipe_50ml, (size * surplus) / bottle);
  const weighings = weighingsOf(recipe);
  const shareOf = (wanted: (material: MaterialId) => boolean) =>
    formula.reduce((share, line) => share + (wanted(line.material) ? line.pct_concentrate : 0), 0);
  const absorption = absorptionOf({ lines: formula, dosage });
  const { alcohol, water } = pourOf(recipe);
  const volume = volumeOf(recipe, size * surplus);
  const sample = size !== bottle;
  const citrus = shareOf((id) => citrusOils.includes(id));
  return {
    size,
    weighings,
    alcohol,
    water,
    total: recipe.total_g,
    concentrate: weighings.at(-1)?.sum ?? 0,
    volume,
    sample,
    bottles: Math.floor((volume * (1 - keptByFilter) - (sample ? sampleKept : 0)) / bottle),
    density: recipe.total_g / volume,
    alcoholStrength: alcoholStrength(recipe),
    minAlcohol: citrus > manyCitrusOils ? minAlcoholForCitrus : minAlcohol,
    colour: colourWord(absorption),
    swatch: dayColour(absorption),
    resins: resinsOf(formula),
    hazy: isHazy(formula),
    weeks: macerationWeeks(formula),
    ...stabilityOf(formula),
    cost: costOf(recipe),
  };
}
