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
// Cashmeran is a wood that smells of musk.
const musks: List = [...ofFamily("musk"), "cashmeran"];
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
const violets: List = ["methyl_ionone_gamma", "beta_ionone"];
const powders: List = [...violets, "orris_butter", "heliotropin", "ethylene_brassylate"];
const flowers: List = [
  ...ofFamily("floral"),
  // What a card calls a blossom.
  "linalool",
  "lavender",
  "neroli",
];
// The balsams beside vanilla hold vanillin enough to smell of it.
const vanillas: List = ["vanillin", "vanilla_abs", "ethyl_vanillin", "benzoin_siam", "tolu_balsam"];
const tonkas: List = ["tonka_abs", "coumarin"];
const gourmands: List = [...vanillas, ...tonkas, "ethyl_maltol", "cocoa_abs"];
const sweets: List = [
  ...gourmands,
  "opoponax",
  "heliotropin",
  "raspberry_ketone",
  "gamma_undecalactone",
  "damascone_beta",
  "davana",
  "ethylene_brassylate",
];
const sugars: List = ["ethyl_maltol"];
const cakes: List = ["ethyl_maltol", "vanillin", "ethyl_vanillin"];
const balsams: List = ["benzoin_siam", "tolu_balsam", "styrax"];
const resins: List = [...incense, ...balsams, "labdanum_abs"];
// An amber is labdanum and benzoin, or what whales and woods are called by that name for.
const ambers: List = ["labdanum_abs", ...balsams, "ambroxan", "amber_core", "norlimbanol", "iso_e_super"];
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
];
const peaches: List = ["gamma_undecalactone", "osmanthus_abs"];
const berries: List = ["raspberry_ketone"];
const pears: List = ["hexyl_acetate", "helvetolide"];
const melons: List = ["melonal", "calone"];
const leaves: List = ["cis3_hexenol", "allyl_amyl_glycolate"];
const greens: List = [...leaves, "melonal", "hexyl_acetate", "petitgrain"];
const waters: List = ofFamily("aquatic");
const sea: List = ["calone", "helional"];
const aldehydes: List = ["aldehyde_c12_mna", "decanal"];
const freshness: List = [...citrus, ...waters, ...aldehydes, "lavender", "hexyl_acetate"];
const cleanliness: List = ["galaxolide", "habanolide", "romandolide", "aldehyde_c12_mna"];
const herbs: List = ["lavender", "clary_sage", "petitgrain", "linalyl_acetate"];
const cedars: List = ["cedarwood_atlas", "cedarwood_virginia"];
const sandalwoods: List = ["sandalwood_album", "sandalore", "ebanol", "javanol"];
const vetivers: List = ["vetiver", "vetiveryl_acetate"];
const mosses: List = ["oakmoss", "evernyl"];
// A card calls beta-ionone a woody violet.
const woods: List = [...ofFamily("woody"), "beta_ionone"];
const earths: List = [...vetivers, ...mosses, "patchouli", "cypriol"];
const smokes: List = ["guaiacwood", "cypriol", "styrax"];
const leathers: List = ["isobutyl_quinoline", "safraleine"];
const animals: List = ["indole", "muscone", "exaltolide", "ambroxan", "isobutyl_quinoline", "oud_oil", "oud_accord"];
const skin: List = ["exaltolide", "ambrettolide", "ambrette_seed"];
const barbershop: List = ["lavender", ...tonkas, ...mosses, "geranium"];

