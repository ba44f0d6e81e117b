/** Sample texts with line breaks, numerals and names in another script. */
const arabic = {
  lang: "ar",
  dir: "rtl",
  title: "حدّثوني عن مساءٍ لا تنسونه",
  eyebrow: "رحلة المايسترو",
  lead: "كل عطر يترك أثرًا. هذا أثركم وحدكم.",
  body: "يسأل المايسترو عن لحظاتٍ وأماكن، ثم يؤلّف عطرًا لا يوجد إلا مرة واحدة: عود من كمبوديا، وزعفران، وورد طائفيّ يُقطف قبل الفجر في 40 يومًا من السنة.",
  act: "بدء الرحلة",
  other: "استكشاف العطور",
  label: "البريد الإلكتروني",
  hint: "نكتب إليكم مرة واحدة فقط.",
  error: "هذا العنوان ناقص. نرجو إضافة ما بعد علامة @.",
  optional: "(اختياري)",
  options: ["صحراء ذهبية", "مدينة الليل", "أعماق المحيط", "مكتبة عتيقة"],
  colours: ["ذهبي", "قرمزي", "زمرّدي", "نيلي"],
  ends: ["همسة", "حضور"],
  price: "1,659 ر.س",
  notice: "حفظنا إجابتكم.",
  close: "إغلاق",
};

export type SampleTexts = typeof arabic;

const english: SampleTexts = {
  lang: "en",
  dir: "ltr",
  title: "Tell me of an evening you have not forgotten",
  eyebrow: "The Maestro’s journey",
  lead: "Every perfume leaves a trace. This one is yours alone.",
  body: "The Maestro asks about moments and places, then composes a perfume that exists only once: oud from Cambodia, saffron, and a Taif rose that is picked before dawn on 40 days of the year.",
  act: "Begin the journey",
  other: "Explore the perfumes",
  label: "E-mail",
  hint: "We write to you once only.",
  error: "This address is incomplete. Add what follows the @.",
  optional: "(optional)",
  options: ["Golden Desert", "Night City", "Deep Ocean", "Classic Library"],
  colours: ["Gold", "Crimson", "Emerald", "Indigo"],
  ends: ["A whisper", "A presence"],
  price: "SAR 1,659",
  notice: "Your answer is kept.",
  close: "Close",
};

const russian: SampleTexts = {
  ...english,
  lang: "ru",
  title: "Расскажите мне о вечере, который вы не забыли",
  eyebrow: "Путешествие с Маэстро",
  lead: "Каждый аромат оставляет след. Этот — только ваш.",
  body: "Маэстро расспросит вас о дорогих минутах и местах, а затем создаст аромат, которого больше ни у кого не будет: уд из Камбоджи, шафран и таифская роза, которую собирают до рассвета 40 дней в году.",
  act: "Начать путешествие",
  other: "Посмотреть ароматы",
};

export const sampleTexts: SampleTexts[] = [arabic, english, russian];
