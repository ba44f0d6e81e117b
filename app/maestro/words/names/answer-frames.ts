import { type AnswerCondition, breakfast, type Condition, type Frame, frame } from "./templates.ts";

type Row = readonly [ar: string, en: string, fr: string, ru: string, condition?: Condition];

const after = (ifAnswered: AnswerCondition, rows: readonly Row[]): Frame[] =>
  rows.map(([ar, en, fr, ru, condition]) => frame(ar, en, fr, ru, { ...condition, ifAnswered }));

const ofHours: Frame[] = [
  ...after({ time_of_day: ["day"] }, [
    ["{the} عند الفجر", "{X} at Dawn", "{n} à l’aube", "{nom} на рассвете", { at: "notBase", air: true, fresh: true }],
    [
      "صباح {the}",
      "Morning {X}",
      "Un matin {de}",
      "Утро {gen}",
      { at: "notBase", air: true, not: breakfast, fresh: true },
    ],
    ["{the} في الظهيرة", "{X} at Noon", "{n} à midi", "{nom} в полдень", { air: true, fresh: true }],
    ["{the} في وضح النهار", "{X} in Broad Daylight", "{n} au grand jour", "{nom} на свету", { fresh: true }],
    ["{the} تحت الشمس", "{X} under the Sun", "{n} sous le soleil", "{nom} под солнцем", { not: ["milk"], fresh: true }],
    ["شمس على {the}", "Sun on {X}", "Soleil sur {le}", "Солнце и {nom}", { air: true, fresh: true }],
  ]),
  ...after({ time_of_day: ["night"] }, [
    ["{the} في منتصف الليل", "{X} at Midnight", "{n} à minuit", "{nom} в полночь", { air: true, fresh: true }],
    ["ليل {the}", "Night over {X}", "Nuit sur {le}", "Ночь и {nom}"],
    ["قمر على {the}", "Moon on {X}", "Lune sur {le}", "Луна и {nom}", { not: ["burntSugar", "spice"], fresh: true }],
    [
      "{the} تحت النجوم",
      "{X} under the Stars",
      "{n} sous les étoiles",
      "{nom} под звёздами",
      { air: true, fresh: true },
    ],
    ["{the} على ضوء الشموع", "{X} by Candlelight", "{n} aux chandelles", "{nom} при свечах"],
    ["ليلة {the}", "{X} by Night", "La nuit {du}", "Ночь {gen}", { air: true }],
    ["ليليّات {the}", "Nocturne in {X}", "Nocturne {de}", "Ноктюрн {gen}", { air: true, theme: "music" }],
    [
      "{the} {v}سهر",
      "{X} Does Not Sleep",
      "{le} veille",
      "{nom} не спит",
      { at: "notTop", theme: "sleep", not: ["sweet", "patchouli"] },
    ],
  ]),
  ...after({ time_of_day: ["both"] }, [
    ["{the} عند الغسق", "{X} at Dusk", "{n} au crépuscule", "{nom} в сумерках", { air: true, fresh: true }],
    [
      "{the} عند الغروب",
      "{X} at Sundown",
      "{n} au couchant",
      "{nom} на закате",
      { air: true, not: ["seaBreeze"], fresh: true },
    ],
    ["مساء {the}", "Evening over {X}", "Un soir {de}", "Вечер и {nom}", { not: ["spice"] }],
    [
      "{the} والضوء الأخير",
      "{X} at Last Light",
      "{n} à la nuit tombante",
      "{nom} в час заката",
      { air: true, fresh: true },
    ],
    ["شفق {the}", "{X} Afterglow", "Lueur {de}", "Закат и {nom}", { not: ["milk", "bread"], fresh: true }],
  ]),
];

