import { bindWords } from "../../i18n/bind-words.ts";
import { inEachLanguage, type Language, type Localised } from "../../i18n/languages.ts";

type Box = {
  name: Localised;
  /** The mark of the formula. */
  batch: string;
  /** The ingredient line, in its order; INCI names, the same in every language. */
  ingredients: readonly string[];
  maker: Localised;
};

/** Months for which the perfume is at its best once opened, kept closed and cool. An estimate, until it is tested. */
export const monthsAfterOpening = 36;

/** The law of the Gulf wants Arabic on every box; English is what customs of all countries read. */
const onEveryBox: readonly Language[] = ["ar", "en"];
/** Whose law wants the words of a box in its own language, of those that are written here. */
const lawOf: Partial<Record<string, Language>> = { FR: "fr", RU: "ru" };

/** The languages of the box of an order: those of every box, its own, and what the country asks for that it goes to. */
export function boxLanguages(order: { lang: Language; country: string } | null): Language[] {
  const asked = order ? [order.lang, lawOf[order.country] ?? order.lang] : [];
  return [...new Set([...onEveryBox, ...asked])];
}

/**
 * The batch number of one weighing, as Article 19(1)(e) of the EU's Regulation 1223/2009 asks for it: the mark of the
 * formula, the same at every weighing, and a blank in which date and serial number are written by hand.
 */
export const batchNumber = (mark: string): string => [mark, "____________"].filter(Boolean).join(" / ");

/** What stands on every box, below its name. */
type Words = {
  kind: string;
  ingredients: (line: string) => string;
  use: string;
  warning: string;
  keeping: string;
  best: string;
  batch: (number: string) => string;
  made: (maker: string) => string;
};

const words: Record<Language, Words> = {
  ar: {
    kind: "ماء عطر · 50 مل",
    ingredients: (line) => `المكوّنات: ${line}`,
    use: "الاستعمال: يُرشّ على البشرة أو الملابس من مسافة 15 سم.",
    warning:
      "تحذير: للاستعمال الخارجي فقط. سريع الاشتعال، يُحفظ بعيدًا عن اللهب والحرارة. تُتجنّب ملامسة العينين والبشرة المجروحة. يُحفظ بعيدًا عن متناول الأطفال. يوقف الاستعمال عند ظهور تهيّج.",
    keeping: "يُحفظ مغلقًا في مكان بارد بعيدًا عن الضوء.",
    best: `الأفضل خلال ${monthsAfterOpening} شهرًا بعد الفتح.`,
    // Isolated: the number reads from left to right in every language.
    batch: (number) => `رقم التشغيلة: \u2066${number}\u2069`,
    made: (maker) => `صُنع في المملكة العربية السعودية. الصانع: ${maker}`,
  },
  en: {
    kind: "Eau de parfum · 50 ml",
    ingredients: (line) => `Ingredients: ${line}`,
    use: "Use: spray on skin or clothes from 15 cm.",
    warning:
      "Warning: for external use only. Highly flammable, keep away from flame and heat. Avoid eyes and broken skin. Keep out of reach of children. Stop using if irritation occurs.",
    keeping: "Keep closed, cool and out of the light.",
    best: `Best within ${monthsAfterOpening} months after opening.`,
    batch: (number) => `Batch: ${number}`,
    made: (maker) => `Made in Saudi Arabia by ${maker}`,
  },
  fr: {
    kind: "Eau de parfum · 50 ml",
    ingredients: (line) => `Ingrédients\u202f: ${line}`,
    use: "Mode d’emploi\u202f: vaporiser sur la peau ou les vêtements, à 15 cm.",
    warning:
      "Attention\u202f: usage externe uniquement. Très inflammable, tenir loin des flammes et de la chaleur. Éviter les yeux et la peau lésée. Tenir hors de portée des enfants. Cesser l’emploi en cas d’irritation.",
    keeping: "Conserver fermé, au frais et à l’abri de la lumière.",
    best: `À utiliser de préférence dans les ${monthsAfterOpening} mois après ouverture.`,
    batch: (number) => `Lot\u202f: ${number}`,
    made: (maker) => `Fabriqué en Arabie saoudite par ${maker}`,
  },
  ru: {
    kind: "Парфюмерная вода · 50 мл",
    ingredients: (line) => `Состав: ${line}`,
    use: "Применение: распылять на кожу или одежду с расстояния 15 см.",
    warning:
      "Внимание: только для наружного применения. Легко воспламеняется, держать вдали от огня и тепла. Избегать попадания в глаза и на повреждённую кожу. Хранить в недоступном для детей месте. При раздражении прекратить применение.",
    keeping: "Хранить закрытым, в прохладном и тёмном месте.",
    best: `Лучше использовать за ${monthsAfterOpening} месяцев после вскрытия.`,
    batch: (number) => `Номер партии: ${number}`,
    made: (maker) => `Сделано в Саудовской Аравии. Изготовитель: ${maker}`,
  },
};

/** The text of the box of a 50 ml bottle in every language, line by line. */
export function boxText({ name, batch, ingredients, maker }: Box): Record<Language, string[]> {
  return inEachLanguage((language) => {
    const said = words[language];
    const bound = (line: string) => bindWords(line, language);
    const below = [
      said.use,
      said.warning,
      said.keeping,
      said.best,
      said.batch(batchNumber(batch)),
      said.made(maker[language]),
    ];
    // The name and the ingredients stand as they are written.
    return [name[language], bound(said.kind), said.ingredients(ingredients.join(", ")), ...below.map(bound)];
  });
}
