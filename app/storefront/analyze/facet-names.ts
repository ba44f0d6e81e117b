import type { Localised } from "../../i18n/languages.ts";
import type { Facet, Family } from "../../maestro/types.ts";

const localised = (ar: string, en: string, fr: string, ru: string): Localised => ({ ar, en, fr, ru });

/** Each family as a thing, to stand in a list with facets. */
export const familyNouns: Record<Family, Localised> = {
  woody: localised("الأخشاب", "woods", "les bois", "дерево"),
  oriental: localised("الدفء الشرقي", "amber and resin", "l’ambre et les résines", "амбра и смолы"),
  floral: localised("الأزهار", "flowers", "les fleurs", "цветы"),
  citrus: localised("الحمضيات", "citrus", "les agrumes", "цитрусы"),
  musk: localised("المسك", "musk", "le musc", "мускус"),
  aquatic: localised("نسيم البحر", "sea air", "l’air marin", "морская свежесть"),
};

/** Each facet in everyday words. */
export const facetNames: Record<Facet, Localised> = {
  airy: localised("خفّة الهواء", "airiness", "la légèreté de l’air", "лёгкость воздуха"),
  aldehydic: localised("نقاء لامع", "the shimmer of aldehydes", "l’éclat des aldéhydes", "мерцание альдегидов"),
  amber: localised("العنبر", "amber", "l’ambre", "амбра"),
  ambergris: localised("العنبر الأشهب", "ambergris", "l’ambre gris", "серая амбра"),
  animalic: localised("دفء البشرة الحيّ", "animal warmth", "la chaleur animale", "живое тепло"),
  aromatic: localised("الأعشاب العطرية", "aromatic herbs", "les herbes aromatiques", "ароматные травы"),
  balsam: localised("البلاسم", "balsams", "les baumes", "бальзамы"),
  bitter: localised("القشور المُرّة", "bitter peel", "les zestes amers", "горькая цедра"),
  clean: localised("النقاء", "clean linen", "la propreté", "чистота"),
  creamy: localised("الأخشاب الناعمة", "creamy woods", "les bois crémeux", "мягкое дерево"),
  dry: localised("الأخشاب الجافّة", "dry woods", "les bois secs", "сухое дерево"),
  earthy: localised("رائحة الأرض", "earth", "la terre", "земля"),
  exotic: localised("الأزهار الاستوائية", "tropical flowers", "les fleurs exotiques", "экзотические цветы"),
  floral: localised("الأزهار", "flowers", "les fleurs", "цветы"),
  fresh: localised("الانتعاش", "freshness", "la fraîcheur", "свежесть"),
  fruity: localised("الفواكه", "fruit", "les fruits", "фрукты"),
  gourmand: localised("روائح الحلوى", "sweet pastries", "les notes gourmandes", "лакомства"),
  green: localised("الخضرة", "green leaves", "la verdure", "зелень"),
  incense: localised("البخور", "incense", "l’encens", "благовония"),
  leather: localised("الجلد", "leather", "le cuir", "кожа"),
  lemony: localised("الليمون", "lemon", "le citron", "лимон"),
  marine: localised("البحر", "the sea", "la mer", "море"),
  melon: localised("الشمّام", "melon", "le melon", "дыня"),
  mossy: localised("طحلب السنديان", "moss", "la mousse", "мох"),
  muguet: localised("زنبق الوادي", "lily of the valley", "le muguet", "ландыш"),
  musky: localised("المسك", "musk", "le musc", "мускус"),
  oud: localised("العود", "oud", "l’oud", "уд"),
  ozonic: localised("هواء ما بعد المطر", "air after rain", "l’air d’après la pluie", "воздух после дождя"),
  powdery: localised("البودرة", "powder", "la poudre", "пудра"),
  resin: localised("الراتنجات", "resins", "les résines", "смолы"),
  rose: localised("الورد", "rose", "la rose", "роза"),
  saffron: localised("الزعفران", "saffron", "le safran", "шафран"),
  skin: localised("البشرة", "skin", "la peau", "тепло тела"),
  smoky: localised("الدخان", "smoke", "la fumée", "дым"),
  solar: localised("الشمس", "sun", "le soleil", "солнце"),
  spice: localised("التوابل", "spice", "les épices", "пряности"),
  sweet: localised("الحلاوة", "sweetness", "les notes sucrées", "сладость"),
  tobacco: localised("التبغ", "tobacco", "le tabac", "табак"),
  tonka: localised("التونكا", "tonka", "la fève tonka", "бобы тонка"),
  vanilla: localised("الفانيليا", "vanilla", "la vanille", "ваниль"),
  white: localised("الأزهار البيضاء", "white flowers", "les fleurs blanches", "белые цветы"),
};
