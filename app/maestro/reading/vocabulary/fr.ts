import type { Vocabulary } from "./vocabulary.ts";

export const frenchVocabulary: Vocabulary = {
  rain: {
    name: "pluie",
    words:
      "pluie*, pluvieu~, brume*, brouillard*, averse*, bruine*, crachin*, drache*, ondee*, pleut, pleuvait, pleuvoir, mousson*, saison* des pluies, hivernage, giboulee*, petrichor, petricor, pluit, plui",
  },
  thunder: {
    name: "orage",
    words: "orage*, orageu~, tonnerre*, eclair* d orage, foudre, tempete*, coup* de tonnerre, tornade*",
  },
  asphalt: {
    name: "asphalte mouillé",
    words:
      "asphalte*, bitume*, goudron mouille, goudron chaud, macadam, trottoir*, bitume mouille, asphalte mouille, asphalte chaud, bitume chaud, rue* mouillee*, route* mouillee*, goudron de la route, goudron apres la pluie",
  },
  wet_stone: {
    name: "pierre mouillée",
    words:
      "ciment*, beton*, platre, pierre* mouillee*, pierre* humide*, pierres, la pierre, de pierre, en pierre, pierre chaude, pierre seche, pierre froide, pierre ponce, vieille* pierre*, pave*, pave* mouille*, galet*, ardoise*, mineral*, mineraux, silex, gravier*",
  },
  earth: {
    name: "terre humide",
    words:
      "terre, terre mouillee, terre humide, terre retournee, terre labouree, terre battue, terreau, humus, argile*, glaise, boue, gadoue, sable mouille, latérite, terre rouge, rassoul, ghassoul, tourbe, sol mouille, sol humide, labour*",
  },
  cellar: {
    name: "cave",
    words:
      "cave, caves, cave a vin, sous sol*, cellier*, grotte*, puits, salpetre, moisi, moisissure*, renferme, souterrain*",
  },
  dust: { name: "poussière", words: "poussiere*, poussiereu~" },
  sea: {
    name: "mer",
    words:
      "mer, mers, ocean*, plage*, rivage*, vagues, la vague, eau =salée, eau salee, air =salé, air sale, vent =salé, embrun*, air marin, vent marin, brise marine, brise* de mer, air iode, maree*, crique*, bord de mer, bord de l eau, littoral, cote d azur, mediterranee, atlantique, lagon*, lagune*, corniche, calanque*, eau de mer, iode*",
  },
  salt: {
    name: "sel",
    words:
      "sel, sels, fleur* de sel, gros sel, sel de mer, salin, saline, salines, marais salant*, gout =salé, notes =salées, note =salée",
  },
  seaweed: { name: "algues", words: "algue*, varech*, goemon*, coquillage*, huitre*" },
  harbour: {
    name: "port",
    words:
      "port, ports, port de peche, vieux port, bateau, bateaux, voilier*, quai, quais, chalut*, chalutier*, ponton*, jetee, corde* mouillee*, barque*, pirogue*, filet* de peche, bateau de peche",
  },
  river: {
    name: "rivière",
    words:
      "riviere*, lac, lacs, ruisseau, ruisseaux, cascade*, fontaine*, fleuve*, etang*, torrent*, oasis, eau* vive*, crique du lac, chute* d eau, marigot*, oued, oueds, bord du lac, bord de riviere, bolong, marais, nenuphar*, la mare, une mare, la source, eau de source",
  },
  water: { name: "eau", words: "eau, eaux, eau fraiche, eau douce, eau claire, flaque*, humidite" },
  swimming_pool: { name: "piscine", words: "piscine*, pataugeoire*, bassin, bassins" },
  chlorine: { name: "chlore", words: "chlore*, chlor, eau de javel, javel, odeur de javel" },
  incense: {
    name: "encens",
    words:
      "encens, ensens, bakhour, bakhoor, bkhour, bkhor, bokhour, lbkhour, bakhur, thiouraye, tchouraye, tiouraye, thiouray, cuuray, nag champa, brule parfum*, baton* d encens, cone* d encens",
  },
  frankincense: {
    name: "oliban (encens)",
    words:
      "oliban, frankincense, luban, louban, loban, encens d oman, encens oliban, olibanum, boswellia, boswellia carterii, encens d eglise",
  },
  myrrh: { name: "myrrhe", words: "myrrhe*, mirrhe, mirre, myrre, myrrh, commiphora, commiphora myrrha" },
  opoponax: { name: "opoponax", words: "opoponax, opopanax, opoponaxe, myrrhe douce, myrrhe bisabol" },
  church: {
    name: "église",
    words:
      "eglise*, cathedrale*, chapelle*, messe, messes, messe de minuit, encensoir*, abbaye*, monastere*, couvent*, sacristie*, temple*, basilique*, cloitre*",
  },
  palo_santo: { name: "palo santo", words: "palo santo, palo, bois sacre, bois saint" },
  mosque: { name: "mosquée", words: "mosquee*, minaret*, mosque, masjid, zaouia*" },
  prayer: {
    name: "prière",
    words:
      "priere*, prier, ramadan, ramdan, =aïd, aid el~, aid al, l aid, tabaski, korite, mecque, medine, tapis de priere, salat, hajj, omra, pelerinage*, jeune du ramadan, iftar, ftour",
  },
  oud: {
    name: "oud",
    words:
      "oud, bois de oud, oudh, doud, aoud, oude, agar, agarwood, bois d agar, bois d oud, bois d aigle, bois d aloes, 3oud, loud, ouds, oudhs, oud qmari",
  },
  majlis: { name: "majlis", words: "majlis, salon marocain, salon arabe" },
  candle: {
    name: "bougie",
    words: "bougie*, chandelle*, cierge*, chandelier*, meche* de bougie, bougie* eteinte*, bougie* soufflee*",
  },
  wax: {
    name: "cire",
    words:
      "cire, cires, encaustique, cire a parquet, cire des meubles, parquet cire, meuble* cire*, cirage du parquet, table* ciree*, escalier* cire*, sol* cire*, plancher* cire*",
  },
  lantern: { name: "lanterne", words: "lanterne*, lampion*, lampe a petrole, lampe a huile, fanal, lampe tempete" },
  matches: { name: "allumettes", words: "allumette*, soufre, briquet*" },
  coffee: {
    name: "café",
    words:
      "cafe, cafes, kafe, caoua, kawa, qahwa, kahwa, expresso*, espresso*, cafetiere*, moka, cappuccino*, capuccino*, cafe touba, cafe turc, cafe noir, cafe au lait, cafe moulu, grain* de cafe, nespresso, ristretto, arabica, marc de cafe, cafe filtre, torrefie*, torrefaction",
  },
  cafe: {
    name: "bistrot",
    words: "bistrot*, bistro*, brasserie*, bar, terrasse* de cafe, torrefacteur*, salon* de the, taverne*",
  },
  chocolate: {
    name: "chocolat",
    words:
      "chocolat*, choco, chocolate, chocolatee*, mousse* au chocolat, chocolat chaud, fondant au chocolat, brownie*, ganache*, nutella, chocolatine*, pain* au chocolat, cacaote*, truffe* au chocolat",
  },
  cocoa: { name: "cacao", words: "cacao, cacaos, cacaoyer*, cabosse*, feve* de cacao, poudre de cacao, banania" },
  hazelnut: { name: "noisette", words: "noisette*, noisetier*, gianduja, pate a tartiner" },
  nut: {
    name: "fruits à coque",
    words:
      "fruit* a coque, noix de cajou, noix de pecan, pecan*, cajou*, anacarde*, noix de macadamia, macadamia, marron* grille*, marron* chaud*, marron* glace*, chataigne*, creme de marron*, noix de pecane, noix du bresil, sesame, chebakia, tahini, tahin, noix de cola, noix de kola",
  },
  pistachio: { name: "pistache", words: "pistache*, pistachier*" },
  peanut: {
    name: "cacahuète",
    words:
      "cacahuete*, cacahouete*, cacahouette*, cacahuette*, arachide*, beurre de cacahuete*, beurre d arachide*, pinotte*, mafe, tigadegue",
  },
  walnut: { name: "noix", words: "noix, noyer*, brou de noix, cerneau*, noix de grenoble, huile de noix" },
  praline: {
    name: "praliné",
    words: "praline*, pralin, pralinoise, nougatine*, chouchou* grille*, calisson*, frangipane*",
  },
  vanilla: {
    name: "vanille",
    words:
      "vanille*, vanile*, vanillie*, vaniye, vanil, vanilla, gousse* de vanille, vanille bourbon, vanille de madagascar, sucre vanille, vanillee*",
  },
  custard: {
    name: "crème anglaise",
    words:
      "creme* anglaise*, creme* brulee*, creme* dessert*, creme patissiere, flan*, creme* caramel, panna cotta, ile* flottante*, tarte au flan, danette*, pudding*, creme a la vanille",
  },
  bread: {
    name: "pain",
    words:
      "pain*, baguette*, pain chaud, pain grille, toast*, tartine*, miche*, khobz, kesra, levain, mie de pain, batbout, tabouna, galette de ble, matlouh, pain perdu, pain de mie, biscotte*, pain frais",
  },
  bakery: {
    name: "boulangerie",
    words:
      "boulangerie*, boulanger*, fournil*, boulange, four a bois, four a pain, du four, au four, le four, sortie du four",
  },
  pastry: {
    name: "viennoiserie",
    words:
      "brioche*, croissant*, viennoiserie*, pate feuilletee, feuillete*, chausson* aux pommes, kouign amann, couque*, cramique, msemen*, msemmen, baghrir, sfenj, pate a choux, eclair* au cafe, eclair* au chocolat, gateau* sorti* du four, pate qui leve, cornes de gazelle, corne* de gazelle, baklawa, baklava, makrout, makroud, kouglof*, kougelhopf*, kugelhopf*",
  },
  pie: { name: "tarte", words: "tarte*, tourte*, crumble*, clafoutis, tartelette*, quiche*" },
  flour: { name: "farine", words: "farine*, semoule*, pate crue, pate a pain" },
  popcorn: { name: "pop-corn", words: "popcorn*, pop corn, mais souffle, mais grille" },
  rice: {
    name: "riz",
    words: "riz, riz au lait, riz basmati, basmati, riz jasmin, thieb, thieboudienne, tchep, poudre de riz",
  },
  candy: {
    name: "bonbons",
    words:
      "bonbon*, friandise*, sucrerie*, sucette*, dragibus, haribo, tagada, berlingot*, confiserie*, nougat*, loukoum*, dragee*, reglisserie, cuberdon*, fraise* tagada, bonbec*, caramel* mou*, sucre* d orge, roudoudou*, halwa",
  },
  sugar: {
    name: "sucre",
    words:
      "sucre, sucres, sucre ajoute, sucres ajoutes, sukre, sucre roux, cassonade*, vergeoise, sucre de canne, canne a sucre, sucre brule, sucre glace, melasse*, sirop, sirops, sucre en poudre, sirop d erable, tire d erable, sucre d erable, eau d erable, beurre d erable, cabane* a sucre, tire sur la neige",
  },
  caramel: {
    name: "caramel",
    words:
      "caramel*, caramel* au beurre sale*, caramelise*, dulce de leche, confiture de lait, carambar*, toffee*, fudge, tire sainte catherine, caramel* beurre sale, caramel* au beurre sale",
  },
  cake: {
    name: "gâteau",
    words:
      "gateau, gateaux, gato, cake*, dessert*, patisserie*, biscuit*, cookie*, crepe*, gaufre*, madeleine*, macaron*, sable* breton*, speculoos, spekuloos, beignet*, chouquette*, quatre quarts, financier*, galette*, queue* de castor, muffin*, donut*, beigne*, cheesecake*, tiramisu*, chou a la creme, mille feuille*, pet* de soeur",
  },
  cotton_candy: {
    name: "barbe à papa",
    words: "barbe* a papa, barbapapa, barbe papa, fete foraine, ducasse, sucre file",
  },
  marshmallow: { name: "guimauve", words: "guimauve*, chamallow*, marshmallow*, shamallow*, mashmallow*, meringue*" },
  jam: {
    name: "confiture",
    words: "confiture*, compote*, gelee de fruit*, marmelade*, confit de fruit*, coulis",
  },
  ice_cream: {
    name: "glace",
    words:
      "glace, glaces, creme glacee, cremes glacees, sorbet*, cornet de glace, esquimau*, boule* de glace, glace a l eau, milkshake*, glacier",
  },
  chewing_gum: {
    name: "chewing-gum",
    words:
      "chewing gum*, chewinggum*, chewing*, malabar*, bubble gum, bubblegum, gomme balloune, hollywood gum, gomme a macher",
  },
  almond: {
    name: "amande",
    words:
      "amande*, amandier*, orgeat, massepain*, pate* d amande*, lait d amande*, amaretto, sirop d orgeat, amandes ameres, louz, dragees aux amandes",
  },
  honey: { name: "miel", words: "chouchen, miel, miels, miellee*, mielle*, hydromel, gelee royale" },
  beeswax: {
    name: "cire d’abeille",
    words: "cire* d abeille*, ruche*, ruchers, rucher, propolis, abeille*, cera alba",
  },
  milk: {
    name: "lait",
    words:
      "lait, laits, laiteu~, lacte*, lait chaud, lait concentre*, lait caille, lait de vache, laitage*, biberon*, lben, leben, nido, lait en poudre",
  },
  cream: {
    name: "crème",
    words: "creme, cremes, cremeu~, chantilly, creme fraiche, creme fouettee, mascarpone, kremeux",
  },
  butter: {
    name: "beurre",
    words:
      "beurre*, beurre fondu, beurre noisette, smen, ghee, beurre demi sel, beurre de karite, karite, margarine, beurre sale",
  },
  yoghurt: {
    name: "yaourt",
    words: "yaourt*, yogourt*, yoghourt*, yahourt*, fromage blanc, petit suisse*, danone*, raib, kefir",
  },
  dates: {
    name: "dattes",
    words:
      "datte*, deglet nour, date fourree, dates fourrees, medjool, medjoul, tmar, pate de dattes, sirop de dattes, dattier*",
  },
  spices: {
    name: "épices",
    words:
      "epice*, epices, ras el hanout, raselhanout, souk aux epices, marche aux epices, souk des epices, melange d epices, massala, masala, garam masala, chai latte, chai, soukh, tchai",
  },
  cinnamon: {
    name: "cannelle",
    words:
      "cannelle*, canelle*, cannele*, kannelle, canele, baton* de cannelle, ecorce* de cannelle, cinnamon, cinnamomum, cinnamomum cassia leaf oil, cinnamomum zeylanicum bark oil, cinnamomum zeylanicum, cinnamomum cassia, casse de chine, qarfa, karfa, huile de cannelle",
  },
  clove: {
    name: "clou de girofle",
    words:
      "girofle*, clou* de girofle, clou* girofle, giroffle, qronfel, eugenia caryophyllus, eugenia caryophyllus oil, syzygium aromaticum, girofles",
  },
  pepper: {
    name: "poivre",
    words:
      "poivre, poivres, poivre noir, poivre blanc, poivre du moulin, grain* de poivre, poivree*, poivre long, poivre de sichuan, poivre de timut",
  },
  pink_pepper: { name: "baie rose", words: "baie* rose*, poivre* rose*, baie de bourbon, baies du bresil" },
  ginger: {
    name: "gingembre",
    words:
      "gingembre*, gingimbre, jinjembre, ginjembre, gnamakou, gnamankoudji, skenjbir, zingiber, ginger, jus de gingembre",
  },
  coriander: {
    name: "coriandre",
    words: "coriandre*, graine* de coriandre, kosbor, kesbour, coriandrum sativum, persil arabe",
  },
  nutmeg: { name: "noix de muscade", words: "muscade*, noix de muscade, noix muscade, macis" },
  cumin: { name: "cumin", words: "cumin*, kamoun" },
  caraway: { name: "carvi", words: "carvi, carvis, tabel" },
  fennel: { name: "fenouil", words: "fenouil*, fenouille*, besbes" },
  anise: {
    name: "anis",
    words:
      "anis, anise*, anis etoile, badiane*, pastis, ricard, anisette*, pernod, absinthe anisee, anis vert, ouzo, raki, boisson anisee",
  },
  curry: { name: "curry", words: "curry*, cari, colombo, massale, kari, carry" },
  turmeric: { name: "curcuma", words: "curcuma*, kurkuma, safran des indes" },
  allspice: {
    name: "piment de la Jamaïque",
    words: "piment de la jamaique, quatre epices, 4 epices, toute epice, bois d inde",
  },
  mulled_wine: { name: "vin chaud", words: "vin chaud, vins chauds, gluhwein, vin aux epices, marche* de noel" },
  chilli: {
    name: "piment",
    words: "piment*, pimente*, piment d espelette, harissa, paprika, piment oiseau, tabasco, chili",
  },
  liquorice: { name: "réglisse", words: "reglisse*, zan, cachou*, reglis, baton de reglisse" },
  gingerbread: { name: "pain d’épices", words: "pain* d epice*, pain* epice*, leckerli, pain depice*" },
  horseradish: { name: "raifort", words: "raifort*, wasabi" },
  mustard: { name: "moutarde", words: "moutarde*, moutarde de dijon" },
  saffron: { name: "safran", words: "safran*, saffran, zaafran, zafran, saffron" },
  cardamom: {
    name: "cardamome",
    words: "cardamome*, cardamone*, kardamome, cardamomme, cardamom, hel, gousse* de cardamome",
  },
  tea: {
    name: "thé",
    words:
      "=thé, =thés, =thè, the vert, the noir, the blanc, tasse* de the, du the, le the, un the, mon the, de the, son the, au the, ton the, the chaud, the sucre, the touareg, the du desert, earl grey, matcha, ataya, attaya, atay, theiere*, rooibos, the glace, kinkeliba, lapsang, oolong, feuille* de the, infusion*, sachet* de the, theine",
  },
  mate: { name: "maté", words: "=maté, mate argentin, yerba mate, yerba, herbe a mate, le mate, du mate" },
  samovar: { name: "samovar", words: "samovar*" },
  mint: {
    name: "menthe",
    words:
      "menthe*, menthole*, mentholee*, menthe poivree, menthe verte, menthe fraiche, naa naa, na3na3, menthe a l eau, mentha piperita, mentha piperita oil, mentha viridis leaf oil, mentha viridis, mentha spicata, dentifrice*, spearmint, diabolo menthe",
  },
  eucalyptus: {
    name: "eucalyptus",
    words:
      "eucalyptus, eucalyptu, ocalyptus, eucaliptus, eucalyptol, eucalyptus globulus oil, eucalyptus globulus, gommier*, kalitous",
  },
  basil: { name: "basilic", words: "basilic*, bazilic, pistou, pesto, hbaq" },
  thyme: { name: "thym", words: "thym, thyms, serpolet, zaatar, zatar, farigoule" },
  rosemary: { name: "romarin", words: "romarin*, klil, iklil" },
  sage: { name: "sauge", words: "sauge*, salvia, sauge blanche" },
  clary_sage: { name: "sauge sclarée", words: "sauge* sclaree*, sclaree*, salvia sclarea" },
  herbs: {
    name: "herbes aromatiques",
    words:
      "garrigue*, garigue*, maquis, herbes de provence, herbes aromatiques, herbe* aromatique*, herbes, plantes medicinales, tisane*, aromates, ciboulette, estragon, sarriette, fines herbes, herbes du maquis, herboriste*, bouquet garni, marjolaine*, melisse*",
  },
  dill: { name: "aneth", words: "aneth*" },
  parsley: { name: "persil", words: "persil, persils, cerfeuil, persille*, maadnous" },
  laurel: {
    name: "laurier",
    words: "laurier, lauriers, feuille* de laurier, laurus nobilis leaf oil, laurus nobilis, savon d alep, rand",
  },
  oregano: { name: "origan", words: "origan*" },
  wormwood: { name: "absinthe", words: "absinthe*, armoise*, chiba, genepi, artemisia" },
  cannabis: {
    name: "cannabis",
    words:
      "cannabis, beuh, weed, haschich, haschisch, hachich, chanvre*, marijuana, marie jeanne, chichon, zetla, ganja, petard, fume un petard, fumait des petards, fumer des petards",
  },
  camphor: {
    name: "camphre",
    words:
      "camphre*, camphora, vicks, vaporub, baume du tigre, kafour, baume tigre, vicks vaporub, cinnamomum camphora, camphor",
  },
  leather: {
    name: "cuir",
    words:
      "cuir*, daim, daims, suede*, suedine, maroquinerie*, tannerie*, blouson* de cuir, perfecto*, cuir neuf, cuir de russie, babouche*, cartable en cuir, nubuck, sellerie* cuir, cordonnier*, cordonnerie*",
  },
  saddle: { name: "selle", words: "selle, selles, sellerie*, sellier*, harnais" },
  shoe_polish: { name: "cirage", words: "cirage*, cire a chaussures, cirer les chaussures, cirage noir, cireur*" },
  horses: {
    name: "chevaux",
    words: "cheval, chevaux, jument*, poney*, poulain*, equitation, crottin*, criniere*, chevale",
  },
  stable: {
    name: "écurie",
    words:
      "ecurie*, centre equestre, manege equestre, haras, box des chevaux, etable*, bergerie*, fumier, vaches, bouse, bouses, brebis, moutons, chevres, troupeau, troupeaux, purin, lisier",
  },
  camel: { name: "chameau", words: "chameau, chameaux, chamelle*, dromadaire*" },
  tobacco: {
    name: "tabac",
    words:
      "tabac*, cigare*, cigarette*, clope*, gauloise*, gitanes, tabac blond, tabac brun, tabac froid, cigarillo*, nicotine, mégot, megot*, neffa, tobacco, havane*, taba, pipe, pipes, tabac a pipe, chicha*, narguile*, shisha*, narghile*, houka, hookah",
  },
  smoke: {
    name: "fumée",
    words:
      "qui brule, qui brulent, qui brulaient, qui brulait, fumee*, feu, feux, feu de bois, feux de bois, feu de camp, feu de cheminee, bois brule, bois qui brule, flamme*, flambee*, braise*, brasier*, incendie*, feu de la saint jean, enfumee*, odeur de brule, le brule, de brule, crame*, bruler du bois, sent le brule, feu qui crepite, =fumé, =fumés, fumeux, fumeuse*, notes fumees, note fumee, empyreumatique*, cuir fume",
  },
  ash: { name: "cendre", words: "cendre*, cendrier*, suie*" },
  charcoal: { name: "charbon", words: "charbon*, charbon de bois, houille, fusain*, kanoun" },
  chimney: {
    name: "cheminée",
    words:
      "poele, poele a charbon, cheminee*, atre, poele a bois, foyer de la cheminee, insert a bois, poele a petrole, cantou",
  },
  barbecue: {
    name: "barbecue",
    words:
      "barbecue*, barbeuk, bbq, barbuc, grillade*, brochette*, mechoui*, braai, dibiterie, merguez, choukaya, plancha",
  },
  tar: {
    name: "goudron",
    words: "goudron*, coaltar, goudronne*, poix, goudron de bouleau, cade, huile de cade, guitran",
  },
  gunpowder: {
    name: "poudre à canon",
    words:
      "poudre a canon, feu* d artifice, petard* du 14 juillet, cartouche*, baroud, poudre noire, feux dartifice, petards, les petards, des petards, petard mouille, feux de bengale, fusee* d artifice",
  },
  meat: {
    name: "viande",
    words:
      "viande*, steak*, poulet*, saucisson*, saucisse*, jambon*, agneau, mouton, boeuf, porc, bacon, lardon*, roti, poulet roti, charcuterie*, couscous, tajine*, burger*, kebab*, bouillon, pot au feu, gibier",
  },
  fish: {
    name: "poisson",
    words:
      "poisson*, sardine*, poissonnerie*, poissonnier*, crevette*, thon, maquereau*, morue*, poisson fume, yaboy, guedj, poisson seche, crustace*, fruits de mer, crabe*, homard*, langouste*, langoustine*, moules, calamar*, poulpe*, anguille*, truite*, saumon*, hareng*, nuoc mam",
  },
  books: {
    name: "vieux livres",
    words:
      "livre*, bibliotheque*, librairie*, manuscrit*, bouquin*, grimoire*, bouquiniste*, vieux livres, bd, bandes dessinees, encyclopedie*",
  },
  paper: {
    name: "papier",
    words:
      "papier*, parchemin*, carton*, cahier*, journal papier, journaux, papier journal, papeterie*, papier d armenie, feuille* de papier, lettres anciennes, imprimerie*, vieilles lettres, magazine*",
  },
  ink: {
    name: "encre",
    words:
      "encre* violette*, encre* bleue*, encre* noire*, encre, encres, encrier*, stylo plume, encre de chine, plume d oie, feutre*, marqueur*",
  },
  attic: {
    name: "grenier",
    words:
      "grenier*, vieille armoire, vieux meubles, vieilles armoires, vieux meuble, brocante*, antiquaire*, galetas, coffre en bois, malle*",
  },
  wood: {
    name: "bois",
    words:
      "bois, sciure*, copeau, copeaux, planche, planches, parquet*, buche*, rondin*, bois sec, bois brut, bois coupe, bois frais, bois flotte, bois precieux, bois blond, meuble* en bois, tronc*, ecorce*, bois mouille, bois humide, bwa, bois secs, les bois secs, bois blonds, les bois blonds, les bois precieux, les bois nobles, bois nobles, bois exotiques, bois rares, bois clairs, bois sombres, bois verni, bois vernis, bois vernie",
  },
  oak: { name: "chêne", words: "chene, chenes, bois de chene, fut* de chene, tonneau, tonneaux, barrique*" },
  birch: { name: "bouleau", words: "bouleau, bouleaux, ecorce de bouleau" },
  bamboo: { name: "bambou", words: "bambou*, bambouseraie*" },
  rosewood: { name: "bois de rose", words: "bois de rose, palissandre*" },
  ebony: { name: "ébène", words: "ebene*, bois d ebene, ebenier*" },
  carpenter: {
    name: "menuiserie",
    words:
      "menuisier*, menuiserie*, ebeniste*, ebenisterie*, charpentier*, scierie*, atelier bois, atelier de bois, charpente*",
  },
  guaiac_wood: { name: "bois de gaïac", words: "gaiac, gayac, bois de gaiac, bois de gayac, guaiac, guaiacwood" },
  vetiver: {
    name: "vétiver",
    words: "vetiver*, vetyver*, vetivere, vetivert, vétiver bourbon, khus khus, sepp, gongoli, racine* de vetiver",
  },
  patchouli: {
    name: "patchouli",
    words:
      "patchouli*, patchoulie, patchoul, patchouly, pogostemon cablin, pogostemon cablin oil, pachouli, patchoulis",
  },
  cypriol: { name: "cypriol", words: "cypriol, nagarmotha, souchet, gowe, gowé, cyperus" },
  cedar: {
    name: "cèdre",
    words: "cedre*, bois de cedre, cedrus atlantica, cedrus atlantica oil, cedrus, arz, cedre du liban, thuya",
  },
  pencil: {
    name: "crayon",
    words:
      "crayon*, taille crayon*, crayons de couleur, crayons a papier, crayon de papier, crayon mine, copeaux de crayon, trousse d ecole",
  },
  sandalwood: {
    name: "bois de santal",
    words:
      "santal, santals, bois de santal, sandal, santal album oil, santalum album oil, santalum album, sandalwood, santal blanc",
  },
  cashmere_wood: { name: "bois de cachemire", words: "bois de cachemire, cashmeran, cachemeran, bois de cashmere" },
  forest: {
    name: "forêt",
    words:
      "foret*, sous bois, dans les bois, les bois, bosquet*, foret humide, jungle, clairiere*, brousse, mangrove*, taillis",
  },
  pine: {
    name: "pin",
    words:
      "pin, pins, pinede*, pomme* de pin, aiguille* de pin, pin parasol*, landes, bois de pin, pinus mugo, pinus pumila, pignon*, cocotte* de pin, pin maritime, epine* de pin, epines de pins",
  },
  fir: {
    name: "sapin",
    words:
      "sapin, sapins, sapin baumier, sapinage*, aiguille* de sapin, baume de sapin, balsamique de sapin, abies, epine* de sapin",
  },
  spruce: { name: "épicéa", words: "epicea*, epinette*, biere d epinette, sapinette*, meleze*" },
  christmas_tree: { name: "sapin de Noël", words: "sapin* de noel, arbre* de noel, boule* de noel" },
  juniper: {
    name: "genévrier",
    words: "genevrier*, genievre*, baie* de genievre, baie* de genevrier, gin, gin tonic, cadier",
  },
  cypress: { name: "cyprès", words: "cypres, cupressus" },
  moss: {
    name: "mousse (forêt)",
    words: "mousse, mousses, mousse des bois, mousse verte, mousse humide, lichen*, moussu*",
  },
  oakmoss: {
    name: "mousse de chêne",
    words:
      "mousse* de chene*, mousse chene, evernia prunastri, evernia prunastri extract, oakmoss, oak moss, chypre*, chypree*",
  },
  mushroom: { name: "champignon", words: "champignon*, cepe*, truffe, truffes, bolet*, girolle*, morille*, pleurote*" },
  fern: { name: "fougère", words: "fougere*" },
  fallen_leaves: {
    name: "feuilles mortes",
    words:
      "feuille* morte*, tapis de feuilles, feuille* d automne, feuilles seches, automne*, feuilles d erable, feuilles au sol",
  },
  resin: {
    name: "résine",
    words: "resine, resines, resine de pin, seve*, colophane*, gemme de pin, gomme arabique, copal, sandaraque",
  },
  elemi: { name: "élémi", words: "elemi*" },
  amber: { name: "ambre", words: "ambre*, anbar, anbre, ambar, lambre, dambre, amber, accord ambre" },
  benzoin: {
    name: "benjoin",
    words: "benjoin*, benzoin, jaoui, djaoui, styrax benzoin, benjouin, jawi, papier darmenie",
  },
  labdanum: { name: "ciste labdanum", words: "labdanum*, ladanum, ciste*, ciste labdanum, cistus ladaniferus, cistus" },
  ambergris: { name: "ambre gris", words: "ambre* gris, ambroxan, ambrox, ambergris, ambregris, cetalox" },
  styrax: { name: "styrax", words: "styrax, storax, liquidambar*" },
  tolu_balsam: { name: "baume de tolu", words: "tolu, baume de tolu, baume du tolu, myroxylon balsamum" },
  peru_balsam: {
    name: "baume du Pérou",
    words:
      "myroxylon pereirae oil extract, baume* du perou, baume de perou, baume perou, myroxylon pereirae, myroxylon pereirae oil, balsam of peru, baume peruvien, beaume du perou, beaume perou",
  },
  musk: {
    name: "musc",
    words:
      "musc*, musk*, musque*, musquee*, musc blanc, muscs blancs, misk, mesk, musque blanc, muscs, tahara, musc tahara, muske",
  },
  ambrette: { name: "ambrette", words: "ambrette*, graine* d ambrette" },
  skin: {
    name: "peau",
    words:
      "peau, peaux, peau propre, peau tiede, peau chaude, nuque, son cou, sa peau, ta peau, creux de son cou, odeur corporelle naturelle, dans le cou, ton cou, creux du cou, cou de ma, cou de mon",
  },
  hair: { name: "cheveux", words: "cheveux, cheveu, chevelure*, tresses" },
  pillow: { name: "oreiller", words: "oreiller*, coussin*, taie*, traversin*, couette*, edredon*" },
  sweat: {
    name: "transpiration",
    words: "transpiration, sueur*, transpire, transpirait, aisselle*, odeur corporelle, vestiaire*",
  },
  sunscreen: {
    name: "crème solaire",
    words:
      "creme* solaire*, huile* solaire*, lait solaire, huile* de bronzage, huile* a bronzer, monoi, ambre solaire, nivea solaire, apres soleil, autobronzant, bronzage, indice 50, solaire, solaires, ecran solaire, creme a bronzer",
  },
  laundry: {
    name: "linge propre",
    words:
      "linge*, lessive*, draps, drap, coton propre, linge propre, linge frais, linge qui seche, assouplissant*, adoucissant*, soupline, lenor, machine a laver, buanderie*, lavandiere*, corde a linge, etendoir, blanchisserie*, pressing, lavomatic, chemise propre, chemise blanche, t shirt propre, draps frais, draps propres, detergent*, poudre a laver, laverie*",
  },
  ironing: {
    name: "repassage",
    words: "repassage*, fer a repasser, repasser, amidon*, linge repasse, repasse, chemise repassee",
  },
  cloth: {
    name: "étoffe",
    words:
      "etoffe*, coton*, tissu*, lin, soie, soies, velours, dentelle*, satin, pagne*, bazin*, toile*, mousseline, caftan*, djellaba*, foulard*, gandoura, boubou*",
  },
  soap: {
    name: "savon",
    words:
      "savon, savons, savonnee*, savonnette*, savon de marseille, savon noir, savon beldi, saboun, mousse* de savon, dove, gel douche, savoneux, savonneu~, savon a la main, savonnerie, cadum, sent le savon",
  },
  shampoo: { name: "shampoing", words: "shampoing*, shampooing*, champoing*, apres shampoing, lotion capillaire" },
  bath: {
    name: "bain",
    words:
      "bain, bains, bain moussant, hammam*, douche*, salle de bain*, sdb, bulle*, baignoire*, sauna*, spa, jacuzzi*, sel* de bain, bain de mousse",
  },
  clean: {
    name: "propre",
    words:
      "propre, propres, proprete, sent bon le propre, clean, fraichement lave, fraichement douche, sortie de douche, sortir de la douche",
  },
  hairspray: {
    name: "laque",
    words:
      "laque*, elnett, gel a cheveux, brillantine*, gomina, laque a cheveux, salon de coiffure, coiffeur, coiffeuse*, gel coiffant, gel vivelle, vivelle, vivelle dop, gel pour les cheveux, gel fixant, pento, petrole hahn, gel dans les cheveux",
  },
  nail_polish: { name: "vernis à ongles", words: "vernis, vernis a ongles, dissolvant*, acetone" },
  wool: { name: "laine", words: "laine*, cachemire*, mohair, angora, alpaga*, kashmir, cashmere" },
  blanket: {
    name: "plaid",
    words: "couverture*, plaid*, chale*, echarpe*, gilet*, tricot*, bonnet*, burnous, chandail*",
  },
  fur: { name: "fourrure", words: "fourrure*, pelage*, vison, peau de mouton" },
  rubber: { name: "caoutchouc", words: "caoutchouc*, pneu*, latex, gomme brulee" },
  plastic: {
    name: "plastique",
    words:
      "plastique*, pvc, vinyle*, poupee neuve, toile* ciree*, poupee* barbie*, barbie, barbies, lego, legos, playmobil*",
  },
  petrol: {
    name: "essence (carburant)",
    words:
      "essence de la tondeuse, essence de tondeuse, essence de la voiture, pompe a essence, station service, station essence, essence, carburant, petrole, kerosene, sans plomb, mobylette*, cambouis, huile de moteur, huile moteur",
  },
  diesel: {
    name: "gazole",
    words: "diesel, gasoil, gazole, mazout, fioul, gas oil, pot d echappement, gaz d echappement",
  },
  paint: {
    name: "peinture",
    words:
      "peinture*, peinture fraiche, gouache*, aquarelle*, peinture a l huile, white spirit, aerosol*, vernis a bois",
  },
  turpentine: { name: "térébenthine", words: "terebenthine*, terebentine*, turpentine, essence de terebenthine" },
  glue: {
    name: "colle",
    words:
      "colle, colles, colle cleopatre, uhu, super glue, colle blanche, scotch, cleopatre, colle a bois, colle a papier, colle a chaud, colle neoprene, colle scolaire",
  },
  metal: {
    name: "métal",
    words: "metal, metaux, metallique*, fer, rouille*, cuivre, acier*, piece* de monnaie, laiton",
  },
  chalk: { name: "craie", words: "craie*, tableau noir, magnesie" },
  new_car: {
    name: "voiture neuve",
    words: "voiture* neuve*, auto neuve, char neuf, bagnole neuve, caisse neuve, interieur de voiture, bagnole*",
  },
  hospital: {
    name: "hôpital",
    words:
      "hopital, hopitaux, hosto, clinique*, desinfectant*, ether, dispensaire*, gel hydroalcoolique, cabinet dentaire, chez le dentiste, maternite",
  },
  medicine: {
    name: "médicament",
    words:
      "medicament*, sirop* pour la toux, pharmacie*, betadine, mercurochrome, pommade*, pharmaceutique*, pastille*, aspirine",
  },
  mothballs: { name: "naphtaline", words: "naphtaline*, antimite*, anti mite*, boules de naphtaline, naftaline" },
  vinegar: { name: "vinaigre", words: "vinaigre*, cornichon*" },
  socks: { name: "chaussettes", words: "chaussette*, vieilles baskets" },
  powder: {
    name: "poudre",
    words:
      "poudre, poudres, poudrier*, talc, houppette*, talque, poudre libre, poudre de maquillage, poudre bebe, poudre pour bebe",
  },
  lipstick: { name: "rouge à lèvres", words: "rouge* a levre*, rouge a levre, baton de rouge, gloss" },
  makeup: {
    name: "maquillage",
    words: "maquillage*, fond de teint, trousse a maquillage, khol, mascara, blush, fard*, cosmetique*, maquille*",
  },
  face_cream: {
    name: "crème pour la peau",
    words:
      "creme* pour la peau, creme nivea, nivea, creme de jour, creme de nuit, creme hydratante, creme mixa, mixa, creme pour les mains, creme a mains, creme visage, cold cream, lait pour le corps, lait hydratant, lait de toilette, creme mustela, mustela, creme pour bebe, lotion bebe, creme de beaute, huile d argan, argan",
  },
  iris: { name: "iris", words: "iris, beurre d iris, racine* d iris, rhizome* d iris, orris" },
  heliotrope: { name: "héliotrope", words: "heliotrope*, heliotropine*, piperonal" },
  rose: {
    name: "rose",
    words:
      "rose flower oil extract, =rose*, rose, roses, roz, rozes, roseraie*, rosier*, eau de rose, eau de roses, rose de damas, rose de mai, damascena, kelaa, petale* de rose*, rose flower oil, rose flower extract, rosa damascena, rosa centifolia, bouton* de rose, rosa, ma ward, eglantine*, eglantier*, églantier",
  },
  peony: { name: "pivoine", words: "pivoine*, pivione*, pivoinne*" },
  geranium: {
    name: "géranium",
    words:
      "geranium*, pelargonium*, pelargonium graveolens flower oil, pelargonium graveolens, atterchia, geranium rosat",
  },
  jasmine: {
    name: "jasmin",
    words:
      "jasmine oil extract, jasmin*, jasmain, yasmin, yassmine, jasmine oil, jasmine extract, jasminum, machmoum*, mechmoum, jasmine, jazmin, fell, mesk ellil, mesk el lil, galant de nuit, belle de nuit",
  },
  jasmine_sambac: { name: "jasmin sambac", words: "sambac, jasmin* sambac, jasmin d arabie, mogra, sampaguita" },
  tuberose: { name: "tubéreuse", words: "tubereuse*, tubereuze*, tuberose*" },
  ylang_ylang: {
    name: "ylang-ylang",
    words:
      "cananga odorata oil extract, ylang, ylang ylang, ilang ilang, ylang lang, ilang, ylangylang, cananga, cananga odorata, cananga odorata oil, ylan ylan, ilan ilan",
  },
  gardenia: { name: "gardénia", words: "gardenia*, tiare, fleur* de tiare, tiares" },
  magnolia: { name: "magnolia", words: "magnolia*, champaca, champac" },
  frangipani: { name: "fleur de frangipanier", words: "frangipanier*, frangipani*, fleur* de frangipanier*, plumeria" },
  honeysuckle: { name: "chèvrefeuille", words: "chevrefeuille*, chevre feuille*" },
  lily: { name: "lys", words: "lys, lis, fleur* de lys, lys blanc*, fleur* de lis, lilium" },
  orchid: { name: "orchidée", words: "orchidee*, orchide, orquidee" },
  narcissus: { name: "narcisse", words: "narcisse*, jonquille*, narcissus, narcissus extract, narcissus poeticus" },
  lotus: { name: "lotus", words: "lotus, fleur* de lotus" },
  opium: { name: "opium", words: "opium*" },
  orange_blossom: {
    name: "fleur d’oranger",
    words:
      "fleur* d oranger*, fleur* doranger*, eau de fleur* d oranger*, oranger* en fleur*, fleur* d orange*, zhar, ma zhar, mazhar, zher, fleur oranger, citrus aurantium flower oil, fleurs d orangers, bigaradier en fleur*, fleur* de bigaradier*",
  },
  neroli: { name: "néroli", words: "neroli*" },
  orange_grove: {
    name: "orangeraie",
    words: "oranger, orangers, bigaradier*, orangeraie*, verger d agrumes, sous les orangers, citrus aurantium",
  },
  acacia: { name: "acacia", words: "acacia*, fleur* d acacia*, robinier*, cassie" },
  mimosa: { name: "mimosa", words: "mimosa*" },
  linden: { name: "tilleul", words: "tilleul*, fleur* de tilleul*" },
  lemon_blossom: {
    name: "fleur de citronnier",
    words: "fleur* de citronnier*, fleur* de citron, citronnier* en fleur*, fleur* de cedrat*",
  },
  violet: {
    name: "violette",
    words: "violette*, viola, feuille* de violette*, violette de toulouse, bonbon* a la violette",
  },
  lilac: { name: "lilas", words: "lilas, lila, lila blanc, syringa" },
  wisteria: { name: "glycine", words: "glycine*" },
  hyacinth: { name: "jacinthe", words: "jacinthe*, jacynthe*, hyacinthe*, jacinthe* des bois" },
  freesia: { name: "freesia", words: "freesia*, fresia*, freezia*" },
  cornflower: {
    name: "bleuet (fleur)",
    words: "bleuet fleur, fleur* de bleuet*, bleuet des champs, bleuets des champs, barbeau, centauree*",
  },
  lavender: {
    name: "lavande",
    words:
      "lavandula oil extract, lavande*, lavandin*, lavandes, lavende*, lavandula, lavandula oil, lavandula angustifolia, champ* de lavande, khzama, khouzama, lavender, aspic",
  },
  garden: { name: "jardin", words: "jardin*, patio*, riad*, verger*, potager*, jardinage, jardinet*, cour interieure" },
  meadow: {
    name: "prairie",
    words:
      "prairie*, alpage*, pre fleuri, champ* de fleurs, fleurs des champs, fleur* sauvage*, fleurs de campagne, campagne, paturage*, savane, champ, champs",
  },
  tulip: { name: "tulipe", words: "tulipe*" },
  lily_of_the_valley: { name: "muguet", words: "muguet*, brin* de muguet, mugue, lily of the valley, lyral" },
  daisy: { name: "marguerite", words: "marguerite*, paquerette*" },
  poppy: { name: "coquelicot", words: "coquelicot*, pavot*" },
  sunflower: { name: "tournesol", words: "tournesol*" },
  heather: { name: "bruyère", words: "bruyere*, lande bretonne, genet, genets, ajonc*" },
  carnation: { name: "œillet", words: "oeillet*, œillet*, giroflee*" },
  greenhouse: {
    name: "serre",
    words: "veranda*, jardin d hiver, la serre, une serre, les serres, serre tropicale, serre aux, sa serre, en serre",
  },
  cherry_blossom: {
    name: "fleur de cerisier",
    words: "fleur* de cerisier*, cerisier* en fleur*, sakura, cerisiers du japon",
  },
  apple_blossom: {
    name: "fleur de pommier",
    words:
      "fleur* de pommier*, pommier* en fleur*, fleur* d amandier*, amandier* en fleur*, aubepine*, fleur* de prunier*",
  },
  osmanthus: { name: "osmanthus", words: "osmanthus, osmantus, osmanthe" },
  chamomile: { name: "camomille", words: "camomille*, camomile, matricaire*, babounj" },
  st_johns_wort: { name: "millepertuis", words: "millepertuis" },
  grass: {
    name: "herbe coupée",
    words:
      "herbe, herbe coupee, lherbe, gazon*, pelouse*, tondeuse*, herbe tondue, herbe mouillee, herbe fraiche, herbe fraichement coupee, tonte, tonte de pelouse, erbe coupee, gazon coupe, herbe seche",
  },
  leaves: {
    name: "feuillage",
    words:
      "feuillage*, feuille, feuilles, feuille* verte*, verdure, feuille* froissee*, chlorophylle, tige*, haie*, buis",
  },
  ivy: { name: "lierre", words: "lierre*" },
  clover: { name: "trèfle", words: "trefle*, luzerne" },
  tomato_leaf: {
    name: "feuille de tomate",
    words: "feuille* de tomate*, pied* de tomate*, plant* de tomate*, tige* de tomate*, feuille* de tomatier*",
  },
  tomato: { name: "tomate", words: "tomate*, ketchup, tomate* mure*" },
  cucumber: { name: "concombre", words: "concombre*" },
  cactus: { name: "cactus", words: "cactus, cactu, agave, figue de barbarie, figues de barbarie" },
  aloe: { name: "aloe vera", words: "aloe, aloe vera, aloes vera, aloes" },
  onion: { name: "oignon", words: "oignon*, ognon*, echalote*" },
  garlic: { name: "ail", words: "ail, ails, lail, gousse* d ail" },
  olive: { name: "olive", words: "olive*, huile d olive*, olivier*, oliveraie*, zitoun" },
  fig: { name: "figue", words: "figue*, figuier*, feuille* de figuier*, kermous, figue* mure*" },
  hay: {
    name: "foin",
    words: "foin*, paille*, meule* de foin, botte* de foin, botte* de paille, fenaison, immortelle*, herbe sechee",
  },
  barn: {
    name: "grange",
    words: "grange*, fermette*, hangar, a la ferme, la ferme, une ferme, ferme de, corps de ferme",
  },
  wheat: {
    name: "blé",
    words: "ble, bles, champ* de ble, moisson*, epi* de ble, avoine, orge, seigle, cereale*, mil, sarrasin, gluten",
  },
  tonka: { name: "fève tonka", words: "tonka*, feve* tonka, feve* de tonka, tonca" },
  lemon: {
    name: "citron",
    words:
      "citron, citrons, citronne*, citronnade*, citronnier*, zeste* de citron*, citrus limon, citrus limon peel oil, limonade*, sitron, cedrat*, citron de menton, jus de citron, limoncello",
  },
  orange: {
    name: "orange",
    words:
      "orange*, orangeade*, zeste* d orange*, ecorce* d orange*, jus d orange, citrus aurantium peel oil, citrus aurantium dulcis, citrus sinensis, orange douce, orange amere, orange sanguine, orang, dorange",
  },
  mandarin: {
    name: "mandarine",
    words: "mandarine*, mandarinier*, clementine*, clementinier*, tangerine*, satsuma, citrus reticulata",
  },
  grapefruit: {
    name: "pamplemousse",
    words: "pamplemousse*, pomelo*, pamplemous, panplemousse, pamplemouse, citrus paradisi",
  },
  bergamot: {
    name: "bergamote",
    words:
      "bergamote*, bergamotier*, bergamotte*, bergamot, citrus aurantium bergamia peel oil, citrus aurantium bergamia, citrus bergamia",
  },
  petitgrain: {
    name: "petitgrain",
    words: "petitgrain, petit grain, petits grains, feuille* d oranger*, feuille* de bigaradier*",
  },
  lime: { name: "citron vert", words: "citron* vert*, lime, limes, limette*, combava, mojito*, caipirinha" },
  yuzu: { name: "yuzu", words: "yuzu*, kumquat*, main de bouddha" },
  lemongrass: {
    name: "citronnelle",
    words: "citronnelle*, citronelle*, lemongrass, lemongrass oil, cymbopogon, verveine des indes",
  },
  verbena: {
    name: "verveine",
    words:
      "verveine*, verbena, louiza, louisa, lippia citriodora, lippia citriodora absolute, verveine citronnee, vervene",
  },
  cologne: {
    name: "eau de Cologne",
    words: "cologne*, eau de cologne, mont saint michel, bien etre, eau de colonne, saint michel",
  },
  apple: {
    name: "pomme",
    words:
      "pomme* mure*, pomme* cuite*, pomme, pommes, pommier*, tarte tatin, tatin, tarte* aux pommes, tarte* aux pomme, compote de pommes, pomme verte, pomme d amour, pommes au four",
  },
  pear: { name: "poire", words: "poire*, poirier*, poire* mure*" },
  quince: { name: "coing", words: "coing*, cognassier*, gelee de coing, pate de coing*" },
  cider: { name: "cidre", words: "cidre*, calvados, pommeau, calva" },
  peach: {
    name: "pêche",
    words:
      "=pêche mûre, =pêches mûres, =pêche, =pêches, =pêcher, =pêchers, peche, peches, peche de vigne, peche blanche, peches mures, tarte* a la peche, sorbet* a la peche, glace* a la peche, creme* a la peche, confiture* a la peche, confiture* de peche*, compote* a la peche, sirop* a la peche, sirop* de peche*, liqueur* a la peche, yaourt* a la peche, gateau* a la peche, bonbon* a la peche, clafoutis a la peche, biere* a la peche, the a la peche, ice tea peche, jus de peche, noyau de peche",
  },
  apricot: { name: "abricot", words: "abricot*, abricotier*, mechmech" },
  nectarine: { name: "nectarine", words: "nectarine*, brugnon*" },
  mango: { name: "mangue", words: "mangue*, manguier*, mango, papaye*, mangue* mure*" },
  plum: {
    name: "prune",
    words: "prune*, prunier*, mirabelle*, quetsche*, pruneau, pruneaux, reine claude, reines claudes, prune* mure*",
  },
  cherry: {
    name: "cerise",
    words: "cerise*, cerisier*, griotte*, kirsch, bigarreau*, amarena, guigne*, guignolet, serise, cerise* mure*",
  },
  raspberry: { name: "framboise", words: "framboise*, framboisier*, framboise* mure*" },
  strawberry: {
    name: "fraise",
    words:
      "fraise* mure*, fraise*, fraisier*, fraises des bois, fraise* des bois, gariguette*, freze, frez, frese*, fraiz",
  },
  blackcurrant: { name: "cassis", words: "cassis, bourgeon* de cassis, creme de cassis, kir" },
  redcurrant: { name: "groseille", words: "groseille*, groseillier*, gadelle*" },
  blueberry: { name: "myrtille", words: "myrtille*, bleuet, bleuets, tarte aux bleuets, myrtillier*, brimbelle*" },
  blackberry: {
    name: "mûre",
    words:
      "=mûre, =mûres, des mures, les mures, la mure, de mure, de mures, aux mures, mures, mures sauvages, confiture* de mure*, gelee de mure*, ronce*, roncier*, mure sauvage",
  },
  cranberry: { name: "canneberge", words: "canneberge*, cranberry, cranberries, atoca*, airelle*" },
  berries: {
    name: "fruits rouges",
    words:
      "fruits rouges, fruit rouge, baie, baies, baies sauvages, fruits des bois, petits fruits, baies rouges, fruits noirs",
  },
  gooseberry: { name: "groseille à maquereau", words: "groseille* a maquereau*" },
  mulberry: { name: "mûre de mûrier", words: "mure* de murier*, =mûrier*, murier*, mure* blanche*, mure* du murier" },
  melon: { name: "melon", words: "melon*, charentais, cantaloup*" },
  watermelon: { name: "pastèque", words: "pasteque*, melon d eau, dellah" },
  coconut: {
    name: "noix de coco",
    words:
      "coco, noix de coco, cocos, cocotier*, lait de coco, huile de coco, noix coco, coprah, coco rape, malibu, pina colada",
  },
  pineapple: { name: "ananas", words: "ananas, anana, nanas" },
  grape: { name: "raisin", words: "raisin*, vigne, vignes, vignoble*, vendange*, raisins secs, pressoir*" },
  pomegranate: { name: "grenade", words: "grenade, grenades, grenadine*, grenadier*" },
  banana: { name: "banane", words: "banane*, bananier*, alloco, plantain*, banane* mure*" },
  lychee: { name: "litchi", words: "litchi*, lychee*, letchi*, lichi*, lychi, longane" },
  guava: { name: "goyave", words: "goyave*, goyavier*, goyave* mure*" },
  passion_fruit: {
    name: "fruit de la passion",
    words: "fruit* de la passion, maracuja, maracudja, fruits passion, fruit passion",
  },
  kiwi: { name: "kiwi", words: "kiwi*" },
  rhubarb: { name: "rhubarbe", words: "rhubarbe*, rubarbe*" },
  rum: { name: "rhum", words: "rhum*, rum, ti punch, rhum arrange, baba au rhum, punch" },
  whisky: {
    name: "whisky",
    words:
      "whisky*, whiskey*, bourbon, scotch whisky, cognac*, armagnac*, wisky, liqueur*, brandy, alcool fort, eau de vie, gnole, digestif*",
  },
  wine: {
    name: "vin",
    words:
      "vin, vins, vin rouge, pinard, bordeaux, bourgogne rouge, porto, beaujolais, cave a vins, sangria, vin blanc, beaujolais nouveau, lie de vin, rose bien frais, vin rose, riesling, gewurztraminer, muscadet",
  },
  beer: { name: "bière", words: "biere*, houblon*, malt*, mousse de biere" },
  champagne: { name: "champagne", words: "champagne*, prosecco, mousseux, bulles de champagne, cremant" },
  desert: {
    name: "désert",
    words: "desert, deserts, dune*, bedouin*, sahara, sahel, erg, desertique*, harmattan, touareg*",
  },
  sand: {
    name: "sable",
    words:
      "sable, sables, sable chaud, sable brulant, caravane*, sablonneux, tente berbere, tente bedouine, sous la tente",
  },
  mountain: {
    name: "montagne",
    words:
      "montagne*, sommet*, alpes, atlas, djurdjura, pyrenees, colline*, vallee*, rando*, randonnee*, altitude, vosges, chalet*, kabylie, air pur, rif",
  },
  rock: {
    name: "rocher",
    words: "rocher*, roche*, falaise*, caillou*, cailloux, granit*, granite rose, roc, rocaille*, schiste",
  },
  snow: {
    name: "neige",
    words: "neige*, neiges, poudreuse, flocon*, enneige*, banc* de neige, bordee de neige, ski, skis, piste* de ski",
  },
  frost: {
    name: "givre",
    words:
      "givre*, verglas, gelee blanche, glacial*, glacon*, stalactite*, frimas, grand froid, iceberg*, le gel, gel du matin",
  },
  winter: {
    name: "hiver",
    words: "hiver*, noel, noels, nowel, veille de noel, hivernal*, hivernaux, decembre, janvier",
  },
  sun: {
    name: "soleil",
    words: "soleil*, ensoleille*, chaleur*, canicule*, midi, terrasse*, rayon* de soleil, solleil",
  },
  summer: {
    name: "été",
    words:
      "=été, =étés, l ete, en ete, cet ete, d ete, mes etes, nos etes, les etes, ete, estival*, estivaux, vacances, juillet, grandes vacances",
  },
  palm: { name: "palmier", words: "palmier*, palmeraie*, palme, palmes, rônier, huile de palme" },
  morning: {
    name: "matin",
    words: "matin*, matinee*, mat, aube*, aurore*, lever du soleil, lever de soleil, petit matin, potron minet",
  },
  dew: { name: "rosée", words: "=rosée*, rosee, rosees, rosee du matin" },
  night: {
    name: "nuit",
    words:
      "nuit*, minuit, soir*, soiree*, crepuscule*, nuitte, obscurite, nocturne*, veillee*, tombee de la nuit, coucher de soleil, coucher du soleil",
  },
  stars: { name: "étoiles", words: "etoile*, lune, lunes, clair de lune, pleine lune, voie lactee, ciel etoile" },
  dancing: {
    name: "danse",
    words: "danse*, danser, dansait, bal, bals, boite de nuit, discotheque*, opera*, theatre*, concert*, guinguette*",
  },
  childhood: {
    name: "enfance",
    words:
      "enfance*, jouet*, petite fille, petit garcon, anniversaire*, gamin, gamine, quand j etais petit~, quand jetais petit~, etant petit~, peluche*, poupee*, pate a modeler",
  },
  school: {
    name: "école",
    words:
      "ecole*, cartable*, cour de recre, recre, rentree des classes, salle de classe, preau, maternelle*, cantine*, plumier, trousse, gomme, pupitre*, skole",
  },
  wedding: {
    name: "mariage",
    words: "mariage*, mariee*, robe de mariee, noce*, fiancaille*, henne, ceremonie*, walima, bapteme*",
  },
  barbershop: {
    name: "barbier",
    words:
      "barbier*, rasage*, apres rasage, mousse a raser, creme a raser, savon a barbe, rasoir*, blaireau*, aftershave, after shave, salon de barbier, coiffeur pour homme*, barber, barbershop, lotion apres rasage, barbe",
  },
  floral: {
    name: "fleuri",
    words:
      "eau florale*, eau fleurie*, fleuri*, floral*, floraux, fleurie*, notes florales, note florale, bouquet floral, fleuris, fleurs blanches, fleur, fleurs, bouquet*, fleuriste*, petale*, petales, flore",
  },
  woody: { name: "boisé", words: "eau boisee*, boise*, boisee*, boises, notes boisees, note boisee, cote bois" },
  citrus: {
    name: "agrumes",
    words: "eau hesperidee*, agrume*, hesperide*, hesperidee*, zeste*, zestes, citrus, acidule*, ecorce* d agrume*",
  },
  oriental: {
    name: "ambré, oriental",
    words: "oriental*, orientaux, ambree*, orientale*, notes orientales, balsamique*",
  },
  aquatic: {
    name: "marin, aquatique",
    words: "aquatique*, marin, marine, marins, marines, ozonique*, ozone, oceanique*, notes marines, note marine",
  },
  fresh: { name: "frais", words: "frais, fraiche, fraiches, fraicheur*, rafraichissant*, vivifiant*, fresh" },
  green: {
    name: "vert",
    words: "vert, verte, verts, vertes, vegetal*, vegetaux, notes vertes, note verte, herbace*, galbanum",
  },
  sweet: {
    name: "sucré",
    words:
      "=sucré*, =sucrée*, sucree, sucrees, douceatre*, suave*, sirupeu~, mielleu~, truc* sucre*, chose* sucree*, odeur* sucree*, parfum* sucre*, note* sucree*, senteur* sucree*, cote sucre, =sucrés, =sucrées",
  },
  powdery: {
    name: "poudré",
    words: "=poudrés, =poudrées, =poudré*, =poudrée*, poudree, poudrees, notes poudrees, note poudree, cote poudre",
  },
  animal: {
    name: "animal",
    words:
      "animal, animale, animales, animalique*, animalite, civette*, castoreum, bestial*, fauve, notes animales, note animale, matiere* animale*, origine animale, hyraceum",
  },
  fruity: {
    name: "fruité",
    words:
      "fruite*, fruitee*, fruit, fruits, fruits murs, fruits exotiques, fruit exotique, notes fruitees, fruits tropicaux, salade de fruits, jus de fruit*",
  },
  spicy: {
    name: "épicé",
    words: "=épicés, =épicées, =épicé*, =épicée*, epicee, epicees, notes epicees, relevee, cote epice",
  },
  herbal: { name: "aromatique", words: "aromatique*, notes aromatiques, herbale*, provencal, provencale" },
  earthy: { name: "terreux", words: "terreux, terreuse, terreuses, cote terre, sous bois humide" },
  gourmand: {
    name: "gourmand",
    words:
      "gourmand*, gourmande*, gourmandise*, patissier, comestible*, notes gourmandes, note gourmande, qui se mange, regressif*, appetissant*",
  },
  resinous: { name: "résineux", words: "resineux, resineuse*, notes resineuses, baume*, balsam" },
  aldehydic: { name: "aldéhydé", words: "aldehyde*, aldehydee*, aldehydes, aldehydique*" },
  dihydromyrcenol: { name: "dihydromyrcénol", words: "dihydromyrcenol*, dihydro myrcenol" },
  linalool: { name: "linalol", words: "linalol*, linalool*, linaloole*" },
  linalyl_acetate: {
    name: "acétate de linalyle",
    words: "acetate de linalyle, linalyl acetate, acetate linalyle, acetate de linalyl",
  },
  aldehyde_c12_mna: {
    name: "aldéhyde C-12 MNA",
    words: "aldehyde c 12 mna, aldehyde c12 mna, mna, methylnonylacetaldehyde, aldehyde mna, c 12 mna",
  },
  cis3_hexenol: {
    name: "alcool de feuille (cis-3-hexénol)",
    words: "cis 3 hexenol, hexenol*, alcool* de feuille*, cis hexenol",
  },
  calone: { name: "calone", words: "calone*" },
  floralozone: { name: "floralozone", words: "floralozone*" },
  helional: { name: "hélional", words: "helional*" },
  melonal: { name: "mélonal", words: "melonal*" },
  gamma_undecalactone: {
    name: "aldéhyde C-14 (gamma-undécalactone)",
    words: "gamma undecalactone, undecalactone*, aldehyde c 14, aldehyde c14, aldehyde peche",
  },
  damascone_beta: { name: "bêta-damascone", words: "damascone beta, beta damascone, damascone*, damascenone*" },
  davana: { name: "davana", words: "davana*" },
  safraleine: { name: "safraléine", words: "safraleine*" },
  safranal: { name: "safranal", words: "safranal*" },
  rose_otto: {
    name: "essence de rose",
    words: "essence* de rose*, huile essentielle de rose, rose otto, otto de rose, otto, attar de rose, huile de rose",
  },
  rose_absolute: { name: "absolue de rose", words: "absolue* de rose*, absolu* de rose*, rose absolue" },
  phenylethyl_alcohol: {
    name: "alcool phényléthylique",
    words:
      "alcool phenylethylique, phenylethyl alcohol, phenethyl alcohol, alcool phenethylique, phenylethanol, phenethylol",
  },
  citronellol: { name: "citronellol", words: "citronellol*, citronnellol*, citronelol" },
  geraniol: { name: "géraniol", words: "geraniol*, jeraniol" },
  jasmine_grandiflorum: {
    name: "jasmin grandiflorum",
    words: "grandiflorum, jasmin* grandiflorum, jasmin de grasse, jasmin d espagne, absolue de jasmin",
  },
  hedione: { name: "hédione", words: "hedione*, methyl dihydrojasmonate, dihydrojasmonate de methyle" },
  benzyl_acetate: { name: "acétate de benzyle", words: "acetate de benzyle, benzyl acetate, acetate benzyle" },
  hexyl_cinnamal: {
    name: "hexylcinnamal",
    words:
      "hexyl cinnamal, hexylcinnamal, hexyl cinnamaldehyde, hexylcinnamaldehyde, aldehyde hexylcinnamique, aldehyde alpha hexylcinnamique, hexyl cinamal, alpha hexyl cinnamaldehyde, alpha hexylcinnamaldehyde",
  },
  indole: { name: "indole", words: "indole*, indol, indolique*" },
  florol: { name: "florol", words: "florol*, florosa" },
  benzyl_salicylate: {
    name: "salicylate de benzyle",
    words: "salicylate de benzyle, benzyl salicylate, salicylate de benzyl, salicylate benzyle, benzylsalicylate",
  },
  methyl_ionone_gamma: {
    name: "alpha-isométhyl ionone",
    words:
      "alpha isomethyl ionone, isomethyl ionone, isomethylionone, methyl ionone, methylionone, alpha isomethylionone, gamma methyl ionone, isomethylionone alpha, alpha iso methyl ionone, iso methyl ionone, alpha isomethyl",
  },
  sandalwood_album: {
    name: "santal album",
    words: "santal album, santal de mysore, santal indien, santal d inde, essence de santal, huile de santal, mysore",
  },
  sandalore: { name: "sandalore", words: "sandalore*" },
  ebanol: { name: "ébanol", words: "ebanol*, trimethylcyclopentenyl methylisopentenol, trimethylcyclopentenyl" },
  javanol: { name: "javanol", words: "javanol*" },
  cedarwood_atlas: {
    name: "cèdre de l’Atlas",
    words: "cedre* de l atlas, cedre* atlas, cedrus atlantica oil extract, cedre* du maroc, huile de cedre de l atlas",
  },
  vetiveryl_acetate: {
    name: "acétate de vétivéryle",
    words: "acetate de vetiveryle, vetiveryl acetate, vetyveryl acetate, acetate de vetyveryle",
  },
  iso_e_super: {
    name: "Iso E Super",
    words:
      "iso e super, iso e, isoe super, iso super, tetramethyl acetyloctahydronaphthalenes, tetramethyl acetyloctahydronaphthalene*, acetyloctahydronaphthalenes",
  },
  norlimbanol: { name: "norlimbanol", words: "norlimbanol*, karanal, timberol" },
  oud_oil: {
    name: "huile d’oud",
    words: "huile* d oud, essence* d oud, dehn al oud, dehn el oud, dahn al oud, huile de oud, oud pur, vrai oud",
  },
  oud_accord: { name: "accord oud", words: "accord* oud, accord* d oud, oud synthetique" },
  evernyl: { name: "evernyl", words: "evernyl*, veramoss" },
  vanillin: { name: "vanilline", words: "vanilline*, vanillin" },
  vanilla_abs: {
    name: "absolue de vanille",
    words: "absolue* de vanille, absolu* de vanille, extrait* de vanille, essence de vanille",
  },
  coumarin: { name: "coumarine", words: "coumarine*, coumarin, cumarine" },
  ethyl_maltol: { name: "éthyl maltol", words: "ethyl maltol, ethylmaltol, maltol*" },
  tobacco_abs: { name: "feuille de tabac", words: "absolue* de tabac, feuille* de tabac" },
  isobutyl_quinoline: {
    name: "isobutylquinoléine",
    words: "isobutyl quinoline, isobutylquinoleine*, isobutyl quinoleine, quinoleine*, isobutylquinoline",
  },
  galaxolide: { name: "galaxolide", words: "galaxolide*, hexamethylindanopyran*, hhcb, musc* polycyclique*" },
  ethylene_brassylate: {
    name: "brassylate d’éthylène",
    words: "brassylate d ethylene, ethylene brassylate, brassylate*, musc t",
  },
  habanolide: { name: "habanolide", words: "habanolide*, globalide" },
  exaltolide: { name: "exaltolide", words: "exaltolide*, pentadecalactone" },
  ambrettolide: { name: "ambrettolide", words: "ambrettolide*" },
  muscone: { name: "muscone", words: "muscone*" },
  helvetolide: { name: "helvétolide", words: "helvetolide*" },
  romandolide: { name: "romandolide", words: "romandolide*" },
  methyl_pamplemousse: { name: "méthyl pamplemousse", words: "methyl pamplemousse, methylpamplemousse" },
  litsea_cubeba: {
    name: "litsea cubeba",
    words: "litsea*, litsea cubeba, litsee*, may chang, verveine exotique, verveine tropicale",
  },
  decanal: { name: "décanal (aldéhyde C-10)", words: "decanal*, aldehyde c 10, aldehyde c10" },
  allyl_amyl_glycolate: {
    name: "glycolate d’allyle amyle",
    words: "glycolate d allyle amyle, allyl amyl glycolate, glycolate d allyle",
  },
  hexyl_acetate: { name: "acétate d’hexyle", words: "acetate d hexyle, hexyl acetate" },
  raspberry_ketone: {
    name: "cétone de framboise",
    words: "cetone* de framboise, cetone* framboise, raspberry ketone, frambinone",
  },
  rose_oxide: { name: "oxyde de rose", words: "oxyde* de rose, rose oxide" },
  methyl_anthranilate: {
    name: "anthranilate de méthyle",
    words: "anthranilate* de methyle, methyl anthranilate, anthranilate*",
  },
  beta_ionone: { name: "bêta-ionone", words: "beta ionone, ionone beta, ionone, ionones" },
  cedarwood_virginia: {
    name: "cèdre de Virginie",
    words:
      "cedre* de virginie, cedre* virginie, juniperus virginiana, juniperus virginiana oil, genevrier de virginie, cedre* rouge",
  },
  amber_core: { name: "Amber Core", words: "amber core, ambercore, bois ambre" },
  ethyl_vanillin: {
    name: "éthylvanilline",
    words: "ethyl vanilline, ethylvanilline, ethyl vanillin, ethylvanillin, ethyle vanilline",
  },
  cocoa_abs: { name: "absolue de cacao", words: "absolue* de cacao, absolu de cacao" },
  benzyl_alcohol: {
    name: "alcool benzylique",
    words: "alcool benzylique, alcool de benzyle, benzyl alcohol, alcool benzilique, benzyl alcool, phenylmethanol",
  },
  methyl_coumarin: {
    name: "6-méthylcoumarine",
    words: "6 methyl coumarin, 6 methylcoumarine, methylcoumarine*, methyl coumarin, methyl coumarine",
  },
  amyl_cinnamal: {
    name: "amylcinnamal",
    words:
      "amyl cinnamal, amylcinnamal, amylcinnamaldehyde, amyl cinnamaldehyde, aldehyde amylcinnamique, alpha amylcinnamaldehyde, alpha amyl cinnamaldehyde",
  },
  cinnamyl_alcohol: {
    name: "alcool cinnamylique",
    words: "alcool cinnamylique, cinnamyl alcohol, alcool cinnamique, alcool de cinnamyle, cinnamyl alcool",
  },
  citral: { name: "citral", words: "citral*, geranial, neral" },
  eugenol: { name: "eugénol", words: "eugenol*" },
  hydroxycitronellal: {
    name: "hydroxycitronellal",
    words: "hydroxycitronellal*, hydroxy citronellal, hydroxycitronnellal",
  },
  isoeugenol: { name: "isoeugénol", words: "isoeugenol*, iso eugenol, iso eugénol" },
  amylcinnamyl_alcohol: {
    name: "alcool amylcinnamylique",
    words:
      "alcool amylcinnamylique, amylcinnamyl alcohol, amyl cinnamyl alcohol, alcool amyl cinnamylique, alcool alpha amylcinnamylique, amylcinnamyl alcool",
  },
  cinnamal: {
    name: "cinnamaldéhyde (cinnamal)",
    words: "cinnamal*, cinnamaldehyde*, aldehyde cinnamique, cinamal, cinamaldehyde, cinnamaldehide",
  },
  anise_alcohol: {
    name: "alcool anisique",
    words:
      "alcool anisique, alcool d anis, anise alcohol, anisyl alcohol, alcool anisylique, alcool anise, anise alcool",
  },
  benzyl_cinnamate: {
    name: "cinnamate de benzyle",
    words: "cinnamate de benzyle, benzyl cinnamate, cinnamate benzyle",
  },
  farnesol: { name: "farnésol", words: "farnesol*" },
  benzyl_benzoate: {
    name: "benzoate de benzyle",
    words: "benzoate de benzyle, benzyl benzoate, benzoate benzyle, benzoate de benzyl, ascabiol",
  },
  limonene: { name: "limonène", words: "limonene*, limoneine, d limonene" },
  methyl_2_octynoate: {
    name: "octynoate de méthyle",
    words:
      "methyl 2 octynoate, octynoate de methyle, 2 octynoate de methyle, octynoate*, carbonate de methylheptine, methyl heptine carbonate, methyl octynoate",
  },
  tree_moss: {
    name: "mousse d’arbre",
    words:
      "mousse* d arbre*, evernia furfuracea, evernia furfuracea extract, tree moss, treemoss, lichen evernia, mousse darbre",
  },
  alpha_terpinene: { name: "alpha-terpinène", words: "alpha terpinene, terpinene*" },
  terpinolene: { name: "terpinolène", words: "terpinolene*" },
  rose_ketones: {
    name: "cétones de rose (damascones)",
    words: "cetone* de rose*, rose ketones, rose ketone, cetone* rose",
  },
  propylidenephthalide: {
    name: "propylidène phtalide",
    words:
      "3 propylidenephthalide, propylidenephthalide, propylidene phtalide, propylidene phthalide, 3 propylidene phtalide, propylidenephtalide",
  },
  methyl_salicylate: {
    name: "salicylate de méthyle",
    words: "salicylate de methyle, methyl salicylate, wintergreen, gaultherie*, essence de wintergreen, salicylates",
  },
  acetyl_cedrene: { name: "acétyl cédrène", words: "acetyl cedrene, acetylcedrene, acetylcédrène, vertofix" },
  amyl_salicylate: { name: "salicylate d’amyle", words: "salicylate d amyle, amyl salicylate, salicylate amyle" },
  anethole: { name: "anéthol", words: "anethol, anethole*" },
  benzaldehyde: {
    name: "benzaldéhyde",
    words: "benzaldehyde*, aldehyde benzoique, essence d amande amere, huile d amande amere",
  },
  beta_caryophyllene: { name: "bêta-caryophyllène", words: "beta caryophyllene, caryophyllene*" },
  carvone: { name: "carvone", words: "carvone*" },
  dimethyl_phenethyl_acetate: {
    name: "acétate de diméthylphénéthyle",
    words:
      "dimethyl phenethyl acetate, acetate de dimethylphenethyle, acetate de dimethyl phenethyle, dmbca, acetate de dimethylbenzylcarbinyle",
  },
  hexadecanolactone: { name: "hexadécanolactone", words: "hexadecanolactone*, dihydroambrettolide" },
  menthol: { name: "menthol", words: "menthol*" },
  salicylaldehyde: { name: "salicylaldéhyde", words: "salicylaldehyde*, aldehyde salicylique" },
  santalol: { name: "santalol", words: "santalol*, alpha santalol, beta santalol" },
  sclareol: { name: "sclaréol", words: "sclareol*" },
  terpineol: { name: "terpinéol", words: "terpineol*, alpha terpineol" },
  trimethylbenzenepropanol: {
    name: "triméthylbenzènepropanol (Majantol)",
    words: "trimethylbenzenepropanol, trimethylbenzene propanol, majantol, trimethyl benzenepropanol",
  },
  eugenyl_acetate: {
    name: "acétate d’eugényle",
    words: "acetate d eugenyle, eugenyl acetate, acetate d eugenol, acetyleugenol",
  },
  geranyl_acetate: { name: "acétate de géranyle", words: "acetate de geranyle, geranyl acetate, acetate de geranyl" },
  isoeugenyl_acetate: {
    name: "acétate d’isoeugényle",
    words: "acetate d isoeugenyle, isoeugenyl acetate, acetate d iso eugenyle",
  },
  pinene: { name: "pinène", words: "pinene*, alpha pinene, beta pinene, pinenes" },
  mother: {
    name: "mère",
    words:
      "mere*, maman*, mamans, mom, mum, moman, yemma, yemna, yema, mama, mummy, daronne*, la daronne, mamounette, mouman, meuman, reum, ma reum, mamoune cherie",
  },
  father: {
    name: "père",
    words: "pere, peres, papa*, papas, daron*, baba, bouya, vava, paternel, papounet, reup, mon reup",
  },
  grandmother: {
    name: "grand-mère",
    words:
      "grand mere*, grands meres, grandmere*, mamie*, mamies, mamy, mami, memere*, =mémé*, ma meme, mamita, grand maman, grandmaman, bonne maman, bonnemaman, bobonne*, nonna, mamou, manou, aieule*, grands parents, mamet, mamoune, maminou, mam goz, jeddati, jedda, djedda, setti, teta, teita, g mere, gd mere, gd mère, gran mere, grd mere, babouchka, abuela, mémère, =mamé",
  },
  grandfather: {
    name: "grand-père",
    words:
      "=papé, papet, pappy, grand pere*, grands peres, grandpere*, papi*, papis, papy*, papys, pepe, pepes, =pépé*, pepere*, grand papa, grandpapa, bon papa, bonpapa, aieul, jeddi, jdi, djeddi, nonno, abuelo, gd pere, gran pere, grd pere, pepito, papet, tad koz, papinou, g pere",
  },
  great_grandmother: {
    name: "arrière-grand-mère",
    words:
      "arriere grand mere*, arriere mamie, arriere grands meres, arriere grand maman, arrieregrand mere, arriere grandmere",
  },
  great_grandfather: {
    name: "arrière-grand-père",
    words:
      "arriere grand pere*, arriere papi, arriere papy, arriere grands peres, arriere grand papa, arriere grandpere",
  },
  aunt: {
    name: "tante",
    words:
      "tante*, tata*, tatas, tatie*, taty, tantine*, tantie*, matante*, ma tante, mes tantes, khalti, khalto, khala, 3amti, amti, aamti, ameti, marraine*, grand tante*, grande tante, tati, khaltou, xalti, badiene",
  },
  uncle: {
    name: "oncle",
    words:
      "oncle*, tonton*, tontons, mononcle*, mon oncle, ammi, 3ammi, khali, khal, ammou, 3ammo, tonton, parrain*, grand oncle*, 3ammou, noncle",
  },
  mother_in_law: {
    name: "belle-mère",
    words: "belle mere*, belles meres, belle maman, belledoche*, belle doche, bellemere, belle mama",
  },
  father_in_law: { name: "beau-père", words: "beau pere*, beaux peres, beau papa, beaux parents, beaupere" },
  sister: {
    name: "sœur",
    words:
      "soeur*, frangine*, reus, reuss, soeurette*, grande soeur, petite soeur, belle soeur*, demi soeur, jumelle*, sista, khti, okhti, ukhti, seur, sœurs, khiti",
  },
  brother: {
    name: "frère",
    words:
      "frere*, frangin*, frerot*, reuf, refre, frero, grand frere, petit frere, beau frere*, demi frere, jumeau*, khouya, khoya, akhi, bro, brother, freres, grand reuf",
  },
  cousin: {
    name: "cousin, cousine",
    words: "cousin, cousins, cousine*, couz, cuz, cousinade, niece*, neveu, neveux, petit cousin, kouzin",
  },
  son: {
    name: "fils",
    words:
      "fils, fiston*, mon garcon, mes garcons, petit fils, beau fils, gendre, weldi, wlidi, mon gamin, mon ptit gars, mon gars",
  },
  daughter: {
    name: "fille",
    words:
      "ma fille, mes filles, notre fille, sa fille, nos filles, ta fille, leur fille, ma petite fille, fifille*, fillette*, belle fille, benti, bnti, binti, ma gamine, ma puce, ma grande fille, filleule*, petites filles",
  },
  baby: {
    name: "bébé",
    words: "bebe*, bb, nourrisson*, nouveau ne*, nouveaux nes, beb, poupon*, bambin*, mon bebe, nouveau né",
  },
  child: {
    name: "enfant",
    words:
      "enfant, enfants, gosse*, mome*, gamins, gamines, marmot*, mioche*, gosses, ti cul, petits enfants, filleul*, kids, marmaille*",
  },
  wife: { name: "épouse", words: "epouse*, ma femme, sa femme, ta femme, mon epouse, femme de ma vie" },
  husband: { name: "mari", words: "mari, maris, epoux, mon homme, rajel, rajli, hubby, mon bonhomme" },
  fiance: {
    name: "fiancé, fiancée",
    words: "fiance, fiances, fiancee*, futur mari, future femme, promis, promise, fiancé",
  },
  boyfriend: {
    name: "petit ami",
    words:
      "copain, petit ami, petits amis, mon mec, mon chum, chum, mon copain, mon keum, keum, son copain, mec, mon namoureux",
  },
  girlfriend: {
    name: "petite amie",
    words:
      "copine, petite amie, petites amies, ma blonde, sa blonde, blonde, ma meuf, meuf, ma copine, ma go, sa go, ma nana, sa copine",
  },
  beloved: {
    name: "être aimé",
    words:
      "etre cher, etres chers, mon amour, mon cheri, ma cherie, cheri, cherie, bien aime*, amant, amants, amante*, amoureux, amoureuse*, mon coeur, habibi, habibti, conjoint*, compagnon, compagne, baiser*, bisou*, etreinte*, calin, calins, l homme que j aime, la femme que j aime, ma moitie, mon ame soeur, crush, dulcinee",
  },
  ex: {
    name: "ex",
    words:
      "ex, mon ex, ma ex, mes ex, ex mari, ex femme, ex copain, ex copine, exs, ex belle mere, ex petit ami, ex meuf, ex mec, ex chum, ex blonde",
  },
  friend: {
    name: "ami, amie",
    words:
      "ami, amis, amie, amies, pote*, meilleur ami, meilleure amie, besta, bestie, bff, camarade*, sahbi, sahbti, copains, copines, collegue*, amiga, amigo, sadiki, ma besta",
  },
  teacher: {
    name: "maître, maîtresse",
    words:
      "maitresse*, maitre d ecole, instituteur*, institutrice*, instit*, prof, profs, professeur*, enseignant*, maitre, maitres, oustaz, ustad, la prof",
  },
  neighbour: {
    name: "voisin, voisine",
    words: "voisin, voisins, voisine*, voisinage, jirana, jarti, concierge*, gardienne",
  },
  roommate: { name: "colocataire", words: "coloc*, colocataire*, colloc*, colocs" },
  doctor: {
    name: "médecin",
    words:
      "docteur*, medecin*, toubib*, infirmier*, infirmiere*, dermato*, dermatologue*, gyneco*, sage femme, dentiste*, pediatre*, kine, pharmacien*, pharmacienne*, generaliste*, dr, doc",
  },
  boss: {
    name: "patron, patronne",
    words:
      "patron, patrons, patronne*, boss, cheffe*, directeur*, directrice*, manager*, employeur*, mon chef, ma chef, le chef du bureau",
  },
};