const ofSeasons: Frame[] = [
  ...after({ season: ["spring"] }, [
    ["{the} في أبريل", "{X} in April", "{n} en avril", "{nom} в апреле", { air: true, fresh: true }],
    ["ربيع {the}", "{X} in Spring", "Le printemps {du}", "Весна {gen}", { not: ["spice", "burntSugar"] }],
    ["{the} ومطلع الربيع", "{X} after the Thaw", "{n} au dégel", "{nom} и капель"],
    ["براعم {the}", "{X} in Bud", "{n} en bouton", "{nom} и первый лист", { only: ["flower"], not: ["iris"] }],
  ]),
  ...after({ season: ["summer"] }, [
    ["{the} في يوليو", "{X} in July", "{n} en juillet", "{nom} в июле", { air: true, fresh: true }],
    [
      "صيف {the}",
      "A Summer of {X}",
      "Un été {de}",
      "Лето {gen}",
      { air: true, not: ["cashmere", "coffee", "tea", "milk", "bread"], fresh: true },
    ],
    [
      "{the} والكتّان",
      "{X} and Linen",
      "{n} et lin blanc",
      "{nom} и лён",
      { air: true, not: ["cashmere", "spice", "coffee", "honey", "milk"], fresh: true },
    ],
    [
      "قيلولة {the}",
      "The {X} Siesta",
      "{n} à l’ombre",
      "{nom} и долгое лето",
      { not: ["soft", "wood", "coffee", "tea", "milk", "bread"], fresh: true },
    ],
  ]),
  ...after({ season: ["autumn"] }, [
    ["{the} في أكتوبر", "{X} in October", "{n} en octobre", "{nom} в октябре", { air: true, fresh: true }],
    ["خريف {the}", "An Autumn of {X}", "L’automne {du}", "Осень и {nom}", { air: true, not: ["seaBreeze"] }],
    ["{the} وأوراق الخريف", "{X} and Fallen Leaves", "{n} et feuilles d’or", "{nom} и листопад"],
    ["{the} في الضباب", "{X} in the Mist", "{n} dans la brume", "{nom} и дымка"],
  ]),
  ...after({ season: ["winter"] }, [
    [
      "{the} في يناير",
      "{X} in January",
      "{n} en janvier",
      "{nom} в январе",
      { not: ["flower", "fruit", "grass", "hay"], fresh: true },
    ],
    ["شتاء {the}", "A Winter of {X}", "L’hiver {du}", "{nom} зимой", { not: ["flower"] }],
    ["{the} تحت الثلج", "{X} under Snow", "{n} sous la neige", "{nom} под снегом", { not: ["flower"] }],
    ["{the} قرب النار", "{X} by the Fire", "{n} près du feu", "{nom} у огня", { temper: "warm", theme: "fire" }],
    [
      "{the} على الوشاح",
      "{X} on a Scarf",
      "{n} sur une écharpe",
      "{nom} на шарфе",
      { at: "notTop", not: ["herb", "cashmere", "cocoa", "burntSugar"] },
    ],
    [
      "{the} والصوف",
      "{X} and Wool",
      "{n} et laine",
      "{nom} и шерсть",
      { at: "notTop", temper: "warm", not: ["cashmere", "cocoa"] },
    ],
  ]),
];

