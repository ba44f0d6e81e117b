import type { MemoryKey } from "../../types.ts";
import { breakfast, type Condition, type Frame, frame, type PairTemplate, type Twins } from "./templates.ts";

export const pairTemplates: readonly PairTemplate[] = [
  { ar: "{1:the} و{2:the}", en: "{1:X} and {2:X}", fr: "{1:n} et {2:n}", ru: "{1:nom} и {2:nom}" },
  {
    ar: "عناق {1:the} و{2:the}",
    en: "{1:X} beside {2:X}",
    fr: "Entre {1:n} et {2:n}",
    ru: "Между {1:ins} и {2:ins}",
  },
];

export const twins: readonly Twins[] = [
  {
    premiere: frame("الحرير و{the}", "Silk and {X}", "{n}, côté soie", "Шёлк и {nom}", { not: ["cashmere"] }),
    deuxieme: frame("المخمل و{the}", "Velvet and {X}", "{n}, côté velours", "Бархат и {nom}", { not: ["cashmere"] }),
  },
  {
    premiere: frame("{the} على مقام الراست", "{X} in a Major Key", "{n} en majeur", "{nom} в мажоре", {
      air: true,
      not: ["cocoa"],
    }),
    deuxieme: frame("{the} على مقام الحجاز", "{X} in a Minor Key", "{n} en mineur", "{nom} в миноре", {
      air: true,
      not: ["cocoa"],
    }),
  },
  {
    premiere: frame("ضوء {the}", "{X} in the Light", "Lumière {de}", "Свет {gen}", {
      ifAnswered: { time_of_day: ["day", "both"] },
      not: ["sweet", "fruit", "grass"],
      fresh: true,
    }),
    deuxieme: frame("ظلّ {the}", "{X} in the Shade", "Ombre {de}", "Тень {gen}", {
      not: ["sweet", "fruit", "grass"],
      fresh: true,
    }),
  },
  {
    premiere: frame("فجر {the}", "Morning over {X}", "Matin sur {le}", "Сумерки и {nom}", {
      ifAnswered: { time_of_day: ["both"] },
      at: "notBase",
    }),
    deuxieme: frame("ليل {the}", "Night over {X}", "Nuit sur {le}", "Ночь и {nom}", {
      ifAnswered: { time_of_day: ["both"] },
    }),
  },
  {
    premiere: frame("شمس على {the}", "Sun on {X}", "Soleil sur {le}", "Заря и {nom}", {
      ifAnswered: { time_of_day: ["both"] },
      not: ["burntSugar"],
      fresh: true,
    }),
    deuxieme: frame("قمر على {the}", "Moon on {X}", "Lune sur {le}", "Луна и {nom}", {
      ifAnswered: { time_of_day: ["both"] },
      not: ["burntSugar"],
      fresh: true,
    }),
  },
  {
    premiere: frame("{the} قبل المطر", "{X} before Rain", "{n} sous la pluie", "{nom} до дождя", {
      beside: "rain",
      fresh: true,
    }),
    deuxieme: frame("{the} بعد المطر", "{X} after Rain", "{n} après la pluie", "{nom} после дождя", {
      beside: "rain",
      fresh: true,
    }),
  },
];

