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
  moss: { en: "Moss", fr: ["mousse", "f"], ru: ["мох", "мха", "мхом"], ar: "الطحلب" },
  leather: { en: "Leather", fr: ["cuir", "m"], ru: ["кожа", "кожи", "кожей"], ar: "الجلد المدبوغ" },
  incense: { en: "Frankincense", fr: ["encens", "m"], ru: ["ладан", "ладана", "ладаном"], ar: "اللبان" },
  myrrh: { en: "Myrrh", fr: ["myrrhe", "f"], ru: ["мирра", "мирры", "миррой"], ar: "المُرّ" },
  amber: { en: "Ambergris", fr: ["ambre gris", "m"], ru: ["амбра", "амбры", "амброй"], ar: "العنبر" },
  amberWood: {
    en: "Amber Wood",
    fr: ["bois ambré", "m"],
    ru: ["древесная амбра", "древесной амбры", "древесной амброй"],
    ar: "الخشب العنبري",
  },
  vanilla: { en: "Vanilla", fr: ["vanille", "f"], ru: ["ваниль", "ванили", "ванилью"], ar: "الفانيليا" },
  tonka: { en: "Tonka", fr: ["tonka", "f"], ru: ["тонка", "бобов тонка", "бобами тонка"], ar: "التونكا" },
  hay: { en: "Sweet Hay", fr: ["foin blond", "m"], ru: ["сено", "сена", "сеном"], ar: "العشب اليابس" },
  saffron: { en: "Saffron", fr: ["safran", "m"], ru: ["шафран", "шафрана", "шафраном"], ar: "الزعفران" },
  tobacco: { en: "Tobacco", fr: ["tabac", "m"], ru: ["табак", "табака", "табаком"], ar: "التبغ" },
  cocoa: { en: "Cocoa", fr: ["cacao", "m"], ru: ["какао", "какао", "какао"], ar: "الكاكاو" },
  rose: { en: "Rose", fr: ["rose", "f"], ru: ["роза", "розы", "розой"], ar: "الورد" },
  jasmine: { en: "Jasmine", fr: ["jasmin", "m"], ru: ["жасмин", "жасмина", "жасмином"], ar: "الياسمين" },
  sambac: { en: "Sambac", fr: ["sambac", "m"], ru: ["самбак", "самбака", "самбаком"], ar: "الفلّ" },
  tuberose: { en: "Tuberose", fr: ["tubéreuse", "f"], ru: ["тубероза", "туберозы", "туберозой"], ar: "مسك الروم" },
  osmanthus: {
    en: "Osmanthus",
    fr: ["osmanthus", "m"],
    ru: ["османтус", "османтуса", "османтусом"],
    ar: "الأوسمانثوس",
  },
  neroli: { en: "Neroli", fr: ["néroli", "m"], ru: ["нероли", "нероли", "нероли"], ar: "النارنج" },
  ylang: { en: "Ylang", fr: ["ylang", "m"], ru: ["иланг", "иланга", "илангом"], ar: "اليلانغ" },
  iris: { en: "Orris", fr: ["iris", "m"], ru: ["ирис", "ириса", "ирисом"], ar: "السوسن" },
  lily: { en: "Lily", fr: ["muguet", "m"], ru: ["ландыш", "ландыша", "ландышем"], ar: "الزنبق" },
  peach: { en: "Peach", fr: ["pêche", "f"], ru: ["персик", "персика", "персиком"], ar: "الخوخ" },
  lemon: { en: "Lemon", fr: ["citron", "m"], ru: ["лимон", "лимона", "лимоном"], ar: "الليمون" },
  bergamot: { en: "Bergamot", fr: ["bergamote", "f"], ru: ["бергамот", "бергамота", "бергамотом"], ar: "البرغموت" },
  mandarin: { en: "Mandarin", fr: ["mandarine", "f"], ru: ["мандарин", "мандарина", "мандарином"], ar: "اليوسفي" },
  lavender: { en: "Lavender", fr: ["lavande", "f"], ru: ["лаванда", "лаванды", "лавандой"], ar: "الخزامى" },
  rain: { en: "Rain", fr: ["pluie", "f"], ru: ["дождь", "дождя", "дождём"], ar: "المطر" },
  melon: { en: "Melon", fr: ["melon", "m"], ru: ["дыня", "дыни", "дыней"], ar: "الشمّام" },
  musk: { en: "Musk", fr: ["musc", "m"], ru: ["мускус", "мускуса", "мускусом"], ar: "المسك" },
  cashmere: { en: "Cashmere", fr: ["cachemire", "m"], ru: ["кашемир", "кашемира", "кашемиром"], ar: "الكشمير" },
  violet: { en: "Violet", fr: ["violette", "f"], ru: ["фиалка", "фиалки", "фиалкой"], ar: "البنفسج" },
  patchouli: { en: "Patchouli", fr: ["patchouli", "m"], ru: ["пачули", "пачули", "пачули"], ar: "الباتشولي" },
  labdanum: { en: "Labdanum", fr: ["labdanum", "m"], ru: ["лабданум", "лабданума", "лабданумом"], ar: "اللاذن" },
  elemi: { en: "Elemi", fr: ["élémi", "m"], ru: ["элеми", "элеми", "элеми"], ar: "الإيليمي" },
  davana: { en: "Davana", fr: ["davana", "m"], ru: ["давана", "даваны", "даваной"], ar: "الدافانا" },
  sage: { en: "Sage", fr: ["sauge", "f"], ru: ["шалфей", "шалфея", "шалфеем"], ar: "المريمية" },
  cardamom: { en: "Cardamom", fr: ["cardamome", "f"], ru: ["кардамон", "кардамона", "кардамоном"], ar: "الهيل" },
  clove: { en: "Clove", fr: ["girofle", "m"], ru: ["гвоздика", "гвоздики", "гвоздикой"], ar: "القرنفل" },
  cinnamon: { en: "Cinnamon", fr: ["cannelle", "f"], ru: ["корица", "корицы", "корицей"], ar: "القرفة" },
  ginger: { en: "Ginger", fr: ["gingembre", "m"], ru: ["имбирь", "имбиря", "имбирём"], ar: "الزنجبيل" },
  pepper: { en: "Pepper", fr: ["poivre", "m"], ru: ["перец", "перца", "перцем"], ar: "الفلفل" },
  orange: { en: "Orange", fr: ["orange", "f"], ru: ["апельсин", "апельсина", "апельсином"], ar: "البرتقال" },
  lime: { en: "Lime", fr: ["citron vert", "m"], ru: ["лайм", "лайма", "лаймом"], ar: "اللايم" },
  pear: { en: "Pear", fr: ["poire", "f"], ru: ["груша", "груши", "грушей"], ar: "الكمّثرى" },
  raspberry: { en: "Raspberry", fr: ["framboise", "f"], ru: ["малина", "малины", "малиной"], ar: "التوت" },
  grapefruit: {
    en: "Grapefruit",
    fr: ["pamplemousse", "m"],
    ru: ["грейпфрут", "грейпфрута", "грейпфрутом"],
    ar: "الجريب فروت",
  },
} as const satisfies Record<string, Motif>;

export type MotifId = keyof typeof motifs;