const ofPlaces: Frame[] = [
  ...after({ environment: ["urban"] }, [
    ["{the} في المدينة", "{X} in the City", "{n} en ville", "{nom} в городе", { air: true }],
    ["{the} على الجادّة", "{X} on the Avenue", "{n} sur l’avenue", "{nom} на бульваре", { air: true }],
    ["{the} فوق السطوح", "{X} over the Rooftops", "{n} sur les toits", "{nom} над крышами", { air: true }],
    ["{the} وأضواء المدينة", "{X} and City Lights", "{n} et réverbères", "{nom} и фонари", { air: true }],
    ["{the} في آخر الشارع", "{X} Street", "Rue {du}", "{nom} за углом", { not: ["seaBreeze"] }],
  ]),
  ...after({ environment: ["nature"] }, [
    ["{the} في الغابة", "{X} in the Forest", "{n} en forêt", "{nom} в лесу", { air: true }],
    ["{the} في المرج", "{X} in the Clearing", "{n} dans la clairière", "{nom} на поляне", { air: true }],
    ["{the} تحت الشجر", "{X} under the Trees", "{n} sous les arbres", "{nom} под листвой", { air: true, fresh: true }],
    ["درب {the}", "The {X} Path", "Sentier {de}", "Тропа {gen}", { not: ["lily"] }],
    [
      "{the} والورق الأخضر",
      "{X} and Green Leaves",
      "{n} et feuillage",
      "{nom} и зелень",
      { beside: "grass", not: ["herb"] },
    ],
  ]),
  ...after({ environment: ["beach"] }, [
    [
      "{the} عند البحر",
      "{X} by the Sea",
      "{n} face à la mer",
      "{nom} у моря",
      { air: true, not: ["spice", "seaBreeze", "burntSugar", "grass", "hay"], fresh: true },
    ],
    ["{the} على الشاطئ", "{X} on the Shore", "{n} sur le rivage", "{nom} на берегу", { air: true }],
    ["{the} والمدّ", "{X} at High Tide", "{n} à marée haute", "{nom} и прилив", { air: true }],
    [
      "{the} وملح البحر",
      "{X} and Sea Salt",
      "{n} et sel marin",
      "{nom} и соль моря",
      { only: ["wood", "resin", "hide", "soft", "flower"] },
    ],
    ["{the} والشراع", "{X} under Sail", "{n} au large", "{nom} и парус", { air: true, not: ["spice"] }],
    ["جزيرة {the}", "{X} Island", "L’île {du}", "Остров {gen}", { not: ["hide", "soft"] }],
    ["لؤلؤ البحر و{the}", "{X} and Nacre", "{n} et nacre", "{nom} и перламутр"],
  ]),
  ...after({ environment: ["mountains"] }, [
    ["{the} في الجبال", "{X} in the Mountains", "Versant {n}", "{nom} в горах", { air: true }],
    ["{the} على القمّة", "{X} at the Summit", "{n} au sommet", "{nom} на вершине", { air: true }],
    [
      "{the} فوق الغيم",
      "{X} above the Clouds",
      "Nuage {de}",
      "{nom} и облака",
      { not: ["rain", "bread"], fresh: true },
    ],
    ["{the} على السفوح", "{X} in Thin Air", "{n} des cimes", "{nom} на высоте"],
    ["{the} على الحجر", "{X} on Stone", "{n} sur la pierre", "{nom} и камень", { air: true }],
  ]),
  ...after({ environment: ["desert"] }, [
    ["{the} في الصحراء", "{X} in the Desert", "{n} au désert", "{nom} в пустыне", { air: true }],
    ["{the} على الكثبان", "{X} on the Dunes", "{n} sur les dunes", "{nom} среди дюн", { air: true }],
    ["قافلة {the}", "The {X} Caravan", "La caravane {du}", "Караван и {nom}"],
    ["{the} والرمل", "{X} and Sand", "Sables {de}", "{nom} и песок", { air: true }],
    ["واحة {the}", "The {X} Oasis", "Oasis {de}", "Оазис и {nom}", { air: true, not: ["sweet"], fresh: true }],
    ["{the} في الخيمة", "{X} under Canvas", "{n} sous la tente", "{nom} в шатре"],
    ["سراب {the}", "The {X} Mirage", "Mirage {de}", "Мираж {gen}", { air: true, not: ["soft", "cocoa"] }],
  ]),
];