/** Names that claim no hour, season, place or character: they suit any session. */
export const plainFrames: readonly Frame[] = [
  frame("نور على {the}", "Light on {X}", "Lumière sur {le}", "Свет и {nom}", {
    air: true,
    fresh: true,
    not: ["spice", "light"],
  }),
  frame("نسمة {the}", "{X} on the Air", "{n} dans l’air", "{nom} и лёгкий ветер", { fresh: true, not: ["cashmere"] }),
  frame("{the} والنافذة المفتوحة", "{X}, Windows Open", "{n}, fenêtre ouverte", "{nom} и открытое окно", {
    air: true,
    fresh: true,
    not: ["cashmere"],
  }),
  frame("{the} وشعاع ضوء", "{X} and a Ray of Light", "{n} et rai de lumière", "{nom} и луч света", { fresh: true }),
  frame("{the} وسماء صافية", "{X} and a Clear Sky", "{n} et ciel clair", "{nom} и ясное небо", {
    air: true,
    fresh: true,
  }),
  frame("{the} عن ظهر قلب", "{X} by Heart", "{n} de mémoire", "{nom} по памяти", { at: "notBase", air: true }),
  frame("{the} بين السطور", "{X} between the Lines", "{n} entre les lignes", "{nom} между строк", { air: true }),
  frame("{the} بين اثنين", "{X} for Two", "{n} à deux", "{nom} на двоих", { air: true }),
  frame("نداء {the}", "The Call of {X}", "L’appel {du}", "И снова {nom}", { air: true, not: ["cocoa"] }),
  frame("صدى {the}", "{X} Echo", "Écho {de}", "Эхо {gen}", { not: ["sweet"] }),
  frame("أنفاس {the}", "A Breath of {X}", "Un souffle {de}", "Дыхание {gen}", {
    air: true,
    not: ["seaBreeze", "spice", "mint", "coffee", "milk"],
    fresh: true,
  }),
  frame("أثر {the}", "The {X} Trail", "Sillage {de}", "Шлейф {gen}", { at: "notTop" }),
  frame("وعد {the}", "{X}, as Promised", "La promesse {du}", "Обещание {gen}", { air: true }),
  frame("سرّ {the}", "{X} in Confidence", "Le secret {du}", "Тайна {gen}", { at: "notTop" }),
  frame("{the} قبل الكلام", "{X} before Words", "{n} avant les mots", "{nom} без слов", {
    voice: "soft",
    not: ["spice"],
  }),
  frame("{the} على الكُمّ", "{X} on a Sleeve", "{n} sur une manche", "{nom} на рукаве", {
    at: "notTop",
    not: ["cashmere", "cocoa", "burntSugar"],
  }),
  frame("{the} على الحرير", "{X} on Silk", "{n} sur la soie", "{nom} на шёлке", {
    theme: "silk",
    not: ["cashmere", "cocoa", "leather"],
  }),
  frame("{the} على المخمل", "{X} on Velvet", "{n} sur velours", "{nom} на бархате", {
    theme: "silk",
    temper: "warm",
    not: ["cashmere", "cocoa"],
  }),
  frame("{the} {v}تذكّر", "{X} Remembers", "{le} se souvient", "{nom} помнит", {
    at: "notTop",
    theme: "memory",
    not: ["patchouli"],
  }),
  frame("ذاكرة {the}", "The Memory of {X}", "Mémoire {de}", "Память {gen}", { theme: "memory", air: true }),
  frame("حلم {the}", "Dreaming in {X}", "Songe {de}", "Сон {gen}", { theme: "sleep", air: true }),
  frame("حيث {v}نام {the}", "Where {X} Sleeps", "Là où dort {le}", "Там, где спит {nom}", {
    at: "notTop",
    voice: "soft",
    theme: "sleep",
    not: ["patchouli"],
  }),
  frame("مطلع {the}", "Prelude in {X}", "Prélude {de}", "Прелюдия {gen}", {
    at: "top",
    theme: "music",
    air: true,
    not: ["grass"],
    fresh: true,
  }),
  frame("ختام {the}", "Finale in {X}", "Coda {de}", "Финал {gen}", { at: "base", theme: "music" }),
  frame("تنويعات على {the}", "Variations on {X}", "Variations sur {le}", "Тема {gen}", { theme: "music", air: true }),
  frame("لحن {the}", "A Melody in {X}", "Mélodie {de}", "{nom} и флейта", { theme: "music", air: true }),
  frame("موّال {the}", "A Ballad for {X}", "Ballade {de}", "{nom} и виолончель", { theme: "music", not: ["sweet"] }),
  frame("نغمة من {the}", "A Note of {X}", "Un air {de}", "Мотив {gen}", { theme: "music" }),
  frame("في مديح {the}", "In Praise of {X}", "Éloge {du}", "В честь {gen}", { air: true }),
  frame("بحثًا عن {the}", "In Search of {X}", "En quête {de}", "Ради {gen}", { air: true, not: ["cocoa"] }),
  frame("{the} في رسالة", "{X} in a Letter", "{n} poste restante", "{nom} и письмо", {
    only: ["flower", "herb", "resin", "wood", "air"],
    theme: "letters",
    air: true,
  }),
  frame("قصيدة {the}", "A Poem in {X}", "Poème {de}", "{nom} и стихи", {
    only: ["flower", "herb", "resin", "wood", "air"],
    theme: "letters",
    air: true,
  }),
  frame("{the} بالحبر", "{X} in Ink", "{n} à l’encre", "{nom} чернилами", {
    only: ["wood", "resin", "hide", "flower"],
    theme: "letters",
  }),
  frame("{the} همسًا", "{X} in a Whisper", "{n} à mi-voix", "{nom} шёпотом", {
    voice: "soft",
    theme: "voice",
    not: ["spice", "cocoa"],
  }),
  frame("همس {the}", "What {X} Whispers", "Murmure {de}", "Шёпот {gen}", { voice: "soft", theme: "voice", air: true }),
  frame("{the} في العلن", "{X} in Bold", "Déclaration {de}", "{nom} громче слов", { voice: "loud", theme: "voice" }),
  frame("{the} بملء الصوت", "{X} in Full Voice", "{n} à pleine voix", "{nom} в полный голос", {
    voice: "loud",
    theme: "voice",
  }),
  frame("حين {v}تكلّم {the}", "When {X} Speaks", "Quand parle {le}", "Когда говорит {nom}", {
    voice: "loud",
    theme: "voice",
    not: ["patchouli"],
  }),
  frame("{the} بلا حدود", "{X} without Measure", "{n} sans mesure", "{nom} без границ", { voice: "loud" }),
  frame("لهيب {the}", "{X} Ablaze", "Ardeur {de}", "Пламя {gen}", { voice: "loud", temper: "warm", theme: "fire" }),
  frame("عباءة {the}", "Wrapped in {X}", "Un manteau {de}", "Мантия {gen}", {
    voice: "loud",
    at: "base",
    not: ["leather"],
  }),
  frame("{the} بريشة رسّام", "{X} in Watercolour", "Aquarelle {de}", "{nom} акварелью", {
    voice: "soft",
    air: true,
    not: ["spice", "hide", "sweet"],
    fresh: true,
  }),
  frame("غلالة {the}", "A Veil of {X}", "Un voile {de}", "Вуаль {gen}", {
    voice: "soft",
    air: true,
    not: ["leather", "cashmere"],
  }),
  frame("لمسة من {the}", "A Touch of {X}", "{n} à fleur de peau", "Прикосновение {gen}", { voice: "soft" }),
  frame("{the} في صمت", "{X} in Silence", "{n} en silence", "{nom} в молчании", { voice: "soft", at: "notTop" }),
  frame("بالقرب من {the}", "Close to {X}", "Au plus près {du}", "Возле {gen}", {
    voice: "soft",
    at: "notTop",
    not: ["leather"],
  }),
  frame("طريق {the}", "The {X} Road", "Chemin {de}", "{nom} и дорога", {
    only: ["wood", "resin", "spice", "flower", "hide", "soft", "sweet", "herb"],
    not: ["lily"],
  }),
  frame("دفء {the}", "{X}, Still Warm", "Chaleur {de}", "Тепло {gen}", { at: "notTop", temper: "warm", theme: "fire" }),
  frame("{the} والجمر", "{X} and Embers", "{n} et braise", "{nom} и угли", {
    at: "notTop",
    temper: "warm",
    theme: "fire",
  }),
  frame("صفاء {the}", "{X} Unclouded", "Clarté {de}", "{nom} и ясный воздух", { temper: "cool", fresh: true }),
  frame("{the} والندى", "{X} and Dew", "{n} et rosée", "{nom} и роса", {
    at: "notBase",
    temper: "cool",
    only: ["flower", "citrus", "herb", "fruit"],
    fresh: true,
  }),
  frame("{the} على مهل", "{X} Unhurried", "{n} sans hâte", "{nom} без спешки", { at: "notTop" }),
  frame("{the} في المطلع", "{X} in the First Act", "{n} au premier acte", "{nom} в первом акте", { at: "top" }),
  frame("{the} في الختام", "{X} in the Last Act", "{n} au dernier acte", "{nom} в последнем акте", { at: "base" }),
  frame("خيط من {the}", "A Thread of {X}", "Un fil {de}", "Нить {gen}", { not: ["leather", "cocoa"] }),
  frame("قطرة من {the}", "A Drop of {X}", "Une goutte {de}", "Капля {gen}", {
    air: true,
    not: ["leather", "cashmere", "cocoa", "seaBreeze", "moss"],
  }),
  frame("خاتم {the}", "Sealed with {X}", "Sceau {de}", "Печать {gen}", { at: "notTop", not: ["cashmere"] }),
  frame("{the} في المرآة", "{X} in the Mirror", "Reflet {de}", "Отражение {gen}", { not: ["sweet"] }),
  frame("لغة {the}", "The Language of {X}", "Alphabet {de}", "Голос {gen}", { air: true, not: ["leather"] }),
  frame("{the} {v}نتظر", "{X} Waits", "{le} attend", "{nom} ждёт", { at: "base", not: ["patchouli"] }),
  frame("{the} {v}بقى", "{X} Lingers", "{le} demeure", "{nom} остаётся", { at: "base", not: ["patchouli"] }),
  frame("على خطى {the}", "{X} Leads the Way", "Sur les pas {du}", "Вслед за {ins}", { air: true }),
  frame("حان وقت {the}", "The {X} Hour", "L’heure {du}", "Час {gen}", { air: true }),
  frame("{the} أولًا", "First, {X}", "{n} d’abord", "Сначала {nom}", { at: "top", fresh: true }),
  frame("ثم {the}", "And Then {X}", "Et puis {le}", "И тогда {nom}", { at: "base" }),
  frame("{the} {v}حلّق", "{X} Takes Flight", "L’envol {du}", "Полёт {gen}", { at: "top" }),
  frame("{the} {v}صحو", "{X} Awakens", "L’éveil {du}", "Когда просыпается {nom}", {
    at: "notBase",
    not: ["patchouli"],
  }),
  frame("سحر {the}", "{X} Spellbound", "Sortilège {de}", "Во власти {gen}", { at: "notTop" }),
  frame("قلب {the}", "{X} at Heart", "Cœur {de}", "Сердце {gen}", { at: "middle" }),
  frame("تفتّح {the}", "{X} in Bloom", "Floraison {de}", "{nom} в цвету", { only: ["flower"] }),
  frame("{the} بلا زينة", "Simply {X}", "{n} à nu", "Просто {nom}", { air: true, not: ["sweet"] }),
  frame("أسطورة {the}", "The {X} Legend", "La légende {du}", "{nom} издалека", { not: ["heliotrope"] }),
  frame("حكاية {the}", "A Tale Told in {X}", "Le conte {du}", "История {gen}", { air: true, not: ["burntSugar"] }),
  frame("كنز {the}", "{X} under Lock and Key", "{n} sous clé", "{nom} под замком", { at: "notTop" }),
];

