import type { ThingId } from "./things.ts";

/**
 * A perfume of another house: the words by which people name it, in the syntax of a vocabulary, in any script, and what
 * it smells of. No text of ours ever says its name.
 */
type Perfume = { name: string; words: string; smells: readonly ThingId[] };

/**
 * What well-known perfumes smell of, by the note pyramids that their houses publish: the notes that make them known, not
 * all. The first group was looked up (Fragrantica's pyramids as public repositories quote them), the second is recalled.
 */
export const perfumes = {
  // Looked up.
  chanel_no_5: {
    name: "N°5",
    words:
      "chanel no 5, chanel n 5, chanel numero 5, chanel number 5, n 5, numero cinq, chanel five, шанель номер 5, шанель 5, شانيل نمبر 5, شانيل 5, شانيل رقم 5",
    smells: ["aldehydic", "rose", "jasmine", "iris", "ylang_ylang"],
  },
  bleu_de_chanel: {
    name: "Bleu de Chanel",
    words: "bleu de chanel, bleu chanel, blue de chanel, блю де шанель, بلو دو شانيل, بلو شانيل, بلو دي شانيل",
    smells: ["grapefruit", "pink_pepper", "frankincense", "vetiver", "cedar"],
  },
  coco_mademoiselle: {
    name: "Coco Mademoiselle",
    words:
      "coco mademoiselle, mademoiselle coco, коко мадемуазель, كوكو مادموزيل, كوكو مدموزيل, كوكو مدموازيل, كوكو مادموازيل, кока мадемуазель, коко мадмуазель",
    smells: ["orange", "rose", "jasmine", "patchouli", "vetiver"],
  },
  coco_chanel: {
    name: "Coco",
    words:
      "coco chanel, chanel coco, coco noir, coco de chanel, coco noir de chanel, коко шанель, كوكو شانيل, كوكو نوار",
    smells: ["coriander", "clove", "rose", "amber", "sandalwood"],
  },
  terre_dhermes: {
    name: "Terre d’Hermès",
    words: "terre d hermes, terre hermes, тер д эрмес, تير هيرميس, تير دي هيرمس",
    smells: ["orange", "grapefruit", "pepper", "geranium", "vetiver", "cedar"],
  },
  hugo: { name: "Hugo", words: "hugo boss, hugo", smells: ["apple", "lavender", "mint", "fir", "cedar"] },
  la_vie_est_belle: {
    name: "La vie est belle",
    words:
      "la vie est belle, ла ви э бель, لا في ا بيل, لافي بيل, لافي ا بيل, لا في ايه بيل, لافي ايه بيل, لافيستبيل, ла вие эст бель, ля ви э бель, la vie e bel",
    smells: ["iris", "jasmine", "praline", "vanilla", "patchouli"],
  },
  tresor: {
    name: "Trésor",
    words: "lancome tresor, tresor lancome, tresor de lancome, трезор",
    smells: ["peach", "rose", "apricot", "vanilla", "sandalwood"],
  },
  philosykos: { name: "Philosykos", words: "philosykos, filosykos", smells: ["fig", "green", "coconut", "cedar"] },
  do_son: { name: "Do Son", words: "do son", smells: ["orange_blossom", "tuberose", "benzoin", "musk"] },
  fleur_de_peau: { name: "Fleur de Peau", words: "fleur de peau", smells: ["iris", "rose", "musk", "ambrette"] },
  wood_sage_sea_salt: {
    name: "Wood Sage & Sea Salt",
    words: "wood sage and sea salt, wood sage sea salt, wood sage",
    smells: ["ambrette", "salt", "clary_sage"],
  },
  lime_basil_mandarin: {
    name: "Lime Basil & Mandarin",
    words: "lime basil and mandarin, lime basil mandarin",
    smells: ["lime", "basil", "mandarin"],
  },
  english_pear: {
    name: "English Pear & Freesia",
    words: "english pear and freesia, english pear freesia, english pear",
    smells: ["pear", "freesia", "musk"],
  },
  black_orchid: {
    name: "Black Orchid",
    words: "black orchid, блэк орхид, بلاك اوركيد",
    smells: ["gardenia", "ylang_ylang", "patchouli", "vanilla", "incense"],
  },
  tobacco_vanille: {
    name: "Tobacco Vanille",
    words: "tobacco vanille, табако ваниль, توباكو فانيلا, توباكو فانيل",
    smells: ["tobacco", "vanilla", "cocoa", "tonka"],
  },
  lost_cherry: {
    name: "Lost Cherry",
    words: "lost cherry, лост черри, لوست شيري, لوست شيري, лост черри",
    smells: ["cherry", "almond", "plum", "tonka", "vanilla"],
  },
  oud_wood: {
    name: "Oud Wood",
    words: "oud wood, уд вуд, عود وود, عود وود, اود وود, уд вуд, оуд вуд",
    smells: ["oud", "cardamom", "sandalwood", "vetiver", "tonka"],
  },
  aventus: {
    name: "Aventus",
    words: "aventus, creed aventus, авентус, افنتوس, كريد افنتوس, افنتوس, أفنتوس, авентус",
    smells: ["pineapple", "bergamot", "blackcurrant", "birch", "oakmoss"],
  },
  sauvage: {
    name: "Sauvage",
    words: "sauvage, dior sauvage, savage dior, саваж, соваж, سوفاج, سوفاج ديور, سوفاج, سفاج, سوفاج ديور, саваж, соваж",
    smells: ["bergamot", "pepper", "lavender", "ambergris"],
  },
  jadore: {
    name: "J’adore",
    words: "j adore dior, jadore dior, dior j adore, dior jadore, жадор, جادور",
    smells: ["pear", "jasmine", "rose", "lily_of_the_valley"],
  },
  hypnotic_poison: {
    name: "Hypnotic Poison",
    words: "hypnotic poison, гипнотик пуазон, هيبنوتيك بويزن",
    smells: ["coconut", "almond", "jasmine", "vanilla"],
  },
  poison: {
    name: "Poison",
    words: "dior poison, poison dior, poison de dior, пуазон",
    smells: ["coriander", "tuberose", "opoponax", "amber"],
  },
  dior_homme: {
    name: "Dior Homme Intense",
    words: "dior homme intense, dior homme, диор ом, ديور هوم",
    smells: ["lavender", "iris", "ambrette", "cedar", "vanilla"],
  },
  eau_sauvage: {
    name: "Eau Sauvage",
    words: "eau sauvage, о саваж",
    smells: ["lemon", "bergamot", "hedione", "oakmoss", "vetiver"],
  },
  shalimar: {
    name: "Shalimar",
    words: "shalimar, chalimar, шалимар, شاليمار, شاليمار, шалимар",
    smells: ["bergamot", "iris", "vanilla", "tonka", "leather"],
  },
  lheure_bleue: {
    name: "L’Heure Bleue",
    words: "heure bleue, l heure bleue",
    smells: ["anise", "heliotrope", "carnation", "iris", "vanilla"],
  },
  mitsouko: {
    name: "Mitsouko",
    words: "mitsouko, мицуко, ميتسوكو",
    smells: ["bergamot", "peach", "oakmoss", "labdanum"],
  },
  jicky: { name: "Jicky", words: "jicky", smells: ["lavender", "rosemary", "tonka", "vanilla"] },
  habit_rouge: {
    name: "Habit Rouge",
    words: "habit rouge",
    smells: ["orange", "carnation", "vanilla", "leather", "labdanum"],
  },
  vetiver_guerlain: {
    name: "Vétiver (Guerlain)",
    words: "vetiver guerlain, guerlain vetiver, vetiver de guerlain",
    smells: ["bergamot", "vetiver", "tobacco", "nutmeg"],
  },
  samsara: { name: "Samsara", words: "samsara, самсара", smells: ["jasmine", "ylang_ylang", "sandalwood", "vanilla"] },
  apres_londee: {
    name: "Après l’Ondée",
    words: "apres l ondee, apres ondee",
    smells: ["violet", "heliotrope", "iris", "anise"],
  },
  nahema: { name: "Nahéma", words: "nahema", smells: ["rose", "peach", "hyacinth", "sandalwood"] },
  kouros: { name: "Kouros", words: "kouros, курос", smells: ["clary_sage", "lavender", "honey", "leather", "animal"] },
  black_opium: {
    name: "Black Opium",
    words:
      "black opium, блэк опиум, بلاك اوبيوم, بلاك اوبيم, بلاك اوبيوم, بلاك أوبيوم, بلاك اوبيم, блэк опиум, блек опиум, блак опиум",
    smells: ["coffee", "orange_blossom", "almond", "vanilla"],
  },
  ysl_opium: {
    name: "Opium",
    words: "opium ysl, ysl opium, opium de ysl, opium saint laurent, опиум ив сен лоран",
    smells: ["clove", "cinnamon", "carnation", "myrrh", "amber"],
  },
  ysl_paris: { name: "Paris (YSL)", words: "paris ysl, ysl paris", smells: ["rose", "violet", "mimosa", "iris"] },
  libre: {
    name: "Libre",
    words: "libre ysl, ysl libre, либре",
    smells: ["lavender", "orange_blossom", "vanilla", "musk"],
  },
  eros: {
    name: "Eros",
    words: "versace eros, eros versace, эрос версаче, ايروس",
    smells: ["mint", "apple", "tonka", "vanilla"],
  },
  cool_water: {
    name: "Cool Water",
    words: "cool water, кул вотер, كول ووتر",
    smells: ["sea", "lavender", "mint", "tobacco", "oakmoss"],
  },
  fahrenheit: {
    name: "Fahrenheit",
    words: "fahrenheit, фаренгейт, فهرنهايت",
    smells: ["nutmeg", "violet", "leather", "vetiver"],
  },
  acqua_di_gio: {
    name: "Acqua di Giò",
    words: "acqua di gio, aqua di gio, аква ди джио, اكوا دي جيو",
    smells: ["sea", "lime", "jasmine", "cedar"],
  },
  for_her: {
    name: "For Her",
    words: "narciso rodriguez for her, narciso rodriguez, narciso for her, нарцисо родригес, نارسيسو",
    smells: ["orange_blossom", "osmanthus", "musk", "amber"],
  },
  ck_one: { name: "CK One", words: "ck one, c k one", smells: ["bergamot", "pineapple", "tea", "musk"] },
  interlude: {
    name: "Interlude",
    words: "amouage interlude, interlude man, انترلود",
    smells: ["oregano", "frankincense", "labdanum", "oud", "leather"],
  },
  // Recalled.
  baccarat_rouge: {
    name: "Baccarat Rouge 540",
    words:
      "baccarat rouge*, baccarat rouge 540, bacarat rouge, br 540, br540, баккара руж, баккара, باكارات روج, باكارات, بكرات روج",
    smells: ["saffron", "jasmine", "ambergris", "cedar", "sugar"],
  },
  khamrah: {
    name: "Khamrah",
    words: "khamrah, lattafa khamrah, خمره, خمرة لطافه, хамра",
    smells: ["cinnamon", "dates", "praline", "vanilla", "tonka"],
  },
  good_girl: {
    name: "Good Girl",
    words: "good girl, гуд герл, جود جيرل, قود قيرل",
    smells: ["almond", "coffee", "tuberose", "jasmine", "cocoa", "tonka"],
  },
  petite_robe_noire: {
    name: "La Petite Robe Noire",
    words: "la petite robe noire, petite robe noire, маленькое черное платье",
    smells: ["cherry", "almond", "rose", "liquorice", "tea"],
  },
  angel: {
    name: "Angel",
    words:
      "angel mugler, mugler angel, thierry mugler angel, ангел мюглер, انجل موغلر, mugler angel, angel mugler, angel by mugler, angel de mugler, انجل موغلر, энджел мюглер",
    smells: ["cotton_candy", "caramel", "chocolate", "patchouli", "vanilla"],
  },
  alien: {
    name: "Alien",
    words: "alien mugler, mugler alien, эйлиен, اليان",
    smells: ["jasmine", "cashmere_wood", "amber"],
  },
  flowerbomb: {
    name: "Flowerbomb",
    words: "flowerbomb, flower bomb, فلاور بومب",
    smells: ["tea", "jasmine", "rose", "patchouli", "sweet"],
  },
  miss_dior: {
    name: "Miss Dior",
    words: "miss dior, мисс диор, مس ديور, مس ديور, ميس ديور, мисс диор",
    smells: ["rose", "peony", "patchouli"],
  },
  le_male: {
    name: "Le Mâle",
    words: "le male, jean paul gaultier, жан поль готье, جان بول",
    smells: ["lavender", "mint", "vanilla", "tonka"],
  },
  one_million: {
    name: "1 Million",
    words: "one million, 1 million, paco rabanne, ван миллион, ون مليون",
    smells: ["mandarin", "cinnamon", "leather", "amber"],
  },
  invictus: {
    name: "Invictus",
    words: "invictus, инвиктус, انفكتوس",
    smells: ["grapefruit", "sea", "laurel", "ambergris"],
  },
  light_blue: {
    name: "Light Blue",
    words:
      "light blue dolce, dolce gabbana light blue, d g light blue, light blue, лайт блю, لايت بلو, لايت بلو, лайт блю, light blue d g, light blue d&g",
    smells: ["lemon", "apple", "cedar", "musk"],
  },
  santal_33: {
    name: "Santal 33",
    words: "santal 33, le labo santal, santal trente trois, سانتال 33, сантал 33",
    smells: ["sandalwood", "cedar", "cardamom", "leather", "violet"],
  },
  molecule_01: {
    name: "Molecule 01",
    words: "molecule 01, molecule one, molecule 1, молекула, молекула 01",
    smells: ["iso_e_super"],
  },
  chance: {
    name: "Chance",
    words: "chance chanel, chanel chance, шанс шанель, шанель шанс, شانس",
    smells: ["pink_pepper", "jasmine", "patchouli", "musk"],
  },
  red_moscow: {
    name: "Красная Москва",
    words: "красная москва, red moscow, krasnaya moskva, красная москва, ريد موسكو",
    smells: ["carnation", "iris", "ylang_ylang", "jasmine", "orange_blossom"],
  },
  climat: {
    name: "Climat",
    words: "climat lancome, климат ланком, климат",
    smells: ["aldehydic", "lily_of_the_valley", "rose", "oakmoss"],
  },
  flower_kenzo: {
    name: "Flower by Kenzo",
    words: "flower by kenzo, kenzo flower, флауэр кензо",
    smells: ["violet", "rose", "powdery", "musk"],
  },
  gucci_bloom: {
    name: "Gucci Bloom",
    words: "gucci bloom, гуччи блум",
    smells: ["jasmine", "tuberose", "honeysuckle"],
  },
  gypsy_water: {
    name: "Gypsy Water",
    words: "gypsy water",
    smells: ["juniper", "pine", "incense", "vanilla", "sandalwood"],
  },
  another_13: { name: "Another 13", words: "another 13", smells: ["ambergris", "musk", "ambrette", "moss"] },
  by_the_fireplace: {
    name: "By the Fireplace",
    words: "by the fireplace, replica fireplace",
    smells: ["smoke", "clove", "vanilla", "guaiac_wood"],
  },
  jazz_club: { name: "Jazz Club", words: "jazz club", smells: ["rum", "tobacco", "vanilla", "clary_sage"] },
  yara: {
    name: "Yara",
    words: "lattafa yara, yara lattafa, يارا لطافه, يارا",
    smells: ["orchid", "heliotrope", "vanilla", "mandarin"],
  },
  erba_pura: {
    name: "Erba Pura",
    words: "erba pura, эрба пура, ايربا بورا",
    smells: ["orange", "fruity", "musk", "vanilla"],
  },
  old_spice: {
    name: "Old Spice",
    words: "old spice, олд спайс",
    smells: ["nutmeg", "carnation", "cinnamon", "vanilla"],
  },
  burberry_her: {
    name: "Burberry Her",
    words: "burberry her",
    smells: ["strawberry", "blackberry", "jasmine", "musk"],
  },
} as const satisfies Readonly<Record<string, Perfume>>;

export type PerfumeId = keyof typeof perfumes;

/** Houses and words of the trade that are no smells, beside or without a perfume's name. */
export const houses =
  "chanel, dior, tom ford, lattafa, creed, guerlain, hermes, ysl, yves saint laurent, saint laurent, armani, giorgio armani, versace, gucci, prada, jo malone, le labo, byredo, diptyque, mfk, maison francis kurkdjian, kurkdjian, amouage, rasasi, ajmal, swiss arabian, arabian oud, abdul samad al qurashi, lancome, givenchy, burberry, dolce gabbana, dunhill, mugler, calvin klein, davidoff, kenzo, zara, bvlgari, bulgari, cartier, montale, mancera, xerjoff, penhaligon, penhaligons, nina ricci, carolina herrera, hugo boss, шанель, диор, том форд, герлен, ланком, гуччи, версаче, армани, диптик, байредо, ле лабо, новая заря, брокар, شانيل, ديور, توم فورد, لطافه, كريد, جيرلان, غوتشي, قوتشي, فرساتشي, ارماني, العربيه للعود, عبد الصمد القرشي, عبدالصمد القرشي, اجمل, الرصاصي, امواج, دنهل, هيرميس, لانكوم, جيفنشي";