const ofCharacters: Frame[] = [
  ...after({ persona: ["mysterious"] }, [
    [
      "ما {v}كتمه {the}",
      "What {X} Won’t Say",
      "Ce que tait {le}",
      "О чём молчит {nom}",
      { at: "notTop", air: true, not: ["patchouli"] },
    ],
    ["ما {v}عرفه {the}", "What {X} Knows", "Ce que sait {le}", "Что знает {nom}", { at: "notTop", not: ["patchouli"] }],
    ["{the} بلا توقيع", "{X} Unsigned", "{n} anonyme", "{nom} без подписи"],
    ["{the} في الخفاء", "{X} in Secret", "{n} en secret", "{nom} втайне", { air: true }],
    ["{the} في العتمة", "{X} in Shadow", "{n} dans la pénombre", "{nom} в полумраке"],
    ["لغز {the}", "The {X} Riddle", "L’énigme {du}", "Загадка {gen}", { air: true }],
    ["{the} خلف الستارة", "{X} behind the Curtain", "{n} derrière le rideau", "{nom} за занавесом", { not: ["soft"] }],
  ]),
  ...after({ persona: ["playful"] }, [
    ["لعبة {the}", "{X} at Play", "Jeux {de}", "{nom} и игра в прятки", { air: true, not: ["wood", "incense"] }],
    [
      "{the} في مزاج رائق",
      "{X} on a Swing",
      "{n} à cloche-pied",
      "{nom} на качелях",
      { not: ["hide", "incense", "oud"] },
    ],
    [
      "غمزة {the}",
      "A Wink of {X}",
      "La malice {du}",
      "{nom} подмигивает",
      { not: ["spice", "leather", "incense", "patchouli"] },
    ],
    ["{the} على غير موعد", "{X} by Surprise", "Fantaisie {de}", "{nom} невзначай", { air: true }],
    ["ضحكة {the}", "{X} and Laughter", "L’insouciance {du}", "Смех {gen}", { not: ["spice", "leather", "incense"] }],
    [
      "رقصة {the}",
      "{X} Dancing",
      "La danse {du}",
      "Танец {gen}",
      { theme: "dance", air: true, not: ["incense", "seaBreeze"] },
    ],
    ["دلال {the}", "Caprice in {X}", "Un caprice {de}", "Каприз {gen}", { air: true }],
  ]),
  ...after({ persona: ["romantic"] }, [
    ["{the} لمن أحبّ", "{X}, with Love", "{n}, pour l’être aimé", "{nom}, с любовью", { air: true, not: ["patchouli"] }],
    [
      "موعد مع {the}",
      "A Tryst with {X}",
      "{n} au rendez-vous",
      "{nom} на свидании",
      { air: true, not: ["leather", "wood"] },
    ],
    ["أغنية {the}", "Serenade for {X}", "Sérénade {de}", "Серенада {gen}", { theme: "music" }],
    ["عهد {the}", "A Vow in {X}", "Le serment {du}", "{nom} и кольцо", { not: ["herb"] }],
    ["{the} يدًا بيد", "Hand in Hand with {X}", "Tendre {n}", "{nom} и две тени", { not: ["spice"] }],
    ["باقة {the}", "{X} in a Buttonhole", "{n} en bouquet", "{nom} в петлице", { only: ["flower"] }],
    [
      "رسالة حبّ من {the}",
      "Love Letter in {X}",
      "Lettres d’amour et {n}",
      "Признание {gen}",
      { theme: "letters", not: ["herb"] },
    ],
  ]),
  ...after({ persona: ["confident"] }, [
    ["شموخ {the}", "{X} Unbowed", "{n}, tête haute", "Гордость {gen}"],
    ["هيبة {the}", "Enter {X}", "{le} entre en scène", "На сцене {nom}", { at: "notBase", not: ["cocoa"] }],
    ["بتوقيع {the}", "Signed, {X}", "Signé {n}", "Подпись: {nom}", { not: ["spice"] }],
    ["{the} {v}سود", "{X} Reigns", "{le} règne", "{nom} царит", { at: "notTop", not: ["patchouli"] }],
    ["{the} بلا تردّد", "{X} without Apology", "{n} sans détour", "{nom} без оглядки", { air: true }],
    ["{the} لا غير", "Decidedly {X}", "Résolument {n}", "Именно {nom}"],
  ]),
  ...after({ persona: ["elegant"] }, [
    ["{the} واللؤلؤ", "{X} and Pearls", "{n} et perles", "{nom} и жемчуг", { air: true, not: ["seaBreeze"] }],
    ["{the} بقفّاز أبيض", "{X} in White Gloves", "{n} en gants blancs", "{nom} в перчатках"],
    ["{the} والساتان", "{X} and Satin", "Le satin {du}", "{nom} и атлас", { theme: "silk", not: ["cashmere"] }],
    ["أناقة {the}", "{X} with Grace", "L’élégance {du}", "{nom} и белая рубашка", { air: true }],
  ]),
];

