/** What is printed on the box, in the two languages of the Gulf; the ingredients are INCI names in both. */
type BoxText = { ar: string[]; en: string[] };

type Box = {
  name: Record<keyof BoxText, string>;
  /** The mark of the formula. */
  batch: string;
  /** The ingredient line, in its order. */
  ingredients: readonly string[];
  maker: { ar: string; en: string };
};

/** Months for which the perfume is at its best once opened, kept closed and cool. An estimate, until it is tested. */
export const monthsAfterOpening = 36;

/**
 * The batch number of one weighing, as Article 19(1)(e) of the EU's Regulation 1223/2009 asks for it: the mark of the
 * formula, the same at every weighing, and a blank in which date and serial number are written by hand.
 */
export const batchNumber = (mark: string): string => [mark, "____________"].filter(Boolean).join(" / ");

/** The text of the box of a 50 ml bottle. */
export function boxText({ name, batch, ingredients, maker }: Box): BoxText {
  const line = ingredients.join(", ");
  return {
    ar: [
      name.ar,
      "ماء عطر · 50 مل",
      `المكوّنات: ${line}`,
      "الاستعمال: يُرشّ على البشرة أو الملابس من مسافة 15 سم.",
      "تحذير: للاستعمال الخارجي فقط. سريع الاشتعال، يُحفظ بعيدًا عن اللهب والحرارة. تُتجنّب ملامسة العينين والبشرة المجروحة. يُحفظ بعيدًا عن متناول الأطفال. يوقف الاستعمال عند ظهور تهيّج.",
      "يُحفظ مغلقًا في مكان بارد بعيدًا عن الضوء.",
      `الأفضل خلال ${monthsAfterOpening} شهرًا بعد الفتح.`,
      // Isolated: the number reads from left to right in both languages.
      `رقم التشغيلة: \u2066${batchNumber(batch)}\u2069`,
      `صُنع في المملكة العربية السعودية. الصانع: ${maker.ar}`,
    ],
    en: [
      name.en,
      "Eau de parfum · 50 ml",
      `Ingredients: ${line}`,
      "Use: spray on skin or clothes from 15 cm.",
      "Warning: for external use only. Highly flammable, keep away from flame and heat. Avoid eyes and broken skin. Keep out of reach of children. Stop using if irritation occurs.",
      "Keep closed, cool and out of the light.",
      `Best within ${monthsAfterOpening} months after opening.`,
      `Batch: ${batchNumber(batch)}`,
      `Made in Saudi Arabia by ${maker.en}`,
    ],
  };
}
