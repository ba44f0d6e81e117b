import type { AnswerKey, Localised } from "../types.ts";

const word = (ar: string, en: string, fr: string, ru: string): Localised => ({ ar, en, fr, ru });

/** What each theme of the journey is called where a reason names it. */
export const themeWords: Record<AnswerKey, Localised> = {
  gender: word("لمن العطر", "who it is for", "pour qui", "для кого"),
  families: word("العائلة العطرية", "scent family", "la famille olfactive", "семейства запахов"),
  time_of_day: word("الوقت", "time of day", "le moment de la journée", "время суток"),
  occasions: word("المناسبة", "occasion", "l’occasion", "повод"),
  persona: word("الطبع", "character", "le caractère", "характер"),
  strength: word("القوّة", "strength", "l’intensité", "насыщенность"),
  season: word("الفصل", "season", "la saison", "время года"),
  environment: word("المكان", "place", "le lieu", "место"),
  colors: word("اللون", "colour", "la couleur", "цвет"),
  memory: word("الذكرى", "memory", "le souvenir", "воспоминание"),
  custom_name: word("اسم العطر", "the perfume’s name", "le nom du parfum", "название аромата"),
};

/** What each answer is called; the themes that are free text have no values. */
export const answerWords = {
  gender: {
    men: word("لرجل", "a man", "un homme", "для мужчины"),
    women: word("لامرأة", "a woman", "une femme", "для женщины"),
    unisex: word("للرجل والمرأة", "a man or a woman", "un homme ou une femme", "и для мужчины, и для женщины"),
  },
  families: {
    woody: word("خشبي", "woody", "boisé", "древесное"),
    oriental: word("شرقي (عنبري)", "oriental (amber)", "oriental (ambré)", "восточное (амбровое)"),
    floral: word("زهري", "floral", "floral", "цветочное"),
    citrus: word("حمضي", "citrus", "hespéridé", "цитрусовое"),
    musk: word("مسكي", "musk", "musqué", "мускусное"),
    aquatic: word("مائي", "aquatic", "aquatique", "акватическое"),
  },
  time_of_day: {
    day: word("النهار", "day", "le jour", "день"),
    night: word("الليل", "night", "la nuit", "ночь"),
    both: word("الغروب", "day turning into night", "la tombée du jour", "сумерки"),
  },
  occasions: {
    casual: word("يوم كسائر الأيام", "ordinary days", "un jour comme les autres", "обычный день"),
    formal: word(
      "موعد رسمي أو لقاء عمل",
      "important meetings",
      "un rendez-vous professionnel ou officiel",
      "важная встреча",
    ),
    special: word(
      "ليلة عرس أو احتفال",
      "celebrations and evenings out",
      "un mariage ou une fête",
      "праздник или особенный вечер",
    ),
    sport: word("رياضة وهواء طلق", "sport and days outdoors", "le sport et le grand air", "спорт и прогулки"),
  },
  persona: {
    confident: word("الثقة", "confident", "l’assurance", "уверенность"),
    elegant: word("الأناقة", "elegant", "l’élégance", "элегантность"),
    mysterious: word("الغموض", "mysterious", "le mystère", "загадочность"),
    playful: word("المرح", "playful", "l’espièglerie", "игривость"),
    romantic: word("الرومانسية", "romantic", "le romantisme", "романтичность"),
  },
  strength: {
    light: word("خفيفة", "light", "légère", "лёгкая"),
    moderate: word("معتدلة", "moderate", "modérée", "умеренная"),
    strong: word("قوية", "strong", "forte", "сильная"),
  },
  season: {
    spring: word("الربيع", "spring", "le printemps", "весна"),
    summer: word("الصيف", "summer", "l’été", "лето"),
    autumn: word("الخريف", "autumn", "l’automne", "осень"),
    winter: word("الشتاء", "winter", "l’hiver", "зима"),
  },
  environment: {
    urban: word("المدينة", "the city", "la ville", "город"),
    nature: word("الغابة", "the forest", "la forêt", "лес"),
    beach: word("الشاطئ", "the edge of the sea", "le bord de mer", "берег моря"),
    mountains: word("الجبال", "the mountains", "la montagne", "горы"),
    desert: word("الصحراء", "the desert", "le désert", "пустыня"),
  },
  colors: {
    gold: word("الذهبي", "gold", "l’or", "золотой"),
    amber: word("الكهرماني", "amber", "l’ambre", "янтарный"),
    crimson: word("القرمزي", "crimson", "le carmin", "багряный"),
    rose: word("الوردي", "rose", "le rose", "розовый"),
    violet: word("البنفسجي", "violet", "le violet", "фиолетовый"),
    indigo: word("النيلي", "indigo", "l’indigo", "индиго"),
    azure: word("اللازوردي", "azure", "l’azur", "лазурный"),
    emerald: word("الزمرّدي", "emerald", "l’émeraude", "изумрудный"),
    ivory: word("العاجي", "ivory", "l’ivoire", "слоновая кость"),
    onyx: word("الأسود", "onyx", "l’onyx", "чёрный оникс"),
  },
} satisfies Partial<Record<AnswerKey, Record<string, Localised>>>;

/** The words for one value of one theme, if the theme has such a value. */
export function answerWord(theme: AnswerKey, value: string): Localised | undefined {
  const values: Partial<Record<AnswerKey, Record<string, Localised>>> = answerWords;
  const words = values[theme];
  return words && Object.hasOwn(words, value) ? words[value] : undefined;
}

/** The slider from 1 to 10 in three words. */
export function strengthLevel(strength: number): keyof typeof answerWords.strength {
  if (strength <= 3) return "light";
  return strength <= 7 ? "moderate" : "strong";
}