const after = (ifTold: readonly MemoryKey[], ...[ar, en, fr, ru, condition = {}]: Parameters<typeof frame>): Frame =>
  frame(ar, en, fr, ru, { fresh: true, ...condition, ifTold });

/** Weather fits too, but for that of the coast. */
const inland: Condition = { air: true, not: ["seaBreeze"] };

/**
 * Names with a word of the memory itself, for what no note shows: a place, an hour, the weather. Only where that was
 * told.
 */
export const toldFrames: readonly Frame[] = [
  after(["snow"], "{the} وأول الثلج", "{X} and First Snow", "{n} et première neige", "{nom} и первый снег", {
    air: true,
  }),
  after(["snow"], "{the} والثلج", "{X} on Snow", "{n} sur la neige", "{nom} и снег"),
  after(["rain"], "{the} بعد المطر", "{X} after Rain", "{n} après la pluie", "{nom} после дождя"),
  after(["rain"], "{the} والمطر", "{X} in the Rain", "{n} sous la pluie", "{nom} под дождём"),
  after(["sea"], "{the} عند البحر", "{X} by the Sea", "{n} face à la mer", "{nom} у моря", inland),
  after(["river"], "{the} عند النهر", "{X} by the River", "{n} et rivière", "{nom} у реки", inland),
  after(["wet_stone"], "{the} على الحجر", "{X} on Stone", "{n} sur la pierre", "{nom} и камень", { air: true }),
  after(["desert"], "{the} في الصحراء", "{X} in the Desert", "{n} au désert", "{nom} в пустыне", inland),
  after(["mountain"], "{the} في الجبال", "{X} in the Mountains", "{n} en montagne", "{nom} в горах", inland),
  after(["forest"], "{the} في الغابة", "{X} in the Forest", "{n} en forêt", "{nom} в лесу", inland),
  after(["garden"], "{the} في البستان", "{X} in the Garden", "{n} au jardin", "{nom} в саду", inland),
  after(["night"], "ليل {the}", "{X} by Night", "Nuit sur {le}", "Ночь и {nom}", { air: true }),
  after(["morning"], "صباح {the}", "Morning {X}", "Un matin {de}", "Утро и {nom}", { air: true, not: breakfast }),
  after(["sun", "sun_cream"], "{the} تحت الشمس", "{X} under the Sun", "{n} sous le soleil", "{nom} под солнцем", {
    air: true,
    not: ["milk"],
  }),
  after(["candle"], "{the} وشمعة", "{X} and a Candle", "{n} et bougie", "{nom} и свеча", {
    air: true,
    not: ["beeswax"],
  }),
  after(["smoke"], "{the} والدخان", "{X} and Smoke", "{n} et fumée", "{nom} и дым", { air: true, not: ["smoke"] }),
  after(["books"], "{the} بين الصفحات", "{X} between Pages", "{n} entre deux pages", "{nom} между страниц", {
    not: ["honey", "milk"],
  }),
  after(["wedding"], "{the} يوم العرس", "{X} on a Wedding Day", "{n} un jour de noces", "{nom} в день свадьбы", {
    air: true,
    not: ["figLeaf"],
  }),
  after(["honey"], "{the} والعسل", "{X} and Honey", "{n} et miel", "{nom} и мёд", {
    air: true,
    not: ["honey", "beeswax"],
  }),
];
