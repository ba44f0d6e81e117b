import { materials } from "../palette/materials.ts";
import type { Family, MaterialId, ThingId } from "../types.ts";
import { thingOf } from "./readable.ts";

type List = readonly MaterialId[];

/**
 * The materials that go where a thing is refused: what smells of it, what a card would call by its name, and what it is
 * made of. The choices are a perfumer's judgement, to be reviewed. A thing that is listed nowhere is one that the palette
 * has nothing of; refusing it changes no formula.
 */

const ofFamily = (...wanted: readonly Family[]): MaterialId[] =>
  materials.flatMap(({ id, family }) => (wanted.some((one) => one === family) ? [id] : []));

/** What grew, and was pressed, distilled or extracted: oils, absolutes and resins. */
const grown: List = materials.flatMap((one) => ("composition" in one ? [one.id] : []));
// Cashmeran and two others are woods and ambers that smell of musk.
const musks: List = [...ofFamily("musk"), "cashmeran", "vertofix", "ambrinol"];
// Nagarmotha is the body of every oud that is made without oud.
const ouds: List = ["oud_oil", "oud_accord", "cypriol"];
const incense: List = ["olibanum", "myrrh", "opoponax", "elemi"];
const roses: List = [
  "rose_otto",
  "rose_absolute",
  "phenylethyl_alcohol",
  "citronellol",
  "geraniol",
  "geranium",
  "damascone_beta",
  "rose_oxide",
  "damascenone",
  "pomarose",
  "adoxal",
  "aldehyde_c11_undecylenic",
];
const jasmines: List = [
  "jasmine_grandiflorum",
  "jasmine_sambac",
  "hedione",
  "benzyl_acetate",
  "hexyl_cinnamal",
  "indole",
];
const orangeBlossoms: List = ["orange_flower_abs", "neroli", "methyl_anthranilate"];
/** Those that a perfumer calls so: jasmine, tuberose, orange flower, ylang-ylang, gardenia and lily. */
const whiteFlowers: List = [
  ...jasmines,
  ...orangeBlossoms,
  "tuberose_abs",
  "ylang_ylang",
  "styrallyl_acetate",
  "florhydral",
  "hydroxycitronellal",
  "florol",
];
const violets: List = ["methyl_ionone_gamma", "beta_ionone", "alpha_irone", "dihydro_beta_ionone"];
const powders: List = [
  ...violets,
  "orris_butter",
  "heliotropin",
  "ethylene_brassylate",
  "velvione",
  "celestolide",
  "cosmone",
  "isomuscone",
  "kephalis",
  "vertenex",
];
const flowers: List = [
  ...ofFamily("floral"),
  // What a card calls a blossom.
  "linalool",
  "lavender",
  "neroli",
  "helichrysum_abs",
  "globanone",
  "scentenal",
  "adoxal",
  "triplal",
];
// The balsams beside vanilla hold vanillin enough to smell of it.
const vanillas: List = ["vanillin", "vanilla_abs", "ethyl_vanillin", "benzoin_siam", "tolu_balsam", "isobutavan"];
const tonkas: List = ["tonka_abs", "coumarin"];
const coconuts: List = ["gamma_nonalactone", "delta_decalactone", "methyl_laitone", "gamma_undecalactone"];
const milks: List = ["delta_decalactone", "methyl_laitone", "isobutavan", "gamma_nonalactone"];
const honeys: List = ["beeswax_abs", "methyl_phenylacetate", "aldehyde_c16"];
const almonds: List = ["benzaldehyde", "heliotropin"];
const roasts: List = ["trimethylpyrazine", "acetylpyrazine_2"];
const sugars: List = ["ethyl_maltol", "maple_lactone", "furaneol"];
const gourmands: List = [
  ...vanillas,
  ...tonkas,
  ...sugars,
  "gamma_nonalactone",
  "delta_decalactone",
  "methyl_laitone",
  ...honeys,
  ...roasts,
  "cocoa_abs",
  "coffee_co2",
  "benzaldehyde",
];
const sweets: List = [
  ...gourmands,
  "opoponax",
  "heliotropin",
  "raspberry_ketone",
  "gamma_undecalactone",
  "damascone_beta",
  "davana",
  "ethylene_brassylate",
  "helichrysum_abs",
  "aldehyde_c16",
  "allyl_cyclohexylpropionate",
  "damascenone",
  "pomarose",
  "dmbc_butyrate",
  "oxane",
  "ethyl_heptanoate",
  "cognac_oil",
  "hay_abs",
];
const cakes: List = [...sugars, ...milks, ...roasts, "vanillin", "ethyl_vanillin"];
const balsams: List = ["benzoin_siam", "tolu_balsam", "styrax"];
const resins: List = [...incense, ...balsams, "labdanum_abs", "fir_balsam_abs"];
// An amber is labdanum and benzoin, or what whales and woods are called by that name for.
const ambers: List = [
  "labdanum_abs",
  ...balsams,
  "ambroxan",
  "amber_core",
  "norlimbanol",
  "iso_e_super",
  "amber_xtreme",
  "cedramber",
  "ambrinol",
  "kephalis",
  "velvione",
  "hexadecanolide",
  "dihydro_beta_ionone",
  "vertofix",
];
const spices: List = [
  "cinnamon_bark",
  "eugenol",
  "black_pepper",
  "pink_pepper",
  "cardamom",
  "ginger",
  "coriander_seed",
  "safraleine",
  "safranal",
  "nutmeg",
];
const saffrons: List = ["safranal", "safraleine"];
const citrus: List = [
  "bergamot_fcf",
  "lemon_cp",
  "mandarin_red",
  "sweet_orange",
  "grapefruit",
  "petitgrain",
  "litsea_cubeba",
  "methyl_pamplemousse",
  "linalyl_acetate",
  "dihydromyrcenol",
  "decanal",
  "alpha_terpineol",
  "precyclemone_b",
  "methoxymelonal",
  "ozonil",
  "rhubafuran",
  "aldehyde_c12_lauric",
  "aldehyde_c11_undecylenic",
];
const fruits: List = [
  "gamma_undecalactone",
  "raspberry_ketone",
  "melonal",
  "hexyl_acetate",
  "osmanthus_abs",
  "damascone_beta",
  "davana",
  "helvetolide",
  "allyl_amyl_glycolate",
  "methyl_anthranilate",
  "allyl_cyclohexylpropionate",
  "aldehyde_c16",
  "furaneol",
  "ethyl_2_methylbutyrate",
  "verdox",
  "blackcurrant_bud_abs",
  "theaspirane",
  "damascenone",
  "dmbc_butyrate",
  "pomarose",
  "oxane",
  "rhubafuran",
  "ethyl_heptanoate",
  "cognac_oil",
  "gamma_nonalactone",
  "delta_decalactone",
  "benzaldehyde",
  "serenolide",
  "conoline",
  "methoxymelonal",
  "cis6_nonenal",
  "melozone",
  "cascalone",
  "undecavertol",
  "cis3_hexenyl_acetate",
];
const peaches: List = ["gamma_undecalactone", "osmanthus_abs", "delta_decalactone"];
const berries: List = ["raspberry_ketone", "blackcurrant_bud_abs", "aldehyde_c16", "furaneol", "theaspirane"];
const plums: List = ["dmbc_butyrate", "damascenone", "damascone_beta", "pomarose", "methyl_laitone"];
const apples: List = ["hexyl_acetate", "ethyl_2_methylbutyrate", "verdox", "pomarose", "cis3_hexenyl_acetate"];
const spirits: List = ["cognac_oil", "ethyl_heptanoate"];
const pears: List = ["hexyl_acetate", "helvetolide", "cis3_hexenyl_acetate"];
const melons: List = ["melonal", "calone", "conoline", "methoxymelonal", "cis6_nonenal", "nonadienal_26", "melozone"];
const leaves: List = [
  "cis3_hexenol",
  "allyl_amyl_glycolate",
  "cis3_hexenyl_acetate",
  "undecavertol",
  "triplal",
  "stemone",
  "violet_leaf_abs",
  "galbanum",
  "nonadienal_26",
  // What a card calls leaves in the sun.
  "cis3_hexenyl_salicylate",
];
const greens: List = [
  ...leaves,
  "melonal",
  "hexyl_acetate",
  "petitgrain",
  "cis6_nonenal",
  "styrallyl_acetate",
  "diphenyl_oxide",
  "verdyl_acetate",
  "florhydral",
  "melozone",
  "mate_abs",
  "oxane",
  "theaspirane",
  "rhubafuran",
  "methoxymelonal",
];
const waters: List = ofFamily("aquatic");
const ozones: List = ["floralozone", "scentenal", "adoxal", "precyclemone_b", "melozone", "ozonil"];
const sea: List = [
  "calone",
  "helional",
  "scentenal",
  "adoxal",
  "azurone",
  "maritima",
  "cascalone",
  "transluzone",
  "conoline",
  "methoxymelonal",
  "ozonil",
  "seaweed_abs",
];
const freshWater: List = ["helional", "cascalone", "transluzone", "maritima", "methoxymelonal"];
// Among them what is an aldehyde by its name alone.
const aldehydes: List = [
  "aldehyde_c12_mna",
  "decanal",
  "aldehyde_c12_lauric",
  "aldehyde_c11_undecylenic",
  "aldehyde_c16",
  "adoxal",
  "precyclemone_b",
  "ozonil",
  "nonadienal_26",
  "cis6_nonenal",
  "scentenal",
  "melozone",
  "triplal",
];
const mints: List = ["peppermint", "l_carvone"];
const coldRubs: List = [...mints, "isobornyl_acetate", "methyl_salicylate"];
const freshness: List = [...citrus, ...waters, ...aldehydes, ...mints, "lavender", "hexyl_acetate", "verdox"];
const cleanliness: List = [
  "galaxolide",
  "habanolide",
  "romandolide",
  "aldehyde_c12_mna",
  "aldehyde_c12_lauric",
  "aldehyde_c11_undecylenic",
  "adoxal",
  "verdyl_acetate",
  "vertenex",
  "clearwood",
  "muscenone",
  "cascalone",
  "maritima",
];
const herbs: List = [
  "lavender",
  "clary_sage",
  "petitgrain",
  "linalyl_acetate",
  ...mints,
  "juniper_berry",
  "isobornyl_acetate",
  "theaspirane",
  // What a card calls a soap of herbs.
  "verdyl_acetate",
  "rhubafuran",
  "verdox",
];
// What is made of cedarwood smells of it still.
const cedars: List = [
  "cedarwood_atlas",
  "cedarwood_virginia",
  "vertofix",
  "cedramber",
  "celestolide",
  "verdyl_acetate",
  "vertenex",
];
const sandalwoods: List = ["sandalwood_album", "sandalore", "ebanol", "javanol", "polysantol"];
const patchoulis: List = ["patchouli", "clearwood"];
const vetivers: List = ["vetiver", "vetiveryl_acetate", "cedramber", "vertofix"];
const mosses: List = ["oakmoss", "evernyl", "scentenal"];
// A card calls beta-ionone a woody violet.
const woods: List = [...ofFamily("woody"), "beta_ionone"];
const conifers: List = [
  "fir_balsam_abs",
  "isobornyl_acetate",
  "juniper_berry",
  "elemi",
  "alpha_terpineol",
  "verdyl_acetate",
];
const earths: List = [
  ...vetivers,
  ...mosses,
  ...patchoulis,
  "cypriol",
  "geosmin",
  "cedramber",
  "dihydro_beta_ionone",
  "ambrinol",
  "trimethylpyrazine",
];
const smokes: List = ["guaiacwood", "cypriol", "styrax", "birch_tar_rect"];
// Birch tar is what Russian leather is tanned with.
const leathers: List = ["isobutyl_quinoline", "safraleine", "vertofix", "birch_tar_rect"];
// What smells of animals, and what is taken of them.
const animals: List = [
  "indole",
  "muscone",
  "muscenone",
  "isomuscone",
  "cosmone",
  "celestolide",
  "civetone",
  "exaltolide",
  "ambroxan",
  "ambrinol",
  "isobutyl_quinoline",
  "oud_oil",
  "oud_accord",
  "beeswax_abs",
  "hexadecanolide",
];
const skin: List = ["exaltolide", "ambrettolide", "ambrette_seed", "hexadecanolide", "cosmone"];
const salicylates: List = ["benzyl_salicylate", "methyl_salicylate", "cis3_hexenyl_salicylate"];
/** The trees that bear cones, and what is made of them. */
const coniferous: List = [...new Set([...cedars, ...conifers])];
const macrocyclicLactones: List = ["exaltolide", "ambrettolide", "habanolide", "hexadecanolide", "ethylene_brassylate"];
const lactones: List = [
  ...coconuts,
  ...peaches,
  ...macrocyclicLactones,
  "ambrette_seed",
  "maple_lactone",
  "coumarin",
  "tonka_abs",
  "hay_abs",
];
const phenols: List = [
  "eugenol",
  "vanillin",
  "ethyl_vanillin",
  "isobutavan",
  "raspberry_ketone",
  "birch_tar_rect",
  "oakmoss",
  "evernyl",
];
const mintFamily: List = ["lavender", "clary_sage", "patchouli", "clearwood", "peppermint", "l_carvone"];
const parsleyFamily: List = ["coriander_seed", "galbanum"];
const daisyFamily: List = ["helichrysum_abs", "davana"];
const barbershop: List = ["lavender", ...tonkas, ...mosses, "geranium"];

