/** What a perfume may be named after; the Arabic noun is definite. */
export type Motif = {
  en: string;
  fr: readonly [noun: string, gender: "m" | "f"];
  ru: readonly [nominative: string, genitive: string, instrumental: string];
  ar: string;
};

export const motifs = {
  cedar: { en: "Cedar", fr: ["cèdre", "m"], ru: ["кедр", "кедра", "кедром"], ar: "خشب الأرز" },
  oud: { en: "Oud", fr: ["oud", "m"], ru: ["уд", "уда", "удом"], ar: "العود" },
  sandalwood: { en: "Sandalwood", fr: ["santal", "m"], ru: ["сандал", "сандала", "сандалом"], ar: "خشب الصندل" },
  vetiver: { en: "Vetiver", fr: ["vétiver", "m"], ru: ["ветивер", "ветивера", "ветивером"], ar: "الفيتيفر" },
  moss: { en: "Moss", fr: ["lichen", "m"], ru: ["мох", "мха", "мхом"], ar: "السنديان" },
  leather: { en: "Leather", fr: ["cuir", "m"], ru: ["кожа", "кожи", "кожей"], ar: "السرج" },
  smoke: { en: "Smoke", fr: ["fumée", "f"], ru: ["дым", "дыма", "дымом"], ar: "الدخان" },
  incense: { en: "Incense", fr: ["encens", "m"], ru: ["ладан", "ладана", "ладаном"], ar: "البخور" },
  myrrh: { en: "Myrrh", fr: ["myrrhe", "f"], ru: ["мирра", "мирры", "миррой"], ar: "البلسم" },
  amber: { en: "Amber", fr: ["ambre", "m"], ru: ["амбра", "амбры", "амброй"], ar: "العنبر" },
  vanilla: { en: "Vanilla", fr: ["vanille", "f"], ru: ["ваниль", "ванили", "ванилью"], ar: "الفانيليا" },
  tonka: { en: "Tonka", fr: ["tonka", "f"], ru: ["донник", "донника", "донником"], ar: "التونكا" },
  saffron: { en: "Saffron", fr: ["safran", "m"], ru: ["шафран", "шафрана", "шафраном"], ar: "الزعفران" },
  spice: { en: "Spice", fr: ["épice", "f"], ru: ["пряности", "пряностей", "пряностями"], ar: "التوابل" },
  tobacco: { en: "Tobacco", fr: ["tabac", "m"], ru: ["табак", "табака", "табаком"], ar: "التبغ" },
  cocoa: { en: "Cocoa", fr: ["cacao", "m"], ru: ["какао", "какао", "какао"], ar: "الكاكاو" },
  rose: { en: "Rose", fr: ["rose", "f"], ru: ["роза", "розы", "розой"], ar: "الورد" },
  jasmine: { en: "Jasmine", fr: ["jasmin", "m"], ru: ["жасмин", "жасмина", "жасмином"], ar: "الياسمين" },
  neroli: { en: "Neroli", fr: ["néroli", "m"], ru: ["нероли", "нероли", "нероли"], ar: "النارنج" },
  ylang: { en: "Ylang", fr: ["ylang", "m"], ru: ["иланг", "иланга", "илангом"], ar: "اليلانغ" },
  iris: { en: "Iris", fr: ["iris", "m"], ru: ["ирис", "ириса", "ирисом"], ar: "السوسن" },
  lily: { en: "Muguet", fr: ["muguet", "m"], ru: ["ландыш", "ландыша", "ландышем"], ar: "الزنبق" },
  peach: { en: "Peach", fr: ["pêche", "f"], ru: ["персик", "персика", "персиком"], ar: "الخوخ" },
  lemon: { en: "Lemon", fr: ["citron", "m"], ru: ["лимон", "лимона", "лимоном"], ar: "الليمون" },
  bergamot: { en: "Bergamot", fr: ["bergamote", "f"], ru: ["бергамот", "бергамота", "бергамотом"], ar: "البرغموت" },
  mandarin: { en: "Mandarin", fr: ["mandarine", "f"], ru: ["мандарин", "мандарина", "мандарином"], ar: "اليوسفي" },
  lavender: { en: "Lavender", fr: ["lavande", "f"], ru: ["лаванда", "лаванды", "лавандой"], ar: "الخزامى" },
  fern: { en: "Fern", fr: ["fougère", "f"], ru: ["папоротник", "папоротника", "папоротником"], ar: "السرخس" },
  salt: { en: "Salt", fr: ["sel", "m"], ru: ["соль", "соли", "солью"], ar: "الملح" },
  rain: { en: "Rain", fr: ["pluie", "f"], ru: ["дождь", "дождя", "дождём"], ar: "المطر" },
  melon: { en: "Melon", fr: ["melon", "m"], ru: ["дыня", "дыни", "дыней"], ar: "الشمّام" },
  snow: { en: "Snow", fr: ["neige", "f"], ru: ["снег", "снега", "снегом"], ar: "الثلج" },
  musk: { en: "Musk", fr: ["musc", "m"], ru: ["мускус", "мускуса", "мускусом"], ar: "المسك" },
  linen: { en: "Linen", fr: ["lin", "m"], ru: ["лён", "льна", "льном"], ar: "الكتّان" },
  cashmere: { en: "Cashmere", fr: ["cachemire", "m"], ru: ["кашемир", "кашемира", "кашемиром"], ar: "الكشمير" },
} as const satisfies Record<string, Motif>;

export type MotifId = keyof typeof motifs;