const ofOccasions: Frame[] = [
  ...after({ occasions: ["formal"] }, [
    ["{the} بكامل أناقت{p}", "{X} in a Dark Suit", "{n} en habit noir", "{nom} при параде"],
    ["{the} بدعوة خاصة", "{X} by Appointment", "{n} sur invitation", "{nom} по приглашению", { air: true }],
    ["{the} على الموعد", "{X} on the Hour", "{n} de rigueur", "{nom} в назначенный час"],
    ["{the} في صدر المجلس", "{X} Keeps Its Word", "Parole {de}", "Слово за {ins}", { not: ["spice", "burntSugar"] }],
  ]),
  ...after({ occasions: ["special"] }, [
    ["رقصة {the} الأولى", "The {X} Waltz", "La valse {du}", "Вальс {gen}", { theme: "dance" }],
    ["عيد {the}", "A Feast of {X}", "Noces {de}", "Праздник {gen}", { air: true, not: ["seaBreeze"] }],
    ["{the} والفوانيس", "{X} and Ribbons", "{n} aux lampions", "{nom} и огни"],
    ["أكاليل {the}", "A Garland of {X}", "{n} en guirlande", "Гирлянда {gen}", { only: ["flower", "herb"] }],
    ["{the} آخر السهرة", "{X} after the Feast", "{n} après la fête", "{nom} после праздника", { at: "notTop" }],
    ["زفّة {the}", "The {X} Procession", "Le cortège {du}", "Шествие {gen}"],
  ]),
  ...after({ occasions: ["sport"] }, [
    [
      "{the} في الهواء الطلق",
      "{X} in the Open Air",
      "{n} au grand air",
      "{nom} на просторе",
      { not: ["figLeaf"], fresh: true },
    ],
    ["{the} في مهبّ الريح", "{X} against the Wind", "{n} contre le vent", "{nom} против ветра"],
    ["{the} {v}سبق الريح", "{X} in Motion", "L’élan {du}", "Порыв {gen}", { at: "notBase", air: true }],
    ["انطلاقة {the}", "{X} in Its Stride", "L’allure {du}", "{nom} широким шагом"],
  ]),
  ...after({ occasions: ["casual"] }, [
    ["{the} يوم الجمعة", "{X} on a Tuesday", "Un mardi {de}", "{nom} во вторник", { air: true }],
    ["أيام {the}", "{X} for Every Day", "Simplement {n}", "{nom} без повода", { air: true }],
    ["{the} بلا تكلّف", "{X} in Shirtsleeves", "{n} sans cravate", "{nom} без галстука"],
    ["{the} على سجيّت{p}", "{X} at Ease", "{n} en liberté", "{nom} налегке", { air: true }],
  ]),
];

const ofColours: Frame[] = [
  ...after({ colors: ["gold"] }, [["{the} وماء الذهب", "Gold on {X}", "Or {de}", "Золото и {nom}", { air: true }]]),
  ...after({ colors: ["crimson"] }, [["{the} والياقوت", "{X} and Rubies", "{n} et rubis", "{nom} и рубин"]]),
  ...after({ colors: ["emerald"] }, [["{the} والزمرّد", "{X} and Emerald", "{n} et émeraude", "{nom} и изумруд"]]),
  ...after({ colors: ["onyx"] }, [["{the} والعقيق الأسود", "{X} and Onyx", "{n} et onyx", "{nom} и оникс"]]),
  ...after({ colors: ["violet"] }, [["{the} والجمشت", "{X} and Amethyst", "{n} et améthyste", "{nom} и аметист"]]),
  ...after({ colors: ["ivory"] }, [["{the} في ثوب أبيض", "{X} in White", "{n} en blanc", "{nom} в белом"]]),
  ...after({ colors: ["azure", "indigo"] }, [
    ["{the} والأزرق العميق", "Blue over {X}", "Bleu {de}", "Синева и {nom}", { air: true, not: ["spice"] }],
  ]),
];

/** Names that repeat an answer: only where it was given. */
export const answerFrames: readonly Frame[] = [
  ...ofHours,
  ...ofSeasons,
  ...ofPlaces,
  ...ofCharacters,
  ...ofOccasions,
  ...ofColours,
];