/** By thing; where none is listed, the one material that the thing is goes (`goingWith`). */
const listed: Partial<Record<ThingId, List>> = {
  // Whole kinds of smell.
  floral: flowers,
  woody: woods,
  citrus,
  oriental: [...ofFamily("oriental"), "amber_core", "amber_xtreme", "cedramber"],
  aquatic: waters,
  fresh: freshness,
  green: greens,
  sweet: sweets,
  powdery: powders,
  animal: animals,
  fruity: fruits,
  spicy: spices,
  herbal: herbs,
  earthy: earths,
  gourmand: gourmands,
  resinous: resins,
  aldehydic: aldehydes,
  essential_oils: grown,
  // Smells.
  rain: [...ozones, "geosmin"],
  thunder: [...ozones, "geosmin"],
  wet_stone: ["floralozone", "geosmin", "maritima"],
  earth: [...earths, "maritima"],
  cellar: earths,
  sea,
  salt: ["calone", "seaweed_abs", "maritima", "azurone", "scentenal"],
  seaweed: sea,
  harbour: sea,
  river: freshWater,
  water: freshWater,
  incense,
  frankincense: ["olibanum"],
  myrrh: ["myrrh", "opoponax"],
  opoponax: ["opoponax", "myrrh"],
  church: incense,
  mosque: [...incense, ...ouds],
  prayer: [...incense, ...ouds],
  feast: [...incense, ...ouds],
  oud: ouds,
  oud_oil: ouds,
  oud_accord: ouds,
  majlis: ouds,
  bisht: [...ouds, ...incense],
  chocolate: ["cocoa_abs", ...roasts],
  cocoa: ["cocoa_abs", ...roasts],
  cocoa_abs: ["cocoa_abs"],
  vanilla: vanillas,
  vanilla_abs: vanillas,
  custard: [...vanillas, ...milks],
  candy: sugars,
  sugar: sugars,
  caramel: sugars,
  cotton_candy: sugars,
  cake: cakes,
  ice_cream: cakes,
  marshmallow: cakes,
  jam: [...sugars, ...berries, ...plums],
  almond: almonds,
  milk: milks,
  cream: [...milks, "hexadecanolide"],
  spices,
  cinnamon: ["cinnamon_bark"],
  clove: ["eugenol"],
  carnation: ["eugenol"],
  gingerbread: ["cinnamon_bark", "ginger", "eugenol"],
  pepper: ["black_pepper", "pink_pepper"],
  saffron: saffrons,
  safraleine: saffrons,
  safranal: saffrons,
  cardamom: ["cardamom"],
  sage: ["clary_sage"],
  herbs,
  lamiaceae: mintFamily,
  apiaceae: parsleyFamily,
  rutaceae: [...citrus, ...orangeBlossoms],
  leather: leathers,
  saddle: leathers,
  shoe_polish: leathers,
  isobutyl_quinoline: leathers,
  horses: ["isobutyl_quinoline", "civetone"],
  stable: ["isobutyl_quinoline"],
  camel: ["isobutyl_quinoline"],
  tobacco: ["tobacco_abs", "hay_abs", "kephalis"],
  smoke: [...smokes, ...ouds, "olibanum", "isobutyl_quinoline"],
  ash: smokes,
  charcoal: smokes,
  chimney: smokes,
  barbecue: smokes,
  wood: woods,
  vetiver: vetivers,
  vetiveryl_acetate: vetivers,
  cedar: cedars,
  pencil: cedars,
  sandalwood: sandalwoods,
  sandalwood_album: sandalwoods,
  forest: [...mosses, ...conifers, "geosmin"],
  pine: conifers,
  fir: conifers,
  spruce: conifers,
  resin: resins,
  colophony: [...resins, ...conifers, "birch_tar_rect", "oakmoss"],
  moss: mosses,
  oakmoss: mosses,
  evernyl: mosses,
  amber: ambers,
  styrax: ["styrax"],
  peru_balsam: balsams,
  ambergris: ["ambroxan", "ambrinol", "cedramber", "amber_xtreme", "cosmone", "celestolide"],
  musk: musks,
  skin,
  sunscreen: [...salicylates, "gamma_nonalactone"],
  laundry: cleanliness,
  clean: cleanliness,
  soap: [...cleanliness, "decanal"],
  shampoo: [...cleanliness, "decanal"],
  wool: ["cashmeran", "serenolide"],
  cashmere_wood: ["cashmeran", "serenolide"],
  ironing: cleanliness,
  cloth: cleanliness,
  sand: ["maritima"],
  fallen_leaves: leaves,
  powder: powders,
  lipstick: powders,
  makeup: powders,
  face_cream: powders,
  rose: roses,
  rose_otto: ["rose_otto", "rose_absolute"],
  rose_absolute: ["rose_otto", "rose_absolute"],
  jasmine: jasmines,
  jasmine_sambac: ["jasmine_sambac"],
  white_flowers: whiteFlowers,
  orange_blossom: orangeBlossoms,
  neroli: orangeBlossoms,
  orange_grove: [...orangeBlossoms, "petitgrain", "sweet_orange"],
  violet: [...violets, "violet_leaf_abs", "nonadienal_26", "undecavertol"],
  lavender: ["lavender"],
  barbershop,
  garden: flowers,
  meadow: flowers,
  lily_of_the_valley: ["hydroxycitronellal", "florol", "florhydral", "adoxal", "precyclemone_b"],
  grass: [...leaves, "hay_abs"],
  leaves,
  ivy: leaves,
  clover: leaves,
  hay: [...tonkas, "hay_abs"],
  barn: [...tonkas, "hay_abs"],
  tonka: tonkas,
  coumarin: [...tonkas, "hay_abs"],
  lemon: ["lemon_cp", "litsea_cubeba"],
  orange: ["sweet_orange", "decanal", "aldehyde_c12_lauric"],
  grapefruit: ["grapefruit", "methyl_pamplemousse", "precyclemone_b", "rhubafuran", "peonile"],
  lime: ["dihydromyrcenol"],
  lemongrass: ["litsea_cubeba"],
  verbena: ["litsea_cubeba"],
  cologne: citrus,
  apple: apples,
  pear: pears,
  peach: peaches,
  apricot: peaches,
  nectarine: peaches,
  cherry: almonds,
  raspberry: ["raspberry_ketone", "alpha_irone", "damascenone"],
  strawberry: ["aldehyde_c16", "furaneol", "raspberry_ketone"],
  blackcurrant: ["blackcurrant_bud_abs", "theaspirane", "raspberry_ketone"],
  redcurrant: berries,
  blueberry: berries,
  blackberry: berries,
  cranberry: berries,
  gooseberry: berries,
  mulberry: berries,
  berries,
  melon: melons,
  watermelon: melons,
  cucumber: ["melonal", "nonadienal_26", "cis6_nonenal", "violet_leaf_abs"],
  coconut: coconuts,
  pineapple: ["allyl_cyclohexylpropionate", "allyl_amyl_glycolate", "oxane", "ethyl_heptanoate"],
  grape: ["methyl_anthranilate", "cognac_oil", "damascenone"],
  lychee: ["rose_oxide", "raspberry_ketone", "oxane"],
  asphalt: ["geosmin", "birch_tar_rect"],
  dust: ["geosmin"],
  mushroom: ["geosmin", "oakmoss", "evernyl"],
  fish: ["seaweed_abs"],
  candle: ["beeswax_abs", "aldehyde_c11_undecylenic"],
  wax: ["beeswax_abs", "aldehyde_c11_undecylenic"],
  matches: ["birch_tar_rect"],
  gunpowder: ["birch_tar_rect"],
  tar: ["birch_tar_rect"],
  birch: ["birch_tar_rect", "methyl_salicylate"],
  coffee: ["coffee_co2", ...roasts],
  cafe: ["coffee_co2", ...roasts],
  hazelnut: roasts,
  peanut: roasts,
  walnut: [...roasts, ...almonds],
  pistachio: [...roasts, ...almonds],
  nut: [...roasts, ...almonds, ...coconuts],
  praline: [...roasts, ...almonds, ...sugars],
  bread: [...roasts, "maple_lactone"],
  bakery: [...roasts, ...cakes],
  pastry: cakes,
  pie: cakes,
  popcorn: roasts,
  rice: ["acetylpyrazine_2", "delta_decalactone"],
  maple: ["maple_lactone"],
  chewing_gum: [...sugars, ...mints, "methyl_salicylate"],
  honey: honeys,
  beeswax: honeys,
  propolis: [...honeys, ...balsams],
  // Wax is the one thing of the palette that animals made: its musks, civet and ambergris are not theirs.
  animal_products: ["beeswax_abs"],
  butter: milks,
  lactones,
  phenols: [...phenols, ...salicylates],
  yoghurt: milks,
  dates: [...plums, "davana"],
  nutmeg: ["nutmeg"],
  tea: ["tea_leaf_abs", "theaspirane", "mate_abs"],
  samovar: ["tea_leaf_abs", "theaspirane", "mate_abs"],
  mate: ["mate_abs"],
  mint: [...mints, "theaspirane", "methyl_salicylate"],
  peppermint: ["peppermint"],
  spearmint: ["l_carvone"],
  menthol: ["peppermint"],
  eucalyptus: [...mints, "isobornyl_acetate", "rhubafuran"],
  camphor: [...coldRubs, "theaspirane"],
  medicine: coldRubs,
  hospital: ["methyl_salicylate", "seaweed_abs"],
  wormwood: ["davana"],
  daisy: daisyFamily,
  sunflower: ["helichrysum_abs"],
  chamomile: ["helichrysum_abs"],
  st_johns_wort: ["helichrysum_abs"],
  christmas_tree: conifers,
  cypress: conifers,
  conifers: coniferous,
  juniper: ["juniper_berry"],
  patchouli: patchoulis,
  clearwood: patchoulis,
  benzoates: ["ylang_ylang", "tuberose_abs", "benzoin_siam", "tolu_balsam"],
  cinnamates: ["cinnamon_bark", "styrax", "tolu_balsam", "benzoin_siam"],
  terpenes: [...citrus.slice(0, 6), ...conifers],
  salicylates: salicylates,
  benzyl_salicylate: salicylates,
  methyl_salicylate: salicylates,
  cis3_hexenyl_salicylate: salicylates,
  amyl_salicylate: salicylates,
  metal: ["diphenyl_oxide", "maritima", "theaspirane", "cis3_hexenyl_salicylate"],
  iris: ["orris_butter", "alpha_irone", "dihydro_beta_ionone", "cis6_nonenal"],
  alpha_irone: ["orris_butter", "alpha_irone"],
  peony: ["peonile"],
  geranium: ["geranium", "diphenyl_oxide", "peonile"],
  gardenia: ["styrallyl_acetate"],
  lilac: ["alpha_terpineol"],
  lily: ["florhydral", "hydroxycitronellal", "florol", "undecavertol"],
  lotus: ["florhydral", "cascalone", "transluzone"],
  linden: ["florhydral"],
  violet_leaf: ["violet_leaf_abs", "nonadienal_26"],
  wheat: ["hay_abs", "acetylpyrazine_2"],
  fig: ["stemone", "gamma_nonalactone"],
  quince: apples,
  cider: apples,
  plum: plums,
  aldehyde_c16: ["aldehyde_c16"],
  passion_fruit: ["oxane"],
  mango: ["oxane", "gamma_undecalactone"],
  guava: ["oxane"],
  kiwi: ["undecavertol"],
  banana: ["cis3_hexenyl_acetate", "ethyl_heptanoate"],
  rhubarb: ["rhubafuran", "styrallyl_acetate"],
  rum: spirits,
  cognac: spirits,
  whisky: spirits,
  wine: spirits,
  champagne: spirits,
  rose_ketones: ["damascenone", "damascone_beta"],
  damascenone: ["damascenone", "damascone_beta"],
  damascone_beta: ["damascenone", "damascone_beta"],
  frost: ["ozonil"],
  dew: ["florhydral", "cascalone"],
  magnolia: ["scentenal"],
  mandarin: ["mandarin_red", "ozonil", "aldehyde_c11_undecylenic"],
  galbanum: ["galbanum", "stemone", "oxane"],
};

