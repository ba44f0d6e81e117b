import type { Vocabulary } from "./vocabulary.ts";

export const frenchVocabulary: Vocabulary = {
  rain: "pluie*, pluvieu~, brume*, brouillard*, averse*, bruine*, crachin*, drache*, ondee*, pleut, pleuvait, pleuvoir, mousson*, saison* des pluies, hivernage, giboulee*, petrichor, petricor, pluit, plui",
  thunder: "orage*, orageu~, tonnerre*, eclair* d orage, foudre, tempete*, coup* de tonnerre, tornade*",
  asphalt:
    "asphalte*, bitume*, goudron mouille, goudron chaud, macadam, trottoir*, bitume mouille, asphalte mouille, asphalte chaud, bitume chaud, rue* mouillee*, route* mouillee*, goudron de la route, goudron apres la pluie",
  wet_stone:
    "chaux, lait de chaux, mur chaule, tuf, tuffeau, caillou*, cailloux, pierre, cour mouillee, ciment*, beton*, platre, pierre* mouillee*, pierre* humide*, pierres, la pierre, de pierre, en pierre, pierre chaude, pierre seche, pierre froide, pierre ponce, vieille* pierre*, pave*, pave* mouille*, galet*, ardoise*, mineral*, mineraux, silex, gravier*",
  earth:
    "vers l humus, compost*, humus, terreau*, terre, terre mouillee, terre humide, terre retournee, terre labouree, terre battue, argile*, glaise, boue, gadoue, sable mouille, latérite, terre rouge, rassoul, ghassoul, tourbe, sol mouille, sol humide, labour*",
  cellar:
    "cave, caves, cave a vin, sous sol*, cellier*, grotte*, puits, salpetre, moisi, moisissure*, renferme, souterrain*",
  dust: "poussiere*, poussiereu~",
  sea: "mer, mers, ocean*, plage*, rivage*, vagues, la vague, eau =salée, eau salee, air =salé, air sale, vent =salé, embrun*, air marin, vent marin, brise marine, brise* de mer, air iode, maree*, crique*, bord de mer, bord de l eau, littoral, cote d azur, mediterranee, atlantique, lagon*, lagune*, corniche, calanque*, eau de mer, iode*",
  salt: "sel, sels, fleur* de sel, gros sel, sel de mer, salin, saline, salines, marais salant*, gout =salé, notes =salées, note =salée",
  seaweed: "algue*, varech*, goemon*, coquillage*, huitre*",
  harbour:
    "port, ports, port de peche, vieux port, bateau, bateaux, voilier*, quai, quais, chalut*, chalutier*, ponton*, jetee, corde* mouillee*, barque*, pirogue*, filet* de peche, bateau de peche",
  river:
    "wadi, gue, bief, riviere*, lac, lacs, ruisseau, ruisseaux, cascade*, fontaine*, fleuve*, etang*, torrent*, oasis, eau* vive*, crique du lac, chute* d eau, marigot*, oued, oueds, bord du lac, bord de riviere, bolong, marais, nenuphar*, la mare, une mare, la source, eau de source",
  water: "eau, eaux, eau fraiche, eau douce, eau claire, flaque*, humidite",
  swimming_pool: "piscine*, pataugeoire*, bassin, bassins",
  chlorine: "chlore*, chlor, eau de javel, javel, odeur de javel",
  incense:
    "encens, ensens, bakhour, bakhoor, bkhour, bkhor, bokhour, lbkhour, bakhur, thiouraye, tchouraye, tiouraye, thiouray, cuuray, nag champa, brule parfum*, baton* d encens, cone* d encens",
  frankincense:
    "oliban, frankincense, luban, louban, loban, encens d oman, encens oliban, olibanum, boswellia, boswellia carterii, encens d eglise",
  myrrh: "myrrhe*, mirrhe, mirre, myrre, myrrh, commiphora, commiphora myrrha",
  opoponax: "opoponax, opopanax, opoponaxe, myrrhe douce, myrrhe bisabol",
  church:
    "eglise*, cathedrale*, chapelle*, messe, messes, messe de minuit, encensoir*, abbaye*, monastere*, couvent*, sacristie*, temple*, basilique*, cloitre*",
  palo_santo: "palo santo, palo, bois sacre, bois saint",
  mosque: "mosquee*, minaret*, mosque, masjid, zaouia*",
  prayer: "priere*, prier, mecque, medine, tapis de priere, salat, hajj, omra, pelerinage*",
  feast: "ramadan, ramdan, =aïd, aid el~, aid al, l aid, tabaski, korite, jeune du ramadan, iftar, ftour",
  oud: "oud, bois de oud, oudh, doud, aoud, oude, agar, agarwood, bois d agar, bois d oud, bois d aigle, bois d aloes, 3oud, loud, ouds, oudhs, oud qmari",
  majlis: "majlis, salon marocain, salon arabe",
  bisht: "bisht, bishts",
  candle: "bougie*, chandelle*, cierge*, chandelier*, meche* de bougie, bougie* eteinte*, bougie* soufflee*",
  wax: "cire, cires, encaustique, cire a parquet, cire des meubles, parquet cire, meuble* cire*, cirage du parquet, table* ciree*, escalier* cire*, sol* cire*, plancher* cire*",
  lantern: "lanterne*, lampion*, lampe a petrole, lampe a huile, fanal, lampe tempete",
  matches: "allumette*, soufre, briquet*",
  coffee:
    "ricore, cafe chicoree, chicoree leroux, chicoree a boire, nescafe, torrefacteur, cafe maure, nous nous, cafe casse, cafe, cafes, kafe, caoua, kawa, qahwa, kahwa, expresso*, espresso*, cafetiere*, moka, cappuccino*, capuccino*, cafe touba, cafe turc, cafe noir, cafe au lait, cafe moulu, grain* de cafe, nespresso, ristretto, arabica, marc de cafe, cafe filtre, torrefie*, torrefaction",
  cafe: "bistrot*, bistro*, brasserie*, bar, terrasse* de cafe, torrefacteur*, salon* de the, taverne*",
  chocolate:
    "ovomaltine, nesquik, chocolaterie*, chocolat en poudre, chocolat*, choco, chocolate, chocolatee*, mousse* au chocolat, chocolat chaud, fondant au chocolat, brownie*, ganache*, nutella, chocolatine*, pain* au chocolat, cacaote*, truffe* au chocolat",
  cocoa: "caroube*, caroubier*, cacao, cacaos, cacaoyer*, cabosse*, feve* de cacao, poudre de cacao, banania",
  hazelnut: "noisette*, noisetier*, gianduja, pate a tartiner",
  nut: "sellou, sellou aux amandes, sfouf, zrir, fruit* a coque, noix de cajou, noix de pecan, pecan*, cajou*, anacarde*, noix de macadamia, macadamia, marron* grille*, marron* chaud*, marron* glace*, chataigne*, creme de marron*, noix de pecane, noix du bresil, sesame, chebakia, tahini, tahin, noix de cola, noix de kola",
  pistachio: "pistache*, pistachier*",
  peanut:
    "cacahuete*, cacahouete*, cacahouette*, cacahuette*, arachide*, beurre de cacahuete*, beurre d arachide*, pinotte*, mafe, tigadegue",
  walnut: "noix, noyer*, brou de noix, cerneau*, noix de grenoble, huile de noix",
  praline: "praline*, pralin, pralinoise, nougatine*, chouchou* grille*, calisson*, frangipane*",
  vanilla:
    "vanille*, vanile*, vanillie*, vaniye, vanil, vanilla, gousse* de vanille, vanille bourbon, vanille de madagascar, sucre vanille, vanillee*",
  custard:
    "creme* anglaise*, creme* brulee*, creme* dessert*, creme patissiere, flan*, creme* caramel, panna cotta, ile* flottante*, tarte au flan, danette*, pudding*, creme a la vanille",
  bread:
    "bagel*, bretzel*, fougasse*, pain batard, pain tabouna, bretzels chauds, ficelle de pain, pain au levain, pain*, baguette*, pain chaud, pain grille, toast*, tartine*, miche*, khobz, kesra, levain, mie de pain, batbout, tabouna, galette de ble, matlouh, pain perdu, pain de mie, biscotte*, pain frais, petit* pain*, fournee*",
  bakery:
    "boulangerie*, boulanger*, fournil*, boulange, four a bois, four a pain, du four, au four, le four, sortie du four",
  pastry:
    "craquelin*, zlabia, zalabia, griwech, griouech, samsa, bambalouni*, briouate* au miel, briouate* aux amandes, cuchaule*, taillaule*, pompe* a l huile, kaab el ghzal, kaab ghzal, kaab laghzal, oreillettes de carnaval, bugne*, merveilles de carnaval, beignets de carnaval, mona oranaise, mouna, bolo, bolos, puff puff, botokoin, mikate, chichis, chichi, churros, churro, sables, sable breton, speculoos, brioche*, croissant*, viennoiserie*, pate feuilletee, feuillete*, chausson* aux pommes, kouign amann, couque*, cramique, msemen*, msemmen, baghrir, sfenj, pate a choux, eclair* au cafe, eclair* au chocolat, gateau* sorti* du four, pate qui leve, cornes de gazelle, corne* de gazelle, baklawa, baklava, makrout, makroud, kouglof*, kougelhopf*, kugelhopf*",
  pie: "pastilla*, tarte*, tourte*, crumble*, clafoutis, tartelette*, quiche*",
  flour: "de la bsissa, la bsissa, la tamina, de la tamina, farine*, semoule*, pate crue, pate a pain",
  popcorn: "popcorn*, pop corn, mais souffle, mais grille",
  rice: "teurgoule, riz, riz au lait, riz basmati, basmati, riz jasmin, thieb, thieboudienne, tchep",
  candy:
    "babelutte*, betise* de cambrai, zan zan bonbon, pate* a mache*, sucre* a la creme a l ancienne, krema, arlequin* bonbon, chique* ardennaise*, bonbon* collant*, bonbon*, friandise*, sucrerie*, sucette*, dragibus, haribo, tagada, berlingot*, confiserie*, nougat*, loukoum*, dragee*, reglisserie, cuberdon*, fraise* tagada, bonbec*, caramel* mou*, sucre* d orge, roudoudou*, halwa",
  sugar:
    "temps des sucres, sirop de poteau, jaggery, sucre de palme, sucre, sucres, sucre ajoute, sucres ajoutes, sukre, sucre roux, cassonade*, vergeoise, sucre de canne, canne a sucre, sucre brule, sucre glace, melasse*, sirop, sirops, sucre en poudre, cabane* a sucre, tire sur la neige",
  caramel:
    "caramel*, caramel* au beurre sale*, caramelise*, dulce de leche, confiture de lait, carambar*, toffee*, fudge, tire sainte catherine, caramel* beurre sale",
  maple: "sirop* d erable, sucre* d erable, beurre d erable, tire d erable, lactone d erable, cyclotene, eau d erable",
  cake: "tarte* au sucre, far breton, paris brest, saint honore a la creme, millefeuille*, panettone*, stollen*, tourment d amour, tourments d amour, blanc manger, pouding*, jos louis, ghriba*, ghoriba, fekkas, dziriettes, mkhabez, =canelé, =canelés, =cannelé, =cannelés, canele* de bordeaux, cannele* de bordeaux, canele* bordelais*, canelé bordelais, navettes de marseille, gateau battu, buche de noel, buche* patissiere*, biscuiterie*, pate de riz sucree, gateau, gateaux, gato, cake*, dessert*, patisserie*, biscuit*, cookie*, crepe*, gaufre*, madeleine*, macaron*, sable* breton*, speculoos, spekuloos, beignet*, chouquette*, quatre quarts, financier*, galette*, queue* de castor, muffin*, donut*, beigne*, cheesecake*, tiramisu*, chou a la creme, mille feuille*, pet* de soeur, genoise*",
  cotton_candy: "barbe* a papa, barbapapa, barbe papa, fete foraine, ducasse, sucre file",
  marshmallow: "whippet*, guimauve*, chamallow*, marshmallow*, shamallow*, mashmallow*, meringue*",
  jam: "confiture*, compote*, gelee de fruit*, marmelade*, confit de fruit*, coulis",
  ice_cream:
    "glace, glaces, creme glacee, cremes glacees, sorbet*, cornet de glace, esquimau*, boule* de glace, glace a l eau, milkshake*, glacier",
  chewing_gum:
    "chewing gum*, chewinggum*, chewing*, malabar*, bubble gum, bubblegum, gomme balloune, hollywood gum, gomme a macher",
  almond:
    "amlou, amande*, amandier*, orgeat, massepain*, pate* d amande*, lait d amande*, amaretto, sirop d orgeat, amandes ameres, louz, dragees aux amandes",
  honey: "chouchen, miel, miels, miellee*, mielle*, hydromel, gelee royale",
  beeswax:
    "produit* de la ruche, produit* des abeilles, cire* d abeille*, ruche*, ruchers, rucher, abeille*, cera alba",
  propolis: "propolis",
  milk: "lait, laits, laiteu~, lacte*, lait chaud, lait concentre*, lait caille, lait de vache, laitage*, biberon*, lben, leben, nido, lait en poudre",
  cream: "creme, cremes, cremeu~, chantilly, creme fraiche, creme fouettee, mascarpone, kremeux",
  butter:
    "beurre*, beurre fondu, beurre noisette, smen, ghee, beurre demi sel, beurre de karite, karite, margarine, beurre sale",
  lactones: "lactone*",
  phenols: "phenols, phenoliques, composes phenoliques",
  yoghurt:
    "raclette*, fondue savoyarde, fondue suisse, fondue au fromage, camembert*, roquefort, munster, maroilles, reblochon*, gruyere, vacherin fribourgeois, emmental, mozzarella, parmesan, jben, fromagerie*, thiakry, thiacry, lait fermente, fromage*, yaourt*, yogourt*, yoghourt*, yahourt*, fromage blanc, petit suisse*, danone*, raib, kefir",
  dates:
    "rfiss, bouza dattes, makrout aux dattes, robb de dattes, pate de datte, datte*, deglet nour, date fourree, dates fourrees, medjool, medjoul, tmar, pate de dattes, sirop de dattes, dattier*",
  spices:
    "epice*, epices, ras el hanout, raselhanout, souk aux epices, marche aux epices, souk des epices, melange d epices, massala, masala, garam masala, chai latte, chai, soukh, tchai",
  cinnamon:
    "cannelle*, canelle*, cannele*, kannelle, canele, baton* de cannelle, ecorce* de cannelle, cinnamon, cinnamomum, cinnamomum cassia leaf oil, cinnamomum zeylanicum bark oil, cinnamomum zeylanicum, cinnamomum cassia, casse de chine, qarfa, karfa, huile de cannelle",
  clove:
    "girofle*, clou* de girofle, clou* girofle, giroffle, qronfel, eugenia caryophyllus, eugenia caryophyllus oil, syzygium aromaticum, girofles",
  pepper:
    "poivrier*, poivre, poivres, poivre noir, poivre blanc, poivre du moulin, grain* de poivre, poivree*, poivre long, poivre de sichuan, poivre de timut",
  pink_pepper: "baie* rose*, poivre* rose*, baie de bourbon, baies du bresil",
  ginger:
    "gingembre*, gingimbre, jinjembre, ginjembre, gnamakou, gnamankoudji, skenjbir, zingiber, ginger, jus de gingembre",
  coriander: "coriandre*, graine* de coriandre, kosbor, kesbour, coriandrum sativum, persil arabe",
  nutmeg: "muscade*, noix de muscade, noix muscade, macis",
  cumin: "cumin*, kamoun",
  caraway: "carvi, carvis, tabel",
  apiaceae: "apiacee*, ombellifere*, apiaceae, famille de la carotte, famille du persil",
  fennel: "fenouil*, fenouille*, besbes",
  anise:
    "anis, anise*, anis etoile, badiane*, pastis, ricard, anisette*, pernod, absinthe anisee, anis vert, ouzo, raki, boisson anisee",
  curry: "fenugrec, helba, halba, curry*, cari, colombo, massale, kari, carry",
  turmeric: "curcuma*, kurkuma, safran des indes",
  allspice: "piment de la jamaique, quatre epices, 4 epices, toute epice, bois d inde",
  mulled_wine: "vin chaud, vins chauds, gluhwein, vin aux epices, marche* de noel",
  chilli: "piment*, pimente*, piment d espelette, harissa, paprika, piment oiseau, tabasco, chili",
  liquorice: "reglisse*, zan, cachou*, reglis, baton de reglisse",
  gingerbread: "pain* d epice*, pain* epice*, leckerli, pain depice*",
  horseradish: "raifort*, wasabi",
  mustard: "moutarde*, moutarde de dijon",
  saffron: "safran*, saffran, zaafran, zafran, saffron",
  cardamom: "cardamome*, cardamone*, kardamome, cardamomme, cardamom, hel, gousse* de cardamome",
  tea: "kombucha, thes parfumes, =thé, =thés, =thè, the vert, the noir, the blanc, tasse* de the, du the, le the, un the, mon the, de the, son the, au the, ton the, the chaud, the sucre, the touareg, the du desert, earl grey, matcha, ataya, attaya, atay, theiere*, rooibos, the glace, kinkeliba, lapsang, oolong, feuille* de the, infusion*, sachet* de the, theine",
  mate: "=maté, mate argentin, yerba mate, yerba, herbe a mate, le mate, du mate",
  samovar: "samovar*",
  mint: "pastille* vichy, elmex, fluocaril, email diamant, teraxyl, dentifrice elmex, menthe*, menthole*, mentholee*, menthe fraiche, naa naa, na3na3, menthe a l eau, dentifrice*, diabolo menthe",
  peppermint: "menthe* poivree*, huile de menthe poivree, mentha piperita, mentha piperita oil, peppermint",
  spearmint:
    "menthe* verte*, menthe* douce*, nanah, huile de menthe verte, mentha viridis leaf oil, mentha viridis, mentha spicata, spearmint",
  eucalyptus:
    "eucalyptus, eucalyptu, ocalyptus, eucaliptus, eucalyptol, eucalyptus globulus oil, eucalyptus globulus, gommier*, kalitous",
  tea_tree: "arbre a the, arbres a the, tea tree, huile d arbre a the, melaleuca",
  basil: "basilic*, bazilic, pistou, pesto, hbaq",
  thyme: "thym, thyms, serpolet, zaatar, zatar, farigoule",
  rosemary: "romarin*, klil, iklil",
  sage: "sauge*, salvia, sauge blanche",
  clary_sage: "sauge* sclaree*, sclaree*, salvia sclarea",
  herbs:
    "chartreuse verte, liqueur de chartreuse, hysope*, liveche, angelique confite, racine d angelique, angelique racine, myrte*, herboristerie*, elixir vegetal, farigoulette, pebre d ai, garrigue*, garigue*, maquis, herbes de provence, herbes aromatiques, herbe* aromatique*, herbes, plantes medicinales, tisane*, aromates, ciboulette, estragon, sarriette, fines herbes, herbes du maquis, herboriste*, bouquet garni, marjolaine*, melisse*",
  dill: "aneth*",
  parsley: "persil, persils, cerfeuil, persille*, maadnous",
  laurel: "laurier, lauriers, feuille* de laurier, laurus nobilis leaf oil, laurus nobilis, savon d alep, rand",
  oregano: "origan*",
  lamiaceae: "lamiacee*, labiee*, lamiaceae, famille de la menthe",
  wormwood: "vermouth*, absinthe*, armoise*, chiba, genepi, artemisia",
  cannabis:
    "cannabis, beuh, weed, haschich, haschisch, hachich, chanvre*, marijuana, marie jeanne, chichon, zetla, ganja, petard, fume un petard, fumait des petards, fumer des petards",
  camphor:
    "vick, camphre*, camphora, vicks, vaporub, baume du tigre, kafour, baume tigre, vicks vaporub, cinnamomum camphora, camphor",
  leather:
    "souk des tanneurs, souk aux tanneurs, tanneurs, tannerie*, peaux du souk, peaux tannees, peau tannee, cuir*, daim, daims, suede*, suedine, maroquinerie*, blouson* de cuir, perfecto*, cuir neuf, cuir de russie, babouche*, cartable en cuir, nubuck, sellerie* cuir, cordonnier*, cordonnerie*",
  saddle: "selle, selles, sellerie*, sellier*, harnais",
  shoe_polish: "cirage*, cire a chaussures, cirer les chaussures, cirage noir, cireur*",
  horses: "cheval, chevaux, jument*, poney*, poulain*, equitation, crottin*, criniere*, chevale",
  stable:
    "ecurie*, centre equestre, manege equestre, haras, box des chevaux, etable*, bergerie*, fumier, vaches, bouse, bouses, brebis, moutons, chevres, troupeau, troupeaux, purin, lisier",
  camel: "chameau, chameaux, chamelle*, dromadaire*",
  tobacco:
    "tabac*, cigare*, cigarette*, clope*, gauloise*, gitanes, tabac blond, tabac brun, tabac froid, cigarillo*, nicotine, mégot, megot*, neffa, tobacco, havane*, taba, pipe, pipes, tabac a pipe, chicha*, narguile*, shisha*, narghile*, houka, hookah",
  smoke:
    "qui brule, qui brulent, qui brulaient, qui brulait, fumee*, feu, feux, feu de bois, feux de bois, feu de camp, feu de cheminee, bois brule, bois qui brule, flamme*, flambee*, braise*, brasier*, incendie*, feu de la saint jean, enfumee*, odeur de brule, le brule, de brule, crame*, bruler du bois, sent le brule, feu qui crepite, =fumé, =fumés, fumeux, fumeuse*, notes fumees, note fumee, empyreumatique*, cuir fume",
  ash: "cendre*, cendrier*, suie*",
  charcoal: "charbon*, charbon de bois, houille, fusain*, kanoun",
  chimney:
    "poele, poele a charbon, cheminee*, atre, poele a bois, foyer de la cheminee, insert a bois, poele a petrole, cantou",
  barbecue:
    "suya, choukouya, tchoukouya, afra, dibi, braise du soir poisson, barbecue*, barbeuk, bbq, barbuc, grillade*, brochette*, mechoui*, braai, dibiterie, merguez, choukaya, plancha",
  tar: "goudron*, coaltar, goudronne*, poix, goudron de bouleau, cade, huile de cade, guitran, huile de bouleau, bouleau pyrogene",
  gunpowder:
    "poudre a canon, feu* d artifice, petard* du 14 juillet, cartouche*, baroud, poudre noire, feux dartifice, petards, les petards, des petards, petard mouille, feux de bengale, fusee* d artifice",
  meat: "la tourtiere, une tourtiere, de tourtiere, ma tourtiere, les tourtieres, tourtiere du lac saint jean, carbonade flamande, carbonades flamandes, blanquette de veau, les cretons, des cretons, ragout de pattes, un ragout, le ragout de, ragout de mouton, choucroute garnie, la choucroute, une choucroute, smoked meat, cassoulet, kedjenou, khlii, kefta*, poulet yassa, yassa, boucherie*, bœuf, garba poulet, cabri, bouc grille, daube*, viande*, steak*, poulet*, saucisson*, saucisse*, jambon*, agneau, mouton, boeuf, porc, bacon, lardon*, roti, poulet roti, charcuterie*, couscous, tajine*, burger*, kebab*, bouillon, pot au feu, gibier",
  fish: "bouillabaisse*, yett, garba, attieke poisson, poisson braise, stockfish, poisson*, sardine*, poissonnerie*, poissonnier*, crevette*, thon, maquereau*, morue*, poisson fume, yaboy, guedj, poisson seche, crustace*, fruits de mer, crabe*, homard*, langouste*, langoustine*, moules, calamar*, poulpe*, anguille*, truite*, saumon*, hareng*, nuoc mam",
  books:
    "livre*, bibliotheque*, librairie*, manuscrit*, bouquin*, grimoire*, bouquiniste*, vieux livres, bd, bandes dessinees, encyclopedie*",
  paper:
    "un buvard, le buvard, papier buvard, du buvard, papier*, parchemin*, carton*, cahier*, journal papier, journaux, papier journal, papeterie*, papier d armenie, feuille* de papier, lettres anciennes, imprimerie*, vieilles lettres, magazine*",
  ink: "roneo, polycopie*, alcool a polycopier, journal, papier journal, journaux, encre* violette*, encre* bleue*, encre* noire*, encre, encres, encrier*, stylo plume, encre de chine, plume d oie, feutre*, marqueur*",
  attic:
    "grenier*, vieille armoire, vieux meubles, vieilles armoires, vieux meuble, brocante*, antiquaire*, galetas, coffre en bois, malle*",
  wood: "acajou, teck, bois de teck, iroko, okoume, wenge, bois de hetre, bois de frene, copeaux de bois, plancher en bois, cabane en bois, bois, sciure*, copeau, copeaux, planche, planches, parquet*, buche*, rondin*, bois sec, bois brut, bois coupe, bois frais, bois flotte, bois precieux, bois blond, meuble* en bois, tronc*, ecorce*, bois mouille, bois humide, bwa, bois secs, les bois secs, bois blonds, les bois blonds, les bois precieux, les bois nobles, bois nobles, bois exotiques, bois rares, bois clairs, bois sombres, bois verni, bois vernis, bois vernie",
  oak: "chene, chenes, bois de chene, fut* de chene, tonneau, tonneaux, barrique*",
  birch: "bouleau, bouleaux, ecorce de bouleau",
  bamboo: "bambou*, bambouseraie*",
  rosewood: "bois de rose, palissandre*",
  ebony: "ebene*, bois d ebene, ebenier*",
  carpenter:
    "menuisier*, menuiserie*, ebeniste*, ebenisterie*, charpentier*, scierie*, atelier bois, atelier de bois, charpente*",
  guaiac_wood: "gaiac, gayac, bois de gaiac, bois de gayac, guaiac, guaiacwood",
  vetiver: "vetiver*, vetyver*, vetivere, vetivert, vétiver bourbon, khus khus, sepp, gongoli, racine* de vetiver",
  patchouli:
    "patchouli*, patchoulie, patchoul, patchouly, pogostemon cablin, pogostemon cablin oil, pachouli, patchoulis",
  cypriol: "cypriol, nagarmotha, souchet, gowe, gowé, cyperus",
  cedar: "cedre*, bois de cedre, cedrus atlantica, cedrus atlantica oil, cedrus, arz, cedre du liban, thuya",
  pencil:
    "crayon*, taille crayon*, crayons de couleur, crayons a papier, crayon de papier, crayon mine, copeaux de crayon, trousse d ecole",
  sandalwood:
    "santal, santals, bois de santal, sandal, santal album oil, santalum album oil, santalum album, sandalwood, santal blanc",
  cashmere_wood: "bois de cachemire, cashmeran, cachemeran, bois de cashmere",
  forest:
    "taiga, foret*, sous bois, dans les bois, les bois, bosquet*, foret humide, jungle, clairiere*, brousse, mangrove*, taillis",
  pine: "zgougou, assida zgougou, assidat zgougou, pignade*, pin, pins, pinede*, pomme* de pin, aiguille* de pin, pin parasol*, landes, bois de pin, pinus mugo, pinus pumila, pignon*, cocotte* de pin, pin maritime, epine* de pin, epines de pins",
  fir: "baume du canada, gomme de sapin, sapins baumiers, sapin, sapins, sapin baumier, sapinage*, aiguille* de sapin, baume de sapin, balsamique de sapin, abies, epine* de sapin",
  spruce: "la pruche, de pruche, les pruches, des pruches, epicea*, epinette*, biere d epinette, sapinette*, meleze*",
  christmas_tree: "sapin* de noel, arbre* de noel, boule* de noel",
  juniper: "peket, jenever, genevrier*, genievre*, baie* de genievre, baie* de genevrier, gin, gin tonic, cadier",
  cypress: "cypres, cupressus",
  conifers: "conifere*, pinacee*, cupressacee*, resineux, pinaceae, cupressaceae, arbres verts",
  moss: "mousse, mousses, mousse des bois, mousse verte, mousse humide, lichen*, moussu*",
  oakmoss:
    "mousse* de chene*, mousse chene, evernia prunastri, evernia prunastri extract, oakmoss, oak moss, chypre*, chypree*",
  mushroom: "champignon*, cepe*, truffe, truffes, bolet*, girolle*, morille*, pleurote*",
  fern: "fougere*",
  fallen_leaves:
    "feuille* morte*, tapis de feuilles, feuille* d automne, feuilles seches, automne*, feuilles d erable, feuilles au sol",
  resin:
    "lentisque*, mastic de chios, gomme mastic, meska, mestka, meska horra, gomme de pin, encens des pauvres, resine, resines, seve*, gomme arabique, copal, sandaraque",
  colophony: "colophane*, colophone, acide abietique, resine de pin, resines de pin, gemme de pin, poix de bourgogne",
  elemi: "elemi*",
  amber: "ambre*, anbar, anbre, ambar, lambre, dambre, amber, accord ambre",
  benzoin: "benjoin*, benzoin, jaoui, djaoui, styrax benzoin, benjouin, jawi, papier darmenie",
  labdanum: "labdanum*, ladanum, ciste*, ciste labdanum, cistus ladaniferus, cistus",
  ambergris: "ambre* gris, ambroxan, ambrox, ambergris, ambregris, cetalox",
  styrax: "styrax, storax, liquidambar*",
  tolu_balsam: "tolu, baume de tolu, baume du tolu, myroxylon balsamum",
  peru_balsam:
    "myroxylon pereirae oil extract, baume* du perou, baume de perou, baume perou, myroxylon pereirae, myroxylon pereirae oil, balsam of peru, baume peruvien, beaume du perou, beaume perou",
  musk: "musc*, musk*, musque*, musquee*, musc blanc, muscs blancs, misk, mesk, musque blanc, muscs, tahara, musc tahara, muske",
  ambrette: "ambrette*, graine* d ambrette",
  skin: "peau, peaux, peau propre, peau tiede, peau chaude, nuque, son cou, sa peau, ta peau, creux de son cou, odeur corporelle naturelle, ton cou, creux du cou, cou de ma, cou de mon",
  hair: "cheveux, cheveu, chevelure*, tresses",
  pillow: "oreiller*, coussin*, taie*, traversin*, couette*, edredon*",
  sweat: "transpiration, sueur*, transpire, transpirait, aisselle*, odeur corporelle, vestiaire*",
  sunscreen:
    "piz buin, bergasol, hawaiian tropic, coppertone, banana boat, creme* solaire*, huile* solaire*, lait solaire, huile* de bronzage, huile* a bronzer, monoi, ambre solaire, nivea solaire, apres soleil, autobronzant, bronzage, indice 50, solaire, solaires, ecran solaire, creme a bronzer",
  laundry:
    "cajoline, downy, fleecy, lessive skip, lessive omo, lessive ariel, lessive le chat, lessive persil, omo lessive, feuilles bounce, teinturerie*, teinturier*, bleu de lessive, linge au soleil, lavoir*, linge*, lessive*, draps, drap, coton propre, linge propre, linge frais, linge qui seche, assouplissant*, adoucissant*, soupline, lenor, machine a laver, buanderie*, lavandiere*, corde a linge, etendoir, blanchisserie*, pressing, lavomatic, chemise propre, chemise blanche, t shirt propre, draps frais, draps propres, detergent*, poudre a laver, laverie*",
  ironing: "repassage*, fer a repasser, repasser, amidon*, linge repasse, repasse, chemise repassee",
  cloth:
    "torchon humide, etoffe*, coton*, tissu*, lin, soie, soies, velours, dentelle*, satin, pagne*, bazin*, toile*, mousseline, caftan*, djellaba*, foulard*, gandoura, boubou*",
  soap: "petit marseillais, palmolive, savon palmolive, savon lux, savon camay, monsavon, rexona savon, roge cavailles, savon, savons, savonnee*, savonnette*, savon de marseille, savon noir, savon beldi, saboun, mousse* de savon, dove, gel douche, savoneux, savonneu~, savon a la main, savonnerie, cadum, sent le savon",
  shampoo: "klorane, dop, shampooing dop, shampoing*, shampooing*, champoing*, apres shampoing, lotion capillaire",
  bath: "bain, bains, bain moussant, hammam*, douche*, salle de bain*, sdb, bulle*, baignoire*, sauna*, spa, jacuzzi*, sel* de bain, bain de mousse",
  clean:
    "propre, propres, proprete, sent bon le propre, clean, fraichement lave, fraichement douche, sortie de douche, sortir de la douche",
  hairspray:
    "laque*, elnett, gel a cheveux, brillantine*, gomina, laque a cheveux, salon de coiffure, coiffeur, coiffeuse*, gel coiffant, gel vivelle, vivelle, vivelle dop, gel pour les cheveux, gel fixant, pento, petrole hahn, gel dans les cheveux",
  nail_polish: "vernis, vernis a ongles, dissolvant*, acetone",
  wool: "lanoline, suint, lainage*, laine*, cachemire*, mohair, angora, alpaga*, kashmir, cashmere",
  blanket: "couverture*, plaid*, chale*, echarpe*, gilet*, tricot*, bonnet*, burnous, chandail*",
  fur: "fourrure*, pelage*, vison, peau de mouton",
  rubber: "caoutchouc*, pneu*, latex, gomme brulee",
  plastic:
    "plastique*, pvc, vinyle*, poupee neuve, toile* ciree*, poupee* barbie*, barbie, barbies, lego, legos, playmobil*",
  petrol:
    "essence de la tondeuse, essence de tondeuse, essence de la voiture, pompe a essence, station service, station essence, essence, carburant, petrole, kerosene, sans plomb, mobylette*, cambouis, huile de moteur, huile moteur",
  diesel: "diesel, gasoil, gazole, mazout, fioul, gas oil, pot d echappement, gaz d echappement",
  paint:
    "huile de lin, vernis a l huile, peinture*, peinture fraiche, gouache*, aquarelle*, peinture a l huile, white spirit, aerosol*, vernis a bois",
  turpentine: "terebenthine*, terebentine*, turpentine, essence de terebenthine",
  glue: "colle, colles, colle cleopatre, uhu, super glue, colle blanche, scotch, cleopatre, colle a bois, colle a papier, colle a chaud, colle neoprene, colle scolaire",
  alcohol: "alcool, alcools, alcol, ethanol, alcool denature, alcohol denat, alcohol, alcool ethylique",
  metal:
    "soudure*, etain, fonte, ferraille, quincaillerie, metal, metaux, metallique*, fer, rouille*, cuivre, acier*, piece* de monnaie, laiton",
  chalk: "craie*, tableau noir, magnesie",
  new_car: "voiture* neuve*, auto neuve, char neuf, bagnole neuve, caisse neuve, interieur de voiture, bagnole*",
  hospital:
    "le gel hydroalcoolique, gel hydroalcoolique, gels hydroalcooliques, hopital, hopitaux, hosto, clinique*, desinfectant*, ether, dispensaire*, cabinet dentaire, chez le dentiste, maternite",
  medicine:
    "sparadrap*, biseptine, dakin, dettol, alcool a 70, synthol, biafine, homeoplasmine, eosine, teinture d iode, huile goménolée, gomenol, medicament*, sirop* pour la toux, pharmacie*, betadine, mercurochrome, pommade*, pharmaceutique*, pastille*",
  mothballs: "naphtaline*, antimite*, anti mite*, boules de naphtaline, naftaline",
  vinegar: "vinaigre*, cornichon*",
  socks: "chaussette*, vieilles baskets",
  powder:
    "poudre de riz, poudres de riz, poudre, poudres, poudrier*, talc, houppette*, talque, poudre libre, poudre de maquillage, poudre bebe, poudre pour bebe",
  lipstick: "rouge* a levre*, rouge a levre, baton de rouge, gloss",
  makeup: "maquillage*, fond de teint, trousse a maquillage, khol, mascara, blush, fard*, cosmetique*, maquille*",
  face_cream:
    "diadermine, tokalon, creme ponds, creme pond s, ponds, lait pour bebe, lait bebe, creme tokalon, huile de bebe, huile johnson, baby johnson, creme* pour la peau, creme nivea, nivea, creme de jour, creme de nuit, creme hydratante, creme mixa, mixa, creme pour les mains, creme a mains, creme visage, cold cream, lait pour le corps, lait hydratant, lait de toilette, creme mustela, mustela, creme pour bebe, lotion bebe, creme de beaute, huile d argan, argan",
  iris: "iris, beurre d iris, racine* d iris, rhizome* d iris, orris",
  heliotrope: "heliotrope*, heliotropine*, piperonal",
  rose: "nisri, nesri, rose flower oil extract, =rose*, rose, roses, roz, rozes, roseraie*, rosier*, eau de rose, eau de roses, rose de damas, rose de mai, damascena, kelaa, petale* de rose*, rose flower oil, rose flower extract, rosa damascena, rosa centifolia, bouton* de rose, rosa, ma ward, eglantine*, eglantier*, églantier",
  peony: "pivoine*, pivione*, pivoinne*",
  geranium:
    "geranium*, pelargonium*, pelargonium graveolens flower oil, pelargonium graveolens, atterchia, geranium rosat",
  jasmine:
    "karo karounde, karo karoundé, fell tunisien, machmoum de fel, bouquet de fel, jasmine oil extract, jasmin*, jasmain, yasmin, yassmine, jasmine oil, jasmine extract, jasminum, machmoum*, mechmoum, jasmine, jazmin, fell, mesk ellil, mesk el lil, galant de nuit, belle de nuit",
  jasmine_sambac: "sambac, jasmin* sambac, jasmin d arabie, mogra, sampaguita",
  white_flowers: "fleurs blanches, fleur blanche, floral blanc, floraux blancs, florale blanche, florales blanches",
  tuberose: "tubereuse*, tubereuze*, tuberose*",
  ylang_ylang:
    "cananga odorata oil extract, ylang, ylang ylang, ilang ilang, ylang lang, ilang, ylangylang, cananga, cananga odorata, cananga odorata oil, ylan ylan, ilan ilan",
  gardenia: "gardenia*, tiare, fleur* de tiare, tiares",
  magnolia: "magnolia*, champaca, champac",
  frangipani: "frangipanier*, frangipani*, fleur* de frangipanier*, plumeria",
  honeysuckle: "chevrefeuille*, chevre feuille*",
  lily: "lys, lis, fleur* de lys, lys blanc*, fleur* de lis, lilium",
  orchid: "orchidee*, orchide, orquidee",
  narcissus: "narcisse*, jonquille*, narcissus, narcissus extract, narcissus poeticus",
  lotus: "lotus, fleur* de lotus",
  opium: "opium*",
  orange_blossom:
    "fleur* d oranger*, fleur* doranger*, eau de fleur* d oranger*, oranger* en fleur*, fleur* d orange*, zhar, ma zhar, mazhar, zher, fleur oranger, citrus aurantium flower oil, fleurs d orangers, bigaradier en fleur*, fleur* de bigaradier*",
  neroli: "neroli*",
  orange_grove: "oranger, orangers, bigaradier*, orangeraie*, verger d agrumes, sous les orangers, citrus aurantium",
  acacia: "acacia*, fleur* d acacia*, robinier*, cassie",
  mimosa: "mimosa*",
  linden: "tilleul*, fleur* de tilleul*",
  lemon_blossom: "fleur* de citronnier*, fleur* de citron, citronnier* en fleur*, fleur* de cedrat*",
  violet: "violette*, viola, violette de toulouse, bonbon* a la violette",
  lilac: "lilas, lila, lila blanc, syringa",
  wisteria: "glycine*",
  hyacinth: "jacinthe*, jacynthe*, hyacinthe*, jacinthe* des bois",
  freesia: "pois de senteur, pois senteur, freesia*, fresia*, freezia*",
  cornflower: "bleuet fleur, fleur* de bleuet*, bleuet des champs, bleuets des champs, barbeau, centauree*",
  lavender:
    "lavandula oil extract, lavande*, lavandin*, lavandes, lavende*, lavandula, lavandula oil, lavandula angustifolia, champ* de lavande, khzama, khouzama, lavender, aspic",
  garden: "jardin*, patio*, riad*, verger*, potager*, jardinage, jardinet*, cour interieure",
  meadow:
    "prairie*, alpage*, pre fleuri, champ* de fleurs, fleurs des champs, fleur* sauvage*, fleurs de campagne, campagne, paturage*, savane, champ, champs",
  tulip: "tulipe*",
  lily_of_the_valley:
    "lilial, lillial, butylphenyl methylpropional, bmhca, hicc, hydroxyisohexyl 3 cyclohexene carboxaldehyde, muguet*, brin* de muguet, mugue, lily of the valley, lyral",
  daisy:
    "ambroisie*, lactone* sesquiterpenique*, compositae, asteracee*, composee*, composacee*, arnica*, marguerite*, paquerette*",
  poppy: "coquelicot*, pavot*",
  sunflower: "tournesol*",
  heather: "bruyere*, lande bretonne, genet, genets, ajonc*",
  carnation: "oeillet*, œillet*, giroflee*",
  greenhouse:
    "veranda*, jardin d hiver, la serre, une serre, les serres, serre tropicale, serre aux, sa serre, en serre",
  cherry_blossom: "fleur* de cerisier*, cerisier* en fleur*, sakura, cerisiers du japon",
  apple_blossom:
    "fleur* de pommier*, pommier* en fleur*, fleur* d amandier*, amandier* en fleur*, aubepine*, fleur* de prunier*",
  osmanthus: "osmanthus, osmantus, osmanthe",
  chamomile: "camomille*, camomile, matricaire*, babounj",
  st_johns_wort: "millepertuis",
  helichrysum: "helichryse*, helichrysum, immortelle*",
  grass:
    "herbe, herbe coupee, lherbe, gazon*, pelouse*, tondeuse*, herbe tondue, herbe mouillee, herbe fraiche, herbe fraichement coupee, tonte, tonte de pelouse, erbe coupee, gazon coupe, herbe seche, graminees, graminee, poacees",
  leaves:
    "feuillage*, feuille, feuilles, feuille* verte*, verdure, feuille* froissee*, chlorophylle, tige*, haie*, buis",
  violet_leaf: "feuille* de violette*, absolue* de feuille de violette, absolu* de feuille de violette",
  galbanum: "galbanum*, huile de galbanum, resine de galbanum",
  ivy: "lierre*",
  clover: "trefle*, luzerne",
  tomato_leaf: "feuille* de tomate*, pied* de tomate*, plant* de tomate*, tige* de tomate*, feuille* de tomatier*",
  tomato: "tomate*, ketchup, tomate* mure*",
  cucumber: "concombre*",
  cactus: "cactus, cactu, agave, figue de barbarie, figues de barbarie",
  aloe: "aloe, aloe vera, aloes vera, aloes",
  onion: "poireau, poireaux, oignon nouveau, oignon*, ognon*, echalote*",
  garlic: "aioli, ail, ails, lail, gousse* d ail",
  olive: "olive*, huile d olive*, olivier*, oliveraie*, zitoun",
  fig: "figue*, figuier*, feuille* de figuier*, kermous, figue* mure*",
  hay: "fourrage*, fenil, regain coupe, foin*, paille*, meule* de foin, botte* de foin, botte* de paille, fenaison, herbe sechee",
  barn: "grange*, fermette*, hangar, a la ferme, la ferme, une ferme, ferme de, corps de ferme",
  wheat: "ble, bles, champ* de ble, moisson*, epi* de ble, avoine, orge, seigle, cereale*, mil, sarrasin, gluten",
  tonka: "tonka*, feve* tonka, feve* de tonka, tonca",
  lemon:
    "citron, citrons, citronne*, citronnade*, citronnier*, zeste* de citron*, citrus limon, citrus limon peel oil, limonade*, sitron, cedrat*, citron de menton, jus de citron, limoncello",
  orange:
    "orangina, bigarade*, orange*, orangeade*, zeste* d orange*, ecorce* d orange*, jus d orange, citrus aurantium peel oil, citrus aurantium dulcis, citrus sinensis, orange douce, orange amere, orange sanguine, orang, dorange",
  mandarin: "mandarine*, mandarinier*, clementine*, clementinier*, tangerine*, satsuma, citrus reticulata",
  grapefruit: "pamplemousse*, pomelo*, pamplemous, panplemousse, pamplemouse, citrus paradisi",
  bergamot:
    "bergamote*, bergamotier*, bergamotte*, bergamot, citrus aurantium bergamia peel oil, citrus aurantium bergamia, citrus bergamia",
  petitgrain: "petitgrain, petit grain, petits grains, feuille* d oranger*, feuille* de bigaradier*",
  lime: "calamansi, calamondin*, citron* vert*, lime, limes, limette*, combava, mojito*, caipirinha",
  yuzu: "yuzu*, kumquat*, main de bouddha",
  lemongrass: "citronnelle*, citronelle*, lemongrass, lemongrass oil, cymbopogon, verveine des indes",
  verbena:
    "verveine*, verbena, louiza, louisa, lippia citriodora, lippia citriodora absolute, verveine citronnee, vervene",
  cologne:
    "mont st michel, cologne st michel, eau de cologne st michel, reve d or, bint el sudan, pompeia, saint michel cologne, cologne*, eau de cologne, mont saint michel, bien etre, eau de colonne, saint michel",
  rutaceae: "rutacee*, rutaceae, famille des agrumes, famille des citrus",
  apple:
    "pomme* mure*, pomme* cuite*, pomme, pommes, pommier*, tarte tatin, tatin, tarte* aux pommes, tarte* aux pomme, compote de pommes, pomme verte, pomme d amour, pommes au four",
  pear: "nashi*, poire*, poirier*, poire* mure*",
  quince: "coing*, cognassier*, gelee de coing, pate de coing*",
  cider: "cidre*, calvados, pommeau, calva",
  peach:
    "=pêche mûre, =pêches mûres, =pêche, =pêches, =pêcher, =pêchers, peche, peches, peche de vigne, peche blanche, peches mures, tarte* a la peche, sorbet* a la peche, glace* a la peche, creme* a la peche, confiture* a la peche, confiture* de peche*, compote* a la peche, sirop* a la peche, sirop* de peche*, liqueur* a la peche, yaourt* a la peche, gateau* a la peche, bonbon* a la peche, clafoutis a la peche, biere* a la peche, the a la peche, ice tea peche, jus de peche, noyau de peche",
  apricot: "abricot*, abricotier*, mechmech",
  nectarine: "nectarine*, brugnon*",
  mango: "mangue*, manguier*, mango, papaye*, mangue* mure*",
  plum: "prunellier*, liqueur de prunelle*, prune*, prunier*, mirabelle*, quetsche*, pruneau, pruneaux, reine claude, reines claudes, prune* mure*",
  cherry: "cerise*, cerisier*, griotte*, kirsch, bigarreau*, amarena, guigne*, guignolet, serise, cerise* mure*",
  raspberry: "framboise*, framboisier*, framboise* mure*",
  strawberry:
    "fraise* mure*, fraise*, fraisier*, fraises des bois, fraise* des bois, gariguette*, freze, frez, frese*, fraiz",
  blackcurrant: "cassis, bourgeon* de cassis, creme de cassis, kir",
  redcurrant: "groseille*, groseillier*, gadelle*",
  blueberry: "myrtille*, bleuet, bleuets, tarte aux bleuets, myrtillier*, brimbelle*",
  blackberry:
    "=mûre, =mûres, des mures, les mures, la mure, de mure, de mures, aux mures, mures, mures sauvages, ronce*, roncier*, mure sauvage",
  cranberry: "canneberge*, cranberry, cranberries, atoca*, airelle*",
  berries:
    "chicoutai, plaquebiere*, camerise*, amelanche*, baies arctiques, fruits rouges, fruit rouge, baie, baies, baies sauvages, fruits des bois, petits fruits, baies rouges, fruits noirs",
  gooseberry: "groseille* a maquereau*",
  mulberry: "mure* de murier*, =mûrier*, murier*, mure* blanche*, mure* du murier",
  melon: "melon*, charentais, cantaloup*",
  watermelon: "pasteque*, melon d eau, dellah",
  coconut:
    "coco, noix de coco, cocos, cocotier*, lait de coco, huile de coco, noix coco, coprah, coco rape, malibu, pina colada",
  pineapple: "ananas, anana, nanas",
  grape: "raisin*, vigne, vignes, vignoble*, vendange*, raisins secs, pressoir*",
  pomegranate: "diabolo grenadine, grenade, grenades, grenadine*, grenadier*",
  banana: "banane*, bananier*, alloco, plantain*, banane* mure*",
  lychee: "ramboutan*, litchi*, lychee*, letchi*, lichi*, lychi, longane",
  guava: "goyave*, goyavier*, goyave* mure*",
  passion_fruit: "fruit* de la passion, maracuja, maracudja, fruits passion, fruit passion",
  kiwi: "kiwi*",
  rhubarb: "rhubarbe*, rubarbe*",
  rum: "rhum*, rum, ti punch, rhum arrange, baba au rhum, punch",
  cognac: "cognac*, hennessy, remy martin, courvoisier, huile de cognac",
  whisky:
    "la grappa, de grappa, une grappa, du schnaps, le schnaps, koutoukou, sodabi, boukha, mahia, thibarine, marc de raisin, marc de bourgogne, distillerie*, odontol, whisky*, whiskey*, bourbon, scotch whisky, armagnac*, wisky, liqueur*, brandy, alcool fort, eau de vie, gnole, digestif*",
  wine: "sauternes, muscat de rivesaltes, vin de noix, banyuls, vin jaune, vin cuit, muscat doux, vin, vins, vin rouge, pinard, bordeaux, bourgogne rouge, porto, beaujolais, cave a vins, sangria, vin blanc, beaujolais nouveau, rose bien frais, vin rose, riesling, gewurztraminer, muscadet, lie de vin, lies de vin",
  beer: "biere gueuze, une gueuze, la gueuze, lambic*, kriek, tchapalo, mousse de houblon, biere*, houblon*, malt*, mousse de biere",
  champagne: "champagne*, prosecco, mousseux, bulles de champagne, cremant",
  desert:
    "sirocco, chergui, simoun, chehili, desert, deserts, dune*, bedouin*, sahara, sahel, erg, desertique*, harmattan, touareg*",
  sand: "sable, sables, sable chaud, sable brulant, caravane*, sablonneux, tente berbere, tente bedouine, sous la tente",
  mountain:
    "djebel, montagne*, sommet*, alpes, atlas, djurdjura, pyrenees, colline*, vallee*, rando*, randonnee*, altitude, vosges, chalet*, kabylie, air pur, rif",
  rock: "rocher*, roche*, falaise*, caillou*, cailloux, granit*, granite rose, roc, rocaille*, schiste",
  snow: "poudrerie, sloche, premiere neige, neige*, neiges, poudreuse, flocon*, enneige*, banc* de neige, bordee de neige, ski, skis, piste* de ski",
  frost:
    "givre*, verglas, gelee blanche, glacial*, glacon*, stalactite*, frimas, grand froid, iceberg*, le gel, gel du matin",
  winter: "hiver*, noel, noels, nowel, veille de noel, hivernal*, hivernaux, decembre, janvier",
  sun: "soleil*, ensoleille*, chaleur*, canicule*, midi, rayon* de soleil, solleil",
  summer:
    "=été, =étés, l ete, en ete, cet ete, d ete, mes etes, nos etes, les etes, ete, estival*, estivaux, vacances, juillet, grandes vacances",
  palm: "palmier*, palmeraie*, palme, palmes, rônier, huile de palme",
  morning: "matin*, matinee*, mat, aube*, aurore*, lever du soleil, lever de soleil, petit matin, potron minet",
  dew: "=rosée*, rosee, rosees, rosee du matin",
  night:
    "nuit*, minuit, soir*, soiree*, crepuscule*, nuitte, obscurite, nocturne*, veillee*, tombee de la nuit, coucher de soleil, coucher du soleil",
  stars: "etoile*, lune, lunes, clair de lune, pleine lune, voie lactee, ciel etoile",
  dancing: "danse*, danser, dansait, bal, bals, boite de nuit, discotheque*, opera*, theatre*, concert*, guinguette*",
  childhood:
    "enfance*, jouet*, petite fille, petit garcon, anniversaire*, gamin, gamine, quand j etais petit~, quand jetais petit~, etant petit~, peluche*, poupee*, pate a modeler",
  school:
    "ecole*, cartable*, cour de recre, recre, rentree des classes, salle de classe, preau, maternelle*, cantine*, plumier, trousse, gomme, pupitre*, skole",
  wedding: "mariage*, mariee*, robe de mariee, noce*, fiancaille*, henne, ceremonie*, walima, bapteme*",
  barbershop:
    "mennen, aqua velva, floid, pitralon, proraso, creme a raser williams, pierre d alun, barbier*, rasage*, apres rasage, mousse a raser, creme a raser, savon a barbe, rasoir*, blaireau*, aftershave, after shave, salon de barbier, coiffeur pour homme*, barber, barbershop, lotion apres rasage, barbe",
  floral:
    "eau florale*, eau fleurie*, fleuri*, floral*, floraux, fleurie*, notes florales, note florale, bouquet floral, fleuris, fleur, fleurs, bouquet*, fleuriste*, petale*, petales, flore",
  woody:
    "les bois de toutes sortes, tous les bois, eau boisee*, boise*, boisee*, boises, notes boisees, note boisee, cote bois",
  citrus: "eau hesperidee*, agrume*, hesperide*, hesperidee*, zeste*, zestes, citrus, acidule*, ecorce* d agrume*",
  oriental:
    "quelque chose de chaud, un truc chaud, parfum* chaud*, note* chaude*, odeur* chaude*, senteur* chaude*, oriental*, orientaux, ambree*, orientale*, notes orientales, balsamique*",
  aquatic: "aquatique*, marin, marine, marins, marines, ozonique*, ozone, oceanique*, notes marines, note marine",
  fresh: "frais, fraiche, fraiches, fraicheur*, rafraichissant*, vivifiant*, fresh",
  green: "vert, verte, verts, vertes, vegetal*, vegetaux, notes vertes, note verte, herbace*",
  sweet:
    "=sucré*, =sucrée*, sucree, sucrees, douceatre*, suave*, sirupeu~, mielleu~, truc* sucre*, chose* sucree*, odeur* sucree*, parfum* sucre*, note* sucree*, senteur* sucree*, cote sucre, =sucrés, =sucrées",
  powdery: "=poudrés, =poudrées, =poudré*, =poudrée*, poudree, poudrees, notes poudrees, note poudree, cote poudre",
  animal:
    "civettes, castoreum, animal, animale, animales, animalique*, animalite, civette*, bestial*, fauve, notes animales, note animale, hyraceum",
  fruity:
    "fruite*, fruitee*, fruit, fruits, fruits murs, fruits exotiques, fruit exotique, notes fruitees, fruits tropicaux, salade de fruits, jus de fruit*",
  spicy: "=épicés, =épicées, =épicé*, =épicée*, epicee, epicees, notes epicees, relevee, cote epice",
  herbal: "aromatique*, notes aromatiques, herbale*, provencal, provencale",
  earthy: "terreux, terreuse, terreuses, cote terre, sous bois humide",
  gourmand:
    "gourmand*, gourmande*, gourmandise*, patissier, comestible*, notes gourmandes, note gourmande, qui se mange, regressif*, appetissant*",
  resinous: "resineux, resineuse*, notes resineuses, baume*, balsam",
  aldehydic: "aldehyde*, aldehydee*, aldehydes, aldehydique*",
  essential_oils: "huile* essentielle*",
  animal_products:
    "produit* d origine animale, produit* animaux, produit animal, matiere* animale*, ingredient* d origine animale, ingredient* animaux, origine animale, d origine animale, derive* animaux, graisse* animale*, derives d animaux, matiere* d origine animale",
  dihydromyrcenol: "dihydromyrcenol*, dihydro myrcenol",
  linalool: "linalol*, linalool*, linaloole*",
  linalyl_acetate: "acetate de linalyle, linalyl acetate, acetate linalyle, acetate de linalyl",
  aldehyde_c12_mna: "aldehyde c 12 mna, aldehyde c12 mna, mna, methylnonylacetaldehyde, aldehyde mna, c 12 mna",
  cis3_hexenol: "cis 3 hexenol, hexenol*, alcool* de feuille*, cis hexenol",
  calone: "calone*",
  floralozone: "floralozone*",
  helional: "helional*",
  melonal: "melonal*",
  gamma_undecalactone: "gamma undecalactone, undecalactone*, aldehyde c 14, aldehyde c14, aldehyde peche",
  damascone_beta: "damascone beta, beta damascone, damascone*",
  davana: "davana*",
  safraleine: "safraleine*",
  safranal: "safranal*",
  rose_otto:
    "essence* de rose*, huile essentielle de rose, rose otto, otto de rose, otto, attar de rose, huile de rose",
  rose_absolute: "absolue* de rose*, absolu* de rose*, rose absolue",
  phenylethyl_alcohol:
    "alcool phenylethylique, phenylethyl alcohol, phenethyl alcohol, alcool phenethylique, phenylethanol, phenethylol",
  citronellol: "citronellol*, citronnellol*, citronelol",
  geraniol: "geraniol*, jeraniol",
  jasmine_grandiflorum: "grandiflorum, jasmin* grandiflorum, jasmin de grasse, jasmin d espagne, absolue de jasmin",
  hedione: "hedione*, methyl dihydrojasmonate, dihydrojasmonate de methyle",
  benzyl_acetate: "acetate de benzyle, benzyl acetate, acetate benzyle",
  hexyl_cinnamal:
    "hexyl cinnamal, hexylcinnamal, hexyl cinnamaldehyde, hexylcinnamaldehyde, aldehyde hexylcinnamique, aldehyde alpha hexylcinnamique, hexyl cinamal, alpha hexyl cinnamaldehyde, alpha hexylcinnamaldehyde",
  indole: "indole*, indol, indolique*",
  florol: "florol*, florosa",
  benzyl_salicylate:
    "salicylate de benzyle, benzyl salicylate, salicylate de benzyl, salicylate benzyle, benzylsalicylate",
  methyl_ionone_gamma:
    "alpha isomethyl ionone, isomethyl ionone, isomethylionone, methyl ionone, methylionone, alpha isomethylionone, gamma methyl ionone, isomethylionone alpha, alpha iso methyl ionone, iso methyl ionone, alpha isomethyl",
  sandalwood_album:
    "santal album, santal de mysore, santal indien, santal d inde, essence de santal, huile de santal, mysore",
  sandalore: "sandalore*",
  ebanol: "ebanol*, trimethylcyclopentenyl methylisopentenol, trimethylcyclopentenyl",
  javanol: "javanol*",
  cedarwood_atlas:
    "cedre* de l atlas, cedre* atlas, cedrus atlantica oil extract, cedre* du maroc, huile de cedre de l atlas",
  vetiveryl_acetate: "acetate de vetiveryle, vetiveryl acetate, vetyveryl acetate, acetate de vetyveryle",
  iso_e_super:
    "iso e super, iso e, isoe super, iso super, tetramethyl acetyloctahydronaphthalenes, tetramethyl acetyloctahydronaphthalene*, acetyloctahydronaphthalenes",
  norlimbanol: "norlimbanol*, karanal, timberol",
  oud_oil: "huile* d oud, essence* d oud, dehn al oud, dehn el oud, dahn al oud, huile de oud, oud pur, vrai oud",
  oud_accord: "accord* oud, accord* d oud, oud synthetique",
  evernyl: "evernyl*, veramoss",
  vanillin: "methylvanilline, methyl vanilline, vanilline*, vanillin",
  vanilla_abs: "absolue* de vanille, absolu* de vanille, extrait* de vanille, essence de vanille",
  coumarin: "coumarine*, coumarin, cumarine",
  ethyl_maltol: "ethyl maltol, ethylmaltol, maltol*",
  tobacco_abs: "absolue* de tabac, feuille* de tabac",
  isobutyl_quinoline: "isobutyl quinoline, isobutylquinoleine*, isobutyl quinoleine, quinoleine*, isobutylquinoline",
  galaxolide: "galaxolide*, hexamethylindanopyran*, hhcb, musc* polycyclique*",
  ethylene_brassylate: "brassylate d ethylene, ethylene brassylate, brassylate*, musc t",
  habanolide: "habanolide*, globalide",
  exaltolide: "exaltolide*, pentadecalactone",
  ambrettolide: "ambrettolide*",
  muscone: "muscone*",
  helvetolide: "helvetolide*",
  romandolide: "romandolide*",
  methyl_pamplemousse: "methyl pamplemousse, methylpamplemousse",
  litsea_cubeba: "litsea*, litsea cubeba, litsee*, may chang, verveine exotique, verveine tropicale",
  decanal: "decanal*, aldehyde c 10, aldehyde c10",
  allyl_amyl_glycolate: "glycolate d allyle amyle, allyl amyl glycolate, glycolate d allyle",
  hexyl_acetate: "acetate d hexyle, hexyl acetate",
  raspberry_ketone: "cetone* de framboise, cetone* framboise, raspberry ketone, frambinone",
  rose_oxide: "oxyde* de rose, rose oxide",
  methyl_anthranilate: "anthranilate* de methyle, methyl anthranilate, anthranilate*",
  beta_ionone: "beta ionone, ionone beta, ionone, ionones",
  cedarwood_virginia:
    "cedre* de virginie, cedre* virginie, juniperus virginiana, juniperus virginiana oil, genevrier de virginie, cedre* rouge",
  amber_core: "amber core, ambercore, bois ambre",
  ethyl_vanillin: "ethyl vanilline, ethylvanilline, ethyl vanillin, ethylvanillin, ethyle vanilline",
  cocoa_abs: "absolue* de cacao, absolu de cacao",
  hay_abs: "absolue* de foin, absolu* de foin",
  scentenal: "scentenal*",
  adoxal: "adoxal*",
  azurone: "azuron, =azurone",
  cascalone: "cascalone*, cascalon",
  transluzone: "transluzone*, transluzon",
  conoline: "conoline*, aldolone*",
  precyclemone_b: "precyclemone b, precyclemone*",
  nonadienal_26: "2 6 nonadienal, nonadienal*, aldehyde* de concombre, aldehyde* de feuille de violette",
  melozone: "melozone*, melozon",
  maritima: "=maritima",
  methoxymelonal: "methoxy melonal, methoxymelonal",
  ozonil: "tridecenenitrile, tridec 2 enenitrile, =ozonil",
  cis6_nonenal: "cis 6 nonenal, nonenal, aldehyde* de melon",
  undecavertol: "undecavertol*",
  triplal: "ligustral*, vertocitral, cyclal c, =triplal",
  stemone: "stemone*, oxime de feuille de figuier",
  florhydral: "florhydral*",
  cis3_hexenyl_acetate: "acetate de cis 3 hexenyle, acetate d hexenyle, cis 3 hexenyl acetate, acetate de feuille*",
  muscenone: "muscenone*",
  velvione: "velvione*, ambretone*",
  cosmone: "cosmone*",
  globanone: "globanone*, cyclohexadecenone",
  isomuscone: "isomuscone*, cyclohexadecanone",
  serenolide: "serenolide*",
  celestolide: "celestolide*, crysolide, adbi",
  civetone: "civetone*, civettone*",
  gamma_nonalactone: "aldehyde c 18, aldehyde c18, gamma nonalactone, nonalactone*, aldehyde coco, lactone* de coco",
  aldehyde_c16: "aldehyde c 16, aldehyde c16, aldehyde* de fraise, aldehyde fraise",
  ethyl_2_methylbutyrate:
    "2 methylbutyrate d ethyle, methylbutyrate d ethyle, ethyl 2 methylbutyrate, ethyl 2 methyl butyrate",
  verdox: "verdox, otbca",
  damascenone: "damascenone*, beta damascenone",
  dmbc_butyrate: "butyrate de dimethylbenzylcarbinyle, dmbc butyrate, dimethyl benzyl carbinyl butyrate",
  pomarose: "pomarose*",
  delta_decalactone: "delta decalactone, decalactone*, lactone* de lait",
  acetylpyrazine_2: "2 acetylpyrazine, acetylpyrazine*, acetyl pyrazine",
  trimethylpyrazine: "trimethylpyrazine*, trimethyl pyrazine, pyrazine*",
  isobutavan: "isobutavan*, isobutyrate de vanilline",
  methyl_laitone: "methyl laitone",
  methyl_phenylacetate: "phenylacetate de methyle, methyl phenylacetate",
  theaspirane: "theaspirane*",
  isobornyl_acetate: "acetate d isobornyle, acetate de bornyle, isobornyl acetate",
  styrallyl_acetate: "acetate de styrallyle, acetate de styralyle, styrallyl acetate",
  alpha_irone: "alpha irone, irone*",
  dihydro_beta_ionone: "dihydro beta ionone, dihydroionone",
  cis3_hexenyl_salicylate: "salicylate de cis 3 hexenyle, salicylate d hexenyle, cis 3 hexenyl salicylate",
  geosmin: "geosmine*, geosmin",
  clearwood: "clearwood",
  amber_xtreme: "amber xtreme, amber extreme",
  cedramber: "cedramber*, cedrambre*",
  polysantol: "polysantol*",
  kephalis: "kephalis",
  ambrinol: "ambrinol*",
  diphenyl_oxide: "oxyde de diphenyle, diphenyl oxide, ether diphenylique",
  verdyl_acetate: "acetate de verdyle, verdyl acetate, jasmacyclene, cyclacet",
  vertenex: "vertenex, ptbcha",
  aldehyde_c12_lauric: "aldehyde c 12 laurique, aldehyde c12 laurique, c 12 laurique, aldehyde laurique, dodecanal",
  aldehyde_c11_undecylenic:
    "aldehyde c 11 undecylenique, aldehyde c 11, aldehyde c11, aldehyde undecylenique, undecenal",
  furaneol: "furaneol*",
  benzyl_alcohol:
    "alcool benzylique, alcool de benzyle, benzyl alcohol, alcool benzilique, benzyl alcool, phenylmethanol",
  methyl_coumarin: "6 methyl coumarin, 6 methylcoumarine, methylcoumarine*, methyl coumarin, methyl coumarine",
  amyl_cinnamal:
    "amyl cinnamal, amylcinnamal, amylcinnamaldehyde, amyl cinnamaldehyde, aldehyde amylcinnamique, alpha amylcinnamaldehyde, alpha amyl cinnamaldehyde",
  cinnamyl_alcohol: "alcool cinnamylique, cinnamyl alcohol, alcool cinnamique, alcool de cinnamyle, cinnamyl alcool",
  citral: "citral*, geranial, neral",
  eugenol: "eugenol*",
  hydroxycitronellal: "hydroxycitronellal*, hydroxy citronellal, hydroxycitronnellal",
  isoeugenol: "isoeugenol*, iso eugenol, iso eugénol",
  amylcinnamyl_alcohol:
    "alcool amylcinnamylique, amylcinnamyl alcohol, amyl cinnamyl alcohol, alcool amyl cinnamylique, alcool alpha amylcinnamylique, amylcinnamyl alcool",
  cinnamal:
    "derive* du cinnamal, cinnamal*, cinnamaldehyde*, aldehyde cinnamique, cinamal, cinamaldehyde, cinnamaldehide",
  anise_alcohol:
    "alcool anisique, alcool d anis, anise alcohol, anisyl alcohol, alcool anisylique, alcool anise, anise alcool",
  benzyl_cinnamate: "cinnamate de benzyle, benzyl cinnamate, cinnamate benzyle",
  farnesol: "farnesol*",
  benzyl_benzoate: "benzoate de benzyle, benzyl benzoate, benzoate benzyle, benzoate de benzyl, ascabiol",
  limonene: "carvene, limonene*, limoneine, d limonene",
  methyl_2_octynoate:
    "methyl 2 octynoate, octynoate de methyle, 2 octynoate de methyle, octynoate*, carbonate de methylheptine, methyl heptine carbonate, methyl octynoate",
  tree_moss:
    "mousse* d arbre*, evernia furfuracea, evernia furfuracea extract, tree moss, treemoss, lichen evernia, mousse darbre",
  alpha_terpinene: "alpha terpinene, terpinene*",
  terpinolene: "terpinolene*",
  rose_ketones: "cetone* de rose*, rose ketones, rose ketone, cetone* rose",
  propylidenephthalide:
    "3 propylidenephthalide, propylidenephthalide, propylidene phtalide, propylidene phthalide, 3 propylidene phtalide, propylidenephtalide",
  methyl_salicylate: "salicylate de methyle, methyl salicylate, wintergreen, gaultherie*, essence de wintergreen",
  acetyl_cedrene: "acetyl cedrene, acetylcedrene, acetylcédrène, vertofix",
  amyl_salicylate: "salicylate d amyle, amyl salicylate, salicylate amyle",
  anethole: "anethol, anethole*",
  benzaldehyde: "benzaldehyde*, aldehyde benzoique, essence d amande amere, huile d amande amere",
  beta_caryophyllene: "beta caryophyllene, caryophyllene*",
  carvone: "carvone*",
  dimethyl_phenethyl_acetate:
    "dimethyl phenethyl acetate, acetate de dimethylphenethyle, acetate de dimethyl phenethyle, dmbca, acetate de dimethylbenzylcarbinyle",
  hexadecanolactone: "hexadecanolactone*, dihydroambrettolide",
  menthol: "menthol*",
  salicylaldehyde: "salicylaldehyde*, aldehyde salicylique",
  santalol: "santalol*, alpha santalol, beta santalol",
  sclareol: "sclareol*",
  terpineol: "terpineol*, alpha terpineol",
  trimethylbenzenepropanol: "trimethylbenzenepropanol, trimethylbenzene propanol, majantol, trimethyl benzenepropanol",
  eugenyl_acetate: "acetate d eugenyle, eugenyl acetate, acetate d eugenol, acetyleugenol",
  geranyl_acetate: "acetate de geranyle, geranyl acetate, acetate de geranyl",
  isoeugenyl_acetate: "acetate d isoeugenyle, isoeugenyl acetate, acetate d iso eugenyle",
  pinene: "pinene*, alpha pinene, beta pinene, pinenes",
  benzoates: "benzoate*, acide benzoique, benzoate de sodium",
  cinnamates: "cinnamate*, acide cinnamique, derive* cinnamique*, ester* cinnamique*",
  terpenes: "terpene*, terpenoide*, monoterpene*, sesquiterpene*",
  salicylates:
    "aspirine, aspro, acide acetylsalicylique, salicylate*, salicylates, acide salicylique, derives salicyles, salicyles",
  fragrance_mix_1:
    "fragrance mix, fragrance mix i, fragrance mix 1, melange de parfums, melange de parfums i, melange de parfums 1, mix de parfums, mix parfum, mix parfum 1, mix parfums 1",
  fragrance_mix_2:
    "fragrance mix ii, fragrance mix 2, melange de parfums ii, melange de parfums 2, mix parfum 2, mix parfums 2",
  triethyl_citrate:
    "citrate de triethyle, citrate triethyle, citrate de triethyl, citrate triethylique, citrate d ethyle, triethyl citrate, triethylcitrate*, ester triethylique de l acide citrique, tec, e 1505, 77 93 0",
  dipropylene_glycol:
    "dipropylene glycol*, dipropyleneglycol*, dipropylene, di propylene glycol*, di propyleneglycol*, glycol dipropylenique, dpg, oxydipropanol, oxybispropanol, 25265 71 8",
  mother:
    "mere*, maman*, mamans, mom, mum, moman, yemma, yemna, yema, mama, mummy, daronne*, la daronne, mamounette, mouman, meuman, reum, ma reum, mamoune cherie",
  father: "pere, peres, papa*, papas, daron*, baba, bouya, vava, paternel, papounet, reup, mon reup",
  grandmother:
    "grand mere*, grands meres, grandmere*, mamie*, mamies, mamy, mami, memere*, =mémé*, ma meme, mamita, grand maman, grandmaman, bonne maman, bonnemaman, bobonne*, nonna, mamou, manou, aieule*, grands parents, mamet, mamoune, maminou, mam goz, jeddati, jedda, djedda, setti, teta, teita, g mere, gd mere, gd mère, gran mere, grd mere, babouchka, abuela, mémère, =mamé",
  grandfather:
    "=papé, papet, pappy, grand pere*, grands peres, grandpere*, papi*, papis, papy*, papys, pepe, pepes, =pépé*, pepere*, grand papa, grandpapa, bon papa, bonpapa, aieul, jeddi, jdi, djeddi, nonno, abuelo, gd pere, gran pere, grd pere, pepito, tad koz, papinou, g pere",
  great_grandmother:
    "arriere grand mere*, arriere mamie, arriere grands meres, arriere grand maman, arrieregrand mere, arriere grandmere",
  great_grandfather:
    "arriere grand pere*, arriere papi, arriere papy, arriere grands peres, arriere grand papa, arriere grandpere",
  aunt: "tante*, tata*, tatas, tatie*, taty, tantine*, tantie*, matante*, ma tante, mes tantes, khalti, khalto, khala, 3amti, amti, aamti, ameti, marraine*, grand tante*, grande tante, tati, khaltou, xalti, badiene",
  uncle:
    "oncle*, tonton*, tontons, mononcle*, mon oncle, ammi, 3ammi, khali, khal, ammou, 3ammo, parrain*, grand oncle*, 3ammou, noncle",
  mother_in_law: "belle mere*, belles meres, belle maman, belledoche*, belle doche, bellemere, belle mama",
  father_in_law: "beau pere*, beaux peres, beau papa, beaux parents, beaupere",
  sister:
    "soeur*, frangine*, reus, reuss, soeurette*, grande soeur, petite soeur, belle soeur*, demi soeur, jumelle*, sista, khti, okhti, ukhti, seur, sœurs, khiti",
  brother:
    "frere*, frangin*, frerot*, reuf, refre, frero, grand frere, petit frere, beau frere*, demi frere, jumeau*, khouya, khoya, akhi, bro, brother, freres, grand reuf",
  cousin: "cousin, cousins, cousine*, couz, cuz, cousinade, niece*, neveu, neveux, petit cousin, kouzin",
  son: "fils, fiston*, mon garcon, mes garcons, petit fils, beau fils, gendre, weldi, wlidi, mon gamin, mon ptit gars, mon gars",
  daughter:
    "ma fille, mes filles, notre fille, sa fille, nos filles, ta fille, leur fille, ma petite fille, fifille*, fillette*, belle fille, benti, bnti, binti, ma gamine, ma puce, ma grande fille, filleule*, petites filles",
  baby: "bebe*, bb, nourrisson*, nouveau ne*, nouveaux nes, beb, poupon*, bambin*, mon bebe, nouveau né",
  child:
    "enfant, enfants, gosse*, mome*, gamins, gamines, marmot*, mioche*, gosses, ti cul, petits enfants, filleul*, kids, marmaille*",
  wife: "epouse*, ma femme, sa femme, ta femme, mon epouse, femme de ma vie",
  husband: "mari, maris, epoux, mon homme, rajel, rajli, hubby, mon bonhomme",
  fiance: "fiance, fiances, fiancee*, futur mari, future femme, promis, promise, fiancé",
  boyfriend:
    "copain, petit ami, petits amis, mon mec, mon chum, chum, mon copain, mon keum, keum, son copain, mec, mon namoureux",
  girlfriend:
    "copine, petite amie, petites amies, ma blonde, sa blonde, blonde, ma meuf, meuf, ma copine, ma go, sa go, ma nana, sa copine",
  beloved:
    "etre cher, etres chers, mon amour, mon cheri, ma cherie, cheri, cherie, bien aime*, amant, amants, amante*, amoureux, amoureuse*, mon coeur, habibi, habibti, conjoint*, compagnon, compagne, baiser*, bisou*, etreinte*, calin, calins, l homme que j aime, la femme que j aime, ma moitie, mon ame soeur, crush, dulcinee",
  ex: "ex, mon ex, ma ex, mes ex, ex mari, ex femme, ex copain, ex copine, exs, ex belle mere, ex petit ami, ex meuf, ex mec, ex chum, ex blonde",
  friend:
    "ami, amis, amie, amies, pote*, meilleur ami, meilleure amie, besta, bestie, bff, camarade*, sahbi, sahbti, copains, copines, collegue*, amiga, amigo, sadiki, ma besta",
  teacher:
    "maitresse*, maitre d ecole, instituteur*, institutrice*, instit*, prof, profs, professeur*, enseignant*, maitre, maitres, oustaz, ustad, la prof",
  neighbour: "voisin, voisins, voisine*, voisinage, jirana, jarti, concierge*, gardienne",
  roommate: "coloc*, colocataire*, colloc*, colocs",
  doctor:
    "docteur*, medecin*, toubib*, infirmier*, infirmiere*, dermato*, dermatologue*, gyneco*, sage femme, dentiste*, pediatre*, kine, pharmacien*, pharmacienne*, generaliste*, dr, doc",
  boss: "patron, patrons, patronne*, boss, cheffe*, directeur*, directrice*, manager*, employeur*, mon chef, ma chef, le chef du bureau",
};
