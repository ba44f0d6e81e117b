import type { MemoryKey } from "../../types.ts";
import type { MemoryEntry } from "./entry.ts";

/** `phrase` carries its article (« la pluie », « votre enfance »); a word after = is read with its accents. */
export const frenchMemory: Record<MemoryKey, MemoryEntry & { phrase: string }> = {
  rain: {
    word: "la pluie",
    phrase: "la pluie",
    find: "pluie*, pluvieu~, averse*, orage*, bruine*, pleut, pleuvait, tonnerre*, mousson*, flaque*",
  },
  wet_stone: {
    word: "la pierre mouillée",
    phrase: "la pierre mouillée",
    find: "pierre* mouillee*, terre mouillee, terre humide, pierre* humide*, petrichor, pave*, trottoir*, sable mouille, cave, caves",
  },
  sea: {
    word: "la mer",
    phrase: "la mer",
    find: "mer, mers, ocean*, plage*, rivage*, vague*, sel, sale*, embrun*, marin*, cote d azur, port, voilier*, iode*, maree*, crique*",
  },
  river: {
    word: "l’eau vive",
    phrase: "l’eau vive",
    find: "riviere*, lac, lacs, ruisseau*, cascade*, fontaine*, fleuve*, etang*, torrent*, oasis, eau vive, eaux vives",
  },
  incense: {
    word: "l’encens",
    phrase: "l’encens",
    find: "encens, bakhour, bakhoor, oliban, encensoir*, eglise*, cathedrale*, messe*, myrrhe, brule parfum*",
  },
  mosque: {
    word: "la mosquée",
    phrase: "la mosquée",
    find: "mosquee*, priere*, ramadan, aid, mecque, medine, minaret*",
  },
  oud: { word: "l’oud", phrase: "l’oud", find: "oud, oudh, agar, bois d agar, majlis, bois d oud" },
  candle: { word: "une bougie", phrase: "une bougie", find: "bougie*, chandelle*, cierge*, cire*, lanterne*" },
  coffee: { word: "le café", phrase: "le café", find: "cafe*, espresso, expresso, cafetiere*, moka" },
  chocolate: { word: "le chocolat", phrase: "le chocolat", find: "chocolat*, cacao, cacaote*" },
  vanilla: { word: "la vanille", phrase: "la vanille", find: "vanille*" },
  bread: {
    word: "le pain chaud",
    phrase: "le pain chaud",
    find: "pain*, boulanger*, boulangerie*, brioche*, croissant*, four, viennoiserie*, farine, fournil*, levain, baguette*",
  },
  sweets: {
    word: "les friandises",
    phrase: "les friandises",
    find: "friandise*, bonbon*, sucre*, caramel*, gateau*, dessert*, patisserie*, biscuit*, nougat*, confiture*, sucrerie*, guimauve*, crepe*, madeleine*, barbe a papa, loukoum*",
  },
  honey: { word: "le miel", phrase: "le miel", find: "miel*, ruche*, abeille*" },
  milk: { word: "le lait chaud", phrase: "le lait chaud", find: "lait*, creme*, beurre*, riz au lait" },
  dates: { word: "les dattes", phrase: "les dattes", find: "datte*, dattier*, palmeraie*, palmier*" },
  spices: {
    word: "les épices",
    phrase: "les épices",
    find: "epice*, souk*, bazar*, cannelle*, girofle, poivre*, muscade, cumin, gingembre, pain d epice*, anis, curry",
  },
  saffron: { word: "le safran", phrase: "le safran", find: "safran*" },
  cardamom: { word: "la cardamome", phrase: "la cardamome", find: "cardamome*" },
  tea: { word: "le thé", phrase: "le thé", find: "=thé, =thés, theiere*, samovar*, bergamote au the" },
  mint: {
    word: "la menthe",
    phrase: "la menthe",
    find: "menthe*, eucalyptus, basilic, thym, romarin, sauge*, garrigue*, maquis, herbes",
  },
  leather: {
    word: "le cuir",
    phrase: "le cuir",
    find: "cuir*, daim, selle*, blouson*, fauteuil*, botte*, gant*, sellerie*, tannerie*",
  },
  horses: {
    word: "les chevaux",
    phrase: "les chevaux",
    find: "cheval, chevaux, ecurie*, jument*, poney*, equitation, chameau*, dromadaire*, faucon*",
  },
  tobacco: { word: "le tabac", phrase: "le tabac", find: "tabac*, cigare*, pipe*, chicha*, narguile*" },
  smoke: {
    word: "un feu de bois",
    phrase: "un feu de bois",
    find: "feu, feux, feu de bois, feu de camp, feu de cheminee, fumee*, cheminee*, braise*, cendre*, brule*, atre, charbon*, flamme*",
  },
  books: {
    word: "les vieux livres",
    phrase: "les vieux livres",
    find: "livre*, bibliotheque*, librairie*, papier*, parchemin*, manuscrit*, encre, bouquin*, grimoire*",
  },
  wood: {
    word: "le bois",
    phrase: "le bois",
    find: "bois, boise*, menuisier*, menuiserie*, sciure*, atelier*, planche*, chene*, bateau*, grenier*, violon*, guitare*, parquet*",
  },
  cedar: { word: "le cèdre", phrase: "le cèdre", find: "cedre*, crayon*, liban, armoire*" },
  forest: {
    word: "la forêt",
    phrase: "la forêt",
    find: "foret*, sous bois, pin, pins, pinede*, sapin*, mousse*, champignon*, fougere*, resine*, genevrier*, cypres",
  },
  sandalwood: { word: "le santal", phrase: "le santal", find: "santal*, bois de santal, temple*" },
  amber: { word: "l’ambre", phrase: "l’ambre", find: "ambre*, benjoin*, labdanum" },
  musk: { word: "le musc", phrase: "le musc", find: "musc*, musque*" },
  skin: {
    word: "une peau tiède",
    phrase: "une peau tiède",
    find: "peau*, baiser*, bisou*, etreinte*, calin*, amant*, mari, cou, nuque, bebe*, oreiller*, nouveau ne*, amoureux, amoureuse",
  },
  linen: {
    word: "le linge propre",
    phrase: "le linge propre",
    find: "linge*, lessive*, draps, drap, coton*, repassage, fer a repasser, amidon",
  },
  soap: { word: "le savon", phrase: "le savon", find: "savon*, shampoing*, bain, bains, hammam*, douche*, bulle*" },
  wool: {
    word: "la laine",
    phrase: "la laine",
    find: "laine*, cachemire*, pull, pulls, echarpe*, couverture*, chale*, velours, manteau*",
  },
  powder: {
    word: "la poudre",
    phrase: "la poudre",
    find: "poudre*, poudrier*, maquillage*, talc, iris, coiffeuse*, theatre*, houppette*, rouge a levres",
  },
  rose: { word: "les roses", phrase: "les roses", find: "rose*, roseraie*, rosier*, pivoine*, taif" },
  jasmine: {
    word: "le jasmin",
    phrase: "le jasmin",
    find: "jasmin*, gardenia*, tubereuse*, magnolia*, frangipanier*, chevrefeuille*, lys, muguet*",
  },
  orange_blossom: {
    word: "la fleur d’oranger",
    phrase: "la fleur d’oranger",
    find: "fleur* d oranger*, oranger*, neroli, bigaradier*, mimosa*",
  },
  violet: { word: "les violettes", phrase: "les violettes", find: "violette*, lilas, glycine*, jacinthe*" },
  lavender: { word: "la lavande", phrase: "la lavande", find: "lavande*, provence, provencal*, barbier*" },
  garden: {
    word: "un jardin",
    phrase: "un jardin",
    find: "jardin*, fleur*, bouquet*, prairie*, fleuriste*, patio*, verger*, riad*, tulipe*, serre, serres, marguerite*",
  },
  grass: {
    word: "l’herbe coupée",
    phrase: "l’herbe coupée",
    find: "herbe coupee, herbe*, gazon*, pelouse*, feuille*, feuillage*, lierre*, tomate*, tondeuse*",
  },
  fig: { word: "la figue", phrase: "la figue", find: "figue*, figuier*, feuille* de figuier" },
  hay: {
    word: "le foin",
    phrase: "le foin",
    find: "foin*, paille*, grange*, ferme, fermes, moisson*, ble, bles, champ*, campagne*, village*",
  },
  citrus: {
    word: "les agrumes",
    phrase: "les agrumes",
    find: "agrume*, citron*, citronnier*, orange*, mandarine*, clementine*, pamplemousse*, bergamote*, cologne*, eau de cologne",
  },
  apple: { word: "les pommes", phrase: "les pommes", find: "pomme*, pommier*, poire*, coing*, cidre*, tarte tatin" },
  peach: {
    word: "les pêches",
    phrase: "les pêches",
    find: "=pêche, =pêches, =pêcher, peches mures, abricot*, mangue*, prune*, nectarine*, cerise*, osmanthus",
  },
  berries: {
    word: "les fruits rouges",
    phrase: "les fruits rouges",
    find: "fruits rouges, framboise*, fraise*, cassis, groseille*, mures sauvages, confiture de mure*, myrtille*",
  },
  melon: { word: "le melon", phrase: "le melon", find: "melon*, pasteque*, concombre*" },
  fruit: {
    word: "les fruits mûrs",
    phrase: "les fruits mûrs",
    find: "fruit*, raisin*, ananas, grenade*, banane*, coco, litchi*",
  },
  desert: {
    word: "le désert",
    phrase: "le désert",
    find: "desert, deserts, dune*, sable*, bedouin*, tente, tentes, caravane*, sahara",
  },
  mountain: {
    word: "la montagne",
    phrase: "la montagne",
    find: "montagne*, sommet*, alpes, atlas, colline*, randonnee*, falaise*, rocher*, vallee*",
  },
  snow: { word: "la neige", phrase: "la neige", find: "neige*, givre*, gel, glace*, hiver*, ski*, noel" },
  sun: {
    word: "le soleil",
    phrase: "le soleil",
    find: "soleil*, ensoleille*, ete, etes, chaleur*, midi, terrasse*, vacances",
  },
  sun_cream: {
    word: "la crème solaire",
    phrase: "la crème solaire",
    find: "creme* solaire*, huile* solaire*, lait solaire, monoi, huile* de bronzage, huile* a bronzer",
  },
  morning: {
    word: "le petit matin",
    phrase: "le petit matin",
    find: "matin*, matinee*, aube*, rosee, aurore*, lever du soleil",
  },
  night: {
    word: "la nuit",
    phrase: "la nuit",
    find: "nuit*, minuit, soir*, soiree*, etoile*, lune*, crepuscule*, obscurite, danse*, opera",
  },
  grandmother: {
    word: "votre grand-mère",
    phrase: "votre grand-mère",
    find: "grand mere*, grands meres, mamie*, meme, mamy, mamita, grands parents, aieule*",
  },
  mother: { word: "une femme de la famille", phrase: "une femme de la famille", find: "mere*, maman*, tante*" },
  father: {
    word: "un homme de la famille",
    phrase: "un homme de la famille",
    find: "pere*, papa*, grand pere*, papi, papy, oncle*, rasage*, apres rasage, mousse a raser, rasoir*",
  },
  childhood: {
    word: "votre enfance",
    phrase: "votre enfance",
    find: "enfance*, enfant*, ecole*, jouet*, cartable*, petite fille, petit garcon",
  },
  wedding: {
    word: "un mariage",
    phrase: "un mariage",
    find: "mariage*, mariee*, noce*, fiancaille*, henne, lune de miel",
  },
};