/** The materials that go where a thing is refused. */
export function goingWith(id: ThingId): List {
  const { material } = thingOf(id);
  return listed[id] ?? (material ? [material] : []);
}

/** The kinds that are kinds of another one too: lemons and oranges are fruit. */
const within: Partial<Record<ThingId, readonly ThingId[]>> = { fruity: ["citrus"] };
export const kindsWithin = (id: ThingId): readonly ThingId[] => within[id] ?? [];

/** The materials that go with a thing and with the kinds within it. */
export const goingWithAll = (id: ThingId): List => [id, ...kindsWithin(id)].flatMap(goingWith);

/**
 * The naturals and chemicals that a thing is, where it is not one of the palette by itself: one who is allergic to it is
 * to be spared what a label would name of these. So it is with kinds of what grows: whoever bears no flowers is spared
 * what a label would name of any flower, wherever else it is found. A kind that is an impression alone, what is sweet or
 * fresh, powdery or animal, makes nobody ill as such; of it the materials go and no constituents.
 */
const naturals: Partial<Record<ThingId, List>> = {
  essential_oils: grown,
  floral: flowers,
  woody: woods,
  oriental: ofFamily("oriental"),
  resinous: resins,
  herbal: herbs,
  fruity: fruits,
  citrus: ["bergamot_fcf", "lemon_cp", "mandarin_red", "sweet_orange", "grapefruit"],
  spicy: ["cinnamon_bark", "eugenol"],
  spices: ["cinnamon_bark", "eugenol", "black_pepper", "ginger", "cardamom", "nutmeg"],
  conifers: ["cedarwood_atlas", "cedarwood_virginia", "fir_balsam_abs", "juniper_berry"],
  colophony: ["fir_balsam_abs"],
  lamiaceae: mintFamily,
  apiaceae: parsleyFamily,
  rutaceae: [
    "bergamot_fcf",
    "lemon_cp",
    "mandarin_red",
    "sweet_orange",
    "grapefruit",
    "petitgrain",
    "neroli",
    "orange_flower_abs",
  ],
  mint: ["peppermint", "l_carvone"],
  incense: ["olibanum", "myrrh"],
  oud: ["oud_oil"],
  chocolate: ["cocoa_abs"],
  cocoa: ["cocoa_abs"],
  vanilla: ["vanilla_abs", "vanillin"],
  saffron: ["safranal"],
  cardamom: ["cardamom"],
  tobacco: ["tobacco_abs"],
  cedar: ["cedarwood_atlas", "cedarwood_virginia"],
  sandalwood: ["sandalwood_album"],
  amber: ["labdanum_abs", "benzoin_siam"],
  peru_balsam: ["tolu_balsam", "benzoin_siam", "styrax"],
  rose: ["rose_otto", "rose_absolute"],
  jasmine: ["jasmine_grandiflorum", "jasmine_sambac"],
  white_flowers: [
    "jasmine_grandiflorum",
    "jasmine_sambac",
    "tuberose_abs",
    "orange_flower_abs",
    "neroli",
    "ylang_ylang",
  ],
  orange_grove: ["neroli", "sweet_orange"],
  violet: ["methyl_ionone_gamma"],
  lavender: ["lavender"],
  hay: ["coumarin"],
};

