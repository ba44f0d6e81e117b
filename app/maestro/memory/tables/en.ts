import type { MemoryKey } from "../../types.ts";
import type { MemoryEntry } from "./entry.ts";

/** `phrase` follows "You wrote of ...". */
export const englishMemory: Record<MemoryKey, MemoryEntry & { phrase: string }> = {
  rain: {
    word: "rain",
    phrase: "rain",
    find: "rain*, rainfall, drizzle*, storm*, thunder*, monsoon*, downpour*, puddle*",
  },
  wet_stone: {
    word: "wet stone",
    phrase: "wet stone",
    find: "wet stone*, wet earth, damp earth, wet soil, petrichor, pavement*, wet sand, cellar*, cobble~",
  },
  sea: {
    word: "the sea",
    phrase: "the sea",
    find: "sea*, ocean*, beach*, shore*, seaside, seawater, salt, salty, wave*, coast*, harbour*, harbor*, surf, sailing, sail*",
  },
  river: {
    word: "fresh water",
    phrase: "fresh water",
    find: "river*, lake*, stream*, waterfall*, fountain*, wadi*, pond*, oasis, falaj, spring water, fresh water, running water",
  },
  incense: {
    word: "incense",
    phrase: "incense",
    find: "incense, bakhoor, bukhoor, bakhour, bukhur, frankincense, luban, olibanum, censer*, mabkhara, myrrh, church*, cathedral*, mass",
  },
  mosque: {
    word: "the mosque",
    phrase: "the mosque",
    find: "mosque*, prayer*, ramadan, eid, mecca, makkah, medina, kaaba, minaret*",
  },
  oud: { word: "oud", phrase: "oud", find: "oud, oudh, ud, agarwood, dehn, dihn, aloeswood, majlis, madjlis" },
  candle: { word: "a candle", phrase: "a candle", find: "candle*, candlelight, wax, beeswax, lantern*" },
  coffee: {
    word: "coffee",
    phrase: "coffee",
    find: "coffee*, espresso, café, cafe, cafes, qahwa, gahwa, cappuccino, dallah",
  },
  chocolate: { word: "chocolate", phrase: "chocolate", find: "chocolate*, cocoa, cacao, brownie*" },
  vanilla: { word: "vanilla", phrase: "vanilla", find: "vanilla*, custard*" },
  bread: {
    word: "warm bread",
    phrase: "warm bread",
    find: "bread*, baker*, bakery, bakeries, baking, dough, oven*, pastry, pastries, croissant*, loaf, flour, toast",
  },
  sweets: {
    word: "sweets",
    phrase: "sweets",
    find: "sweets, candy, candies, sugar*, caramel*, cake*, sweetshop, toffee, dessert*, halwa, halva, baklava, cookie*, biscuit*, nougat, marzipan, jam, ice cream, maple",
  },
  honey: { word: "honey", phrase: "honey", find: "honey*, beehive*, bees, bee" },
  milk: { word: "warm milk", phrase: "warm milk", find: "milk*, cream*, butter*, karak, rice pudding" },
  dates: {
    word: "dates",
    phrase: "dates",
    find: "dates, date palm*, date tree*, date syrup, palm grove*, palm tree*, palms",
  },
  spices: {
    word: "spices",
    phrase: "spices",
    find: "spice*, spicy, souk*, souq*, bazaar*, cinnamon, clove*, pepper*, nutmeg, cumin, ginger*, gingerbread, aniseed, curry, mulled, allspice",
  },
  saffron: { word: "saffron", phrase: "saffron", find: "saffron" },
  cardamom: { word: "cardamom", phrase: "cardamom", find: "cardamom*, cardamon" },
  tea: { word: "tea", phrase: "tea", find: "tea, teas, chai, samovar*, teapot*, earl grey, matcha" },
  mint: {
    word: "mint",
    phrase: "mint",
    find: "mint*, spearmint, peppermint, menthol, eucalyptus, basil, thyme, rosemary, sage, herb*",
  },
  leather: {
    word: "leather",
    phrase: "leather",
    find: "leather*, suede, saddle*, jacket*, armchair*, boots, glove*, tannery",
  },
  horses: {
    word: "horses",
    phrase: "horses",
    find: "horse*, stable, stables, pony, ponies, mare, mares, stallion*, falcon*, camel*, riding",
  },
  tobacco: { word: "tobacco", phrase: "tobacco", find: "tobacco, cigar*, pipe, shisha, sheesha, hookah, snuff" },
  smoke: {
    word: "a wood fire",
    phrase: "a wood fire",
    find: "wood fire*, log fire*, smoke*, smoky, smokey, fire*, fireplace*, bonfire*, campfire*, hearth*, ember*, chimney*, ash, ashes, burning, burnt, charcoal, coals",
  },
  books: {
    word: "old books",
    phrase: "old books",
    find: "book*, library, libraries, bookshop*, bookstore*, paper*, parchment, manuscript*, ink, letters, pages",
  },
  wood: {
    word: "wood",
    phrase: "wood",
    find: "wood*, wooden, timber, carpenter*, sawdust, workshop*, plank*, oak*, walnut wood, boat*, dhow*, attic*, violin*, guitar*, piano",
  },
  cedar: { word: "cedar", phrase: "cedar", find: "cedar*, cedarwood, pencil*, lebanon, wardrobe*" },
  forest: {
    word: "the forest",
    phrase: "the forest",
    find: "forest*, woods, pine*, fir, firs, spruce*, moss, mossy, mushroom*, fern*, resin*, juniper*, cypress*, taiga, woodland*, christmas tree*",
  },
  sandalwood: { word: "sandalwood", phrase: "sandalwood", find: "sandalwood*, sandal wood, temple*, mysore" },
  amber: { word: "amber", phrase: "amber", find: "amber*, ambergris, benzoin, labdanum" },
  musk: { word: "musk", phrase: "musk", find: "musk*, misk" },
  skin: {
    word: "warm skin",
    phrase: "warm skin",
    find: "skin*, kiss*, embrace*, hug*, lover*, husband*, wife, neck, baby, babies, newborn*, pillow*, cuddle*, his shirt, her hair, my love",
  },
  linen: {
    word: "clean linen",
    phrase: "clean linen",
    find: "linen*, laundry, sheets, cotton, ironing, ironed, washing line, clothesline, bedsheet*, starch, fresh clothes, clean clothes",
  },
  soap: { word: "soap", phrase: "soap", find: "soap*, shampoo*, bath*, hammam*, shower*, bubble*, clean" },
  wool: {
    word: "wool",
    phrase: "wool",
    find: "wool*, cashmere, sweater*, jumper*, scarf, scarves, blanket*, shawl*, velvet, coat",
  },
  powder: {
    word: "powder",
    phrase: "powder",
    find: "powder*, lipstick*, make up, makeup, talc, talcum, iris, orris, cosmetic*, dressing table, vanity, theatre*, theater*",
  },
  rose: { word: "roses", phrase: "roses", find: "rose*, rosewater, taif, damask, peony, peonies" },
  jasmine: {
    word: "jasmine",
    phrase: "jasmine",
    find: "jasmine*, jasmin, gardenia*, tuberose*, magnolia*, frangipani, ylang, honeysuckle*, lily, lilies",
  },
  orange_blossom: {
    word: "orange blossom",
    phrase: "orange blossom",
    find: "orange blossom*, orange flower*, orange grove*, orange tree*, lemon blossom*, citrus blossom*, neroli, acacia*",
  },
  violet: { word: "violets", phrase: "violets", find: "violet*, lilac*, wisteria*, hyacinth*, bluebell*" },
  lavender: { word: "lavender", phrase: "lavender", find: "lavender*, provence, barber*" },
  garden: {
    word: "a garden",
    phrase: "a garden",
    find: "garden*, flower*, bloom*, blossom*, bouquet*, meadow*, florist*, courtyard*, tulip*, orchard*, greenhouse*, daisy, daisies",
  },
  grass: {
    word: "cut grass",
    phrase: "cut grass",
    find: "grass*, lawn*, mown, leaf, leaves, green, ivy, clover, tomato*",
  },
  fig: { word: "figs", phrase: "figs", find: "fig, figs, fig tree*, fig leaf, fig leaves" },
  hay: {
    word: "hay",
    phrase: "hay",
    find: "hay, haystack*, straw, barn*, farm*, harvest*, wheat*, barley, field*, village*, countryside",
  },
  citrus: {
    word: "citrus",
    phrase: "citrus",
    find: "citrus*, lemon*, orange*, mandarin*, tangerine*, clementine*, grapefruit*, lime, limes, bergamot*, cologne",
  },
  apple: { word: "apples", phrase: "apples", find: "apple*, pear*, quince*, cider" },
  peach: {
    word: "peaches",
    phrase: "peaches",
    find: "peach*, apricot*, mango*, plum*, nectarine*, osmanthus, cherry, cherries",
  },
  berries: {
    word: "berries",
    phrase: "berries",
    find: "berry, berries, raspberry, raspberries, strawberry, strawberries, blackcurrant*, currant*, blueberry, blueberries, blackberry, blackberries",
  },
  melon: { word: "melon", phrase: "melon", find: "melon*, watermelon*, cucumber*" },
  fruit: {
    word: "ripe fruit",
    phrase: "ripe fruit",
    find: "fruit*, grape*, pineapple*, pomegranate*, banana*, coconut*, lychee*",
  },
  desert: {
    word: "the desert",
    phrase: "the desert",
    find: "desert, deserts, dune*, sand*, bedouin*, tent, tents, caravan*, empty quarter, sahara",
  },
  mountain: {
    word: "the mountains",
    phrase: "the mountains",
    find: "mountain*, peak*, summit*, alps, atlas, hill*, hike*, hiking, cliff*, rock, rocks, valley*",
  },
  snow: { word: "snow", phrase: "snow", find: "snow*, frost*, ice, icy, winter*, ski*, cold air, frozen, christmas" },
  sun: {
    word: "the sun",
    phrase: "the sun",
    find: "sun*, sunlight, sunshine, sunny, sunset*, summer*, heat, noon, terrace*, holiday*, vacation*",
  },
  sun_cream: {
    word: "sun cream",
    phrase: "sun cream",
    find: "sun cream*, suncream*, sunscreen*, sun lotion*, suntan*, sun oil*, tanning oil*, tanning lotion*",
  },
  morning: {
    word: "the early morning",
    phrase: "the early morning",
    find: "morning*, dawn*, sunrise*, dew, dewy, daybreak",
  },
  night: {
    word: "the night",
    phrase: "the night",
    find: "night*, midnight, evening*, star, stars, moon*, dusk, dark, darkness, dancing, dance*, opera",
  },
  grandmother: {
    word: "your grandmother",
    phrase: "your grandmother",
    find: "grandmother*, grandma*, granny, grannies, nana, nanna, gran, grandparent*, teta, babushka",
  },
  mother: {
    word: "a woman of the family",
    phrase: "a woman of the family",
    find: "mother*, mum, mums, mom, moms, mama, mummy, mommy, aunt*",
  },
  father: {
    word: "a man of the family",
    phrase: "a man of the family",
    find: "father*, dad, dads, daddy, papa, grandfather*, grandpa*, granddad*, grandad*, uncle*, aftershave, shaving, shave*",
  },
  childhood: {
    word: "your childhood",
    phrase: "your childhood",
    find: "childhood, child, children, kid, kids, school*, toy*, nursery, crayon*, when i was little, when i was young, growing up",
  },
  wedding: {
    word: "a wedding",
    phrase: "a wedding",
    find: "wedding*, bride*, groom, married, marriage, henna, engagement, honeymoon*",
  },
};