/** By thing; where none is listed, the one material that the thing is goes (`goingWith`). */
const listed: Partial<Record<ThingId, List>> = {
  // Whole kinds of smell.
  floral: flowers,
  woody: woods,
  citrus,
  oriental: [...ofFamily("oriental"), "amber_core"],
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
  rain: ["floralozone"],
  thunder: ["floralozone"],
  wet_stone: ["floralozone"],
  earth: earths,
  cellar: earths,
  sea,
  salt: ["calone"],
  seaweed: sea,
  harbour: sea,
  river: ["helional"],
  water: ["helional"],
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
  chocolate: ["cocoa_abs"],
  cocoa: ["cocoa_abs"],
  cocoa_abs: ["cocoa_abs"],
  vanilla: vanillas,
  vanilla_abs: vanillas,
  custard: vanillas,
  candy: sugars,
  sugar: sugars,
  caramel: sugars,
  cotton_candy: sugars,
  cake: cakes,
  ice_cream: cakes,
  marshmallow: cakes,
  jam: ["ethyl_maltol", "damascone_beta", "raspberry_ketone"],
  almond: ["heliotropin"],
  milk: ["sandalore", "ethyl_vanillin"],
  cream: ["sandalore", "ethyl_vanillin"],
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
  leather: leathers,
  saddle: leathers,
  shoe_polish: leathers,
  isobutyl_quinoline: leathers,
  horses: ["isobutyl_quinoline"],
  stable: ["isobutyl_quinoline"],
  camel: ["isobutyl_quinoline"],
  tobacco: ["tobacco_abs"],
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
  forest: [...mosses, "elemi"],
  pine: ["elemi"],
  fir: ["elemi"],
  spruce: ["elemi"],
  resin: resins,
  moss: mosses,
  oakmoss: mosses,
  evernyl: mosses,
  amber: ambers,
  styrax: ["styrax"],
  peru_balsam: balsams,
  ambergris: ["ambroxan"],
  musk: musks,
  skin,
  sunscreen: ["benzyl_salicylate"],
  laundry: cleanliness,
  clean: cleanliness,
  soap: [...cleanliness, "decanal"],
  shampoo: [...cleanliness, "decanal"],
  wool: ["cashmeran"],
  powder: powders,
  lipstick: powders,
  makeup: powders,
  face_cream: powders,
  rose: roses,
  rose_otto: ["rose_otto", "rose_absolute"],
  rose_absolute: ["rose_otto", "rose_absolute"],
  jasmine: jasmines,
  jasmine_sambac: ["jasmine_sambac"],
  orange_blossom: orangeBlossoms,
  neroli: orangeBlossoms,
  orange_grove: [...orangeBlossoms, "petitgrain", "sweet_orange"],
  violet: violets,
  lavender: ["lavender"],
  barbershop,
  garden: flowers,
  meadow: flowers,
  lily_of_the_valley: ["hydroxycitronellal", "florol"],
  grass: leaves,
  leaves,
  ivy: leaves,
  clover: leaves,
  hay: tonkas,
  barn: tonkas,
  tonka: tonkas,
  coumarin: tonkas,
  lemon: ["lemon_cp", "litsea_cubeba"],
  orange: ["sweet_orange", "decanal"],
  grapefruit: ["grapefruit", "methyl_pamplemousse"],
  lime: ["dihydromyrcenol"],
  lemongrass: ["litsea_cubeba"],
  verbena: ["litsea_cubeba"],
  cologne: citrus,
  apple: ["hexyl_acetate"],
  pear: pears,
  peach: peaches,
  apricot: peaches,
  nectarine: peaches,
  cherry: ["heliotropin"],
  raspberry: berries,
  strawberry: berries,
  blackcurrant: berries,
  redcurrant: berries,
  blueberry: berries,
  blackberry: berries,
  cranberry: berries,
  gooseberry: berries,
  mulberry: berries,
  berries,
  melon: melons,
  watermelon: melons,
  cucumber: ["melonal"],
  coconut: ["gamma_undecalactone"],
  pineapple: ["allyl_amyl_glycolate"],
  grape: ["methyl_anthranilate"],
  lychee: ["rose_oxide", "raspberry_ketone"],
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
  spices: ["cinnamon_bark", "eugenol", "black_pepper", "ginger", "cardamom"],
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
  orange_grove: ["neroli", "sweet_orange"],
  violet: ["methyl_ionone_gamma"],
  lavender: ["lavender"],
  hay: ["coumarin"],
};

/**
 * Entries of Annex III that a thing brings by what it is made of, where the palette does not have it to tell: mint
 * is menthol and carvone. As the literature has it, to be reviewed.
 */
const madeOf: Partial<Record<ThingId, readonly string[]>> = {
  cinnamon: ["69", "76"],
  gingerbread: ["69", "71", "76"],
  clove: ["71", "73", "332", "368", "370"],
  carnation: ["71", "73", "75"],
  nutmeg: ["71", "73", "371"],
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
  peru_balsam: ["45", "69", "71", "73", "76", "81", "82", "85", "346"],
  pine: ["343", "371"],
  fir: ["371"],
  spruce: ["371"],
  christmas_tree: ["371"],
  juniper: ["371"],
  cypress: ["371"],
  turpentine: ["88", "131", "133", "371"],
  lemongrass: ["70", "78"],
  verbena: ["70"],
  lime: ["70", "88"],
  yuzu: ["88"],
  almond: ["330"],
  cherry: ["330"],
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