/**
 * What whoever does not bear a thing may not bear either, being of one family of plants or known to cross-react: pink pepper
 * is a cashew's kin, and the oil of "Virginia cedar" a juniper's. As the literature has it, to be reviewed.
 */
const kin: Partial<Record<ThingId, List>> = {
  juniper: ["cedarwood_virginia"],
  cypress: ["cedarwood_virginia"],
  cedarwood_virginia: ["juniper_berry"],
  tree_moss: ["oakmoss", "evernyl"],
  nut: ["pink_pepper"],
  pistachio: ["pink_pepper"],
  mango: ["pink_pepper"],
  chamomile: daisyFamily,
  sunflower: daisyFamily,
  wormwood: daisyFamily,
  helichrysum: daisyFamily,
  davana: daisyFamily,
  dill: parsleyFamily,
  parsley: parsleyFamily,
  caraway: parsleyFamily,
  cumin: parsleyFamily,
  fennel: parsleyFamily,
  anise: parsleyFamily,
};
export const kinOf = (id: ThingId): List => kin[id] ?? [];

/**
 * Entries of Annex III that a thing brings by what it is made of, where the palette does not have it to tell: mint
 * is menthol and carvone. As the literature has it, to be reviewed.
 */
const madeOf: Partial<Record<ThingId, readonly string[]>> = {
  cinnamon: ["69", "76"],
  benzoates: ["85"],
  gingerbread: ["69", "71", "76"],
  clove: ["71", "73", "332", "368", "370"],
  carnation: ["71", "73", "75"],
  allspice: ["71"],
  mulled_wine: ["71", "76"],
  anise: ["80", "329"],
  fennel: ["329"],
  liquorice: ["329"],
  caraway: ["88", "333"],
  dill: ["88", "333"],
  mint: ["333", "338"],
  eucalyptus: ["88", "343", "371"],
  tea_tree: ["88", "131", "133", "343", "371"],
  basil: ["71", "84"],
  laurel: ["71", "84"],
  thyme: ["84"],
  rosemary: ["331", "371"],
  camphor: ["331"],
  propolis: ["45", "69", "75", "76", "81", "85", "346"],
  peru_balsam: ["45", "69", "71", "73", "76", "81", "82", "85", "346"],
  pine: ["343", "371"],
  spruce: ["371"],
  christmas_tree: ["371"],
  cypress: ["371"],
  turpentine: ["88", "131", "133", "371"],
  lemongrass: ["70", "78"],
  verbena: ["70"],
  lime: ["70", "88"],
  yuzu: ["88"],
  almond: ["330"],
  cherry: ["330"],
  birch: ["324"],
  rosewood: ["84"],
  lilac: ["343"],
};

/** The materials that a thing is, as far as the palette has it. */
export function itself(id: ThingId): List {
  const { material, near } = thingOf(id);
  return naturals[id] ?? (material && !near ? [material] : []);
}

/** The entries of Annex III that a thing is labelled by or made of, beside those of the materials that it is. */
export const entriesOf = (id: ThingId): readonly string[] => [...(thingOf(id).entries ?? []), ...(madeOf[id] ?? [])];
