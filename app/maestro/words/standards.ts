import type { Localised } from "../types.ts";

/** A limit's name where it is in words; a name of a substance is the same on every label. */
const standardNames: Partial<Record<string, Omit<Localised, "en">>> = {
  "Acetylated Vetiver oil": {
    ar: "زيت الفيتيفر المُؤَسْتَل",
    fr: "Huile de vétiver acétylée",
    ru: "Ацетилированное масло ветивера",
  },
  "Acetylated Vetiver oil, hydroalcoholic": {
    ar: "زيت الفيتيفر المُؤَسْتَل (في محلول كحولي)",
    fr: "Huile de vétiver acétylée (produits hydroalcooliques)",
    ru: "Ацетилированное масло ветивера (спиртовые растворы)",
  },
  "Rose ketones": { ar: "كيتونات الورد", fr: "Cétones de rose", ru: "Розовые кетоны" },
  "Rose ketones, each and together": {
    ar: "كيتونات الورد (كل منها ومجموعها)",
    fr: "Cétones de rose (chacune et au total)",
    ru: "Розовые кетоны (каждый и в сумме)",
  },
  "Lippia Citriodora Absolute": {
    ar: "خلاصة رعي الحمام الليموني",
    fr: "Absolue de verveine citronnelle",
    ru: "Абсолют лимонной вербены",
  },
  "Methyl Salicylate, hydroalcoholic fragrance": {
    ar: "Methyl Salicylate (في محلول كحولي)",
    fr: "Methyl Salicylate (produits hydroalcooliques)",
    ru: "Methyl Salicylate (спиртовые растворы)",
  },
  "Styrax extracts and distillates": {
    ar: "مستخلصات الميعة ومقطّراتها",
    fr: "Styrax (extraits et distillats)",
    ru: "Стиракс (экстракты и дистилляты)",
  },
  "Opoponax extracts and distillates": {
    ar: "مستخلصات الأوبوبوناكس ومقطّراتها",
    fr: "Opoponax (extraits et distillats)",
    ru: "Опопонакс (экстракты и дистилляты)",
  },
  "Jasmine absolute (grandiflorum)": {
    ar: "خلاصة الياسمين الكبير الزهر",
    fr: "Absolue de jasmin grandiflorum",
    ru: "Абсолют жасмина крупноцветкового",
  },
  "Jasmine absolute (sambac)": {
    ar: "خلاصة الفلّ",
    fr: "Absolue de jasmin sambac",
    ru: "Абсолют жасмина самбак",
  },
  "Methyl ionone, mixed isomers": {
    ar: "Methyl ionone (مزيج متماكبات)",
    fr: "Methyl ionone (mélange d’isomères)",
    ru: "Methyl ionone (смесь изомеров)",
  },
  "Oakmoss extracts": {
    ar: "مستخلصات طحلب السنديان",
    fr: "Extraits de mousse de chêne",
    ru: "Экстракты дубового мха",
  },
  "Ylang ylang extracts": {
    ar: "مستخلصات اليلانغ يلانغ",
    fr: "Extraits d’ylang-ylang",
    ru: "Экстракты иланг-иланга",
  },
  "Grapefruit oil expressed": {
    ar: "زيت الجريب فروت المعصور",
    fr: "Essence de pamplemousse exprimée",
    ru: "Масло грейпфрута, отжим",
  },
  "Lemon oil cold pressed": {
    ar: "زيت الليمون المعصور على البارد",
    fr: "Essence de citron exprimée à froid",
    ru: "Масло лимона холодного отжима",
  },
  "Phototoxic citrus oils, counted as lemon oil": {
    ar: "الزيوت الحمضية التي تحسّس البشرة للضوء، محسوبة زيتَ ليمون",
    fr: "Essences d’agrumes phototoxiques, comptées en essence de citron",
    ru: "Фототоксичные цитрусовые масла в пересчёте на масло лимона",
  },
};

/** What a limit is called in each language. */
export const standardName = (name: string): Localised => ({
  ar: name,
  fr: name,
  ru: name,
  ...standardNames[name],
  en: name,
});
