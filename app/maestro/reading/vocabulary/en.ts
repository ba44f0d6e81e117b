import type { Vocabulary } from "./vocabulary.ts";

/** British, American, Indian and Gulf English. */
export const englishVocabulary: Vocabulary = {
  rain: "rain*, rainy, raining, rained, rainfall, rainwater, rain water, raindrop*, rainstorm*, drizzle*, drizzling, drizzly, downpour*, monsoon*, monsoon shower*, april shower*, rain shower*, spring shower*, summer shower*, petrichor, petrichore, barish, baarish, sawan, cloudburst*, wet weather, ozone, ozonic, 🌧, ☔",
  thunder: "thunder*, thunderstorm*, storm*, stormy, lightning, lightening",
  asphalt:
    "asphalt, tarmac, wet pavement*, wet street*, wet road*, hot road*, wet sidewalk*, blacktop, wet concrete, concrete, macadam, wet asphalt, hot pavement, the pavement after rain, pavement after rain",
  wet_stone:
    "warm stone*, church stone, pebbles, flagstones, flagstone, cold stone*, cool stone*, old stone*, stone wall*, stone steps, hot stone*, wet stone*, damp stone*, wet cobble*, cobbles, cobblestone*, wet slate, flint, flinty, stone floor*, mineral*, minerally",
  earth:
    "pottery kiln*, kilns, pottery wheel*, wet pottery, red dirt, red dust road*, red soil, laterite, ochre, modelling clay, terracotta pot*, multani mitti, fullers earth, bentonite, murram, muck, mucky, humus, terracotta, earth, soil*, mud, muddy, muds, wet earth, damp earth, wet soil, wet mud, clay, compost, loam, peat, peaty, potting soil, mitti, wet sand, dirt, beetroot*, beet, beets, turned soil, tilled field*, ploughed field*, plowed field*, ploughed earth, matka, kulhad*, clay cup*, wormery, bonemeal, fertiliser*, fertilizer*, bog, bogs, peat bog*, marsh, marshes, marshland, swamp*, mudflat*, mud flat*, potatoes from the ground, molehill*, cricket square",
  cellar:
    "cellar*, basement*, damp house, damp stairwell*, crypt*, cave*, grotto*, mildew*, mould*, mouldy, moldy, musty",
  dust: "harmattan dust, harmattan, dust, dusty, dusts, dusty house",
  sea: "sea, seas, seaside, seashore*, seawater, sea water, sea air, sea breeze*, sea spray, seaspray, sea mist, salt air, salty air, ocean*, beach, beaches, beachy, shore, shores, shoreline*, coast, coasts, coastal, coastline*, waves, tide, tides, tide rose, surf, surfing, surfer*, lagoon*, rock pool*, rockpool*, corniche, low tide, high tide, 🌊, estuary, estuaries, saltmarsh*, salt marsh*, shingle, pebble beach*, cove, coves, mangrove*, surfboard*, bodyboard*",
  salt: "salt, salty, sea salt, salts, saline, brine, briny, saltwater, salt water, salted",
  seaweed: "seaweed*, kelp, algae, samphire, nori",
  harbour:
    "coil of rope, coiled rope, ropes on the boat, boat rope*, ship rope*, manila rope, hemp rope, chandlery, chandler shop, ships chandler*, narrowboat*, canal boat*, houseboat*, crab pot*, lobster pot*, fishing net*, harbour*, harbor*, docks, dockyard*, quay*, quayside, fishing boat*, sailing, marina, jetty, jetties, pier, piers, dhow*, creek side, boatyard*, trawler*, boathouse*, boat house*, sailcloth, fishing nets, tarred nets, lobster boat*, fish dock*, oilskin*, slipway*",
  river:
    "river*, riverbank*, lake*, stream, streams, waterfall*, wadi*, pond*, oasis, falaj, creek*, canal*, brook, brooks, ghat*, backwaters, loch*",
  water:
    "water, mineral water, sparkling water, spring water, fresh water, running water, well water, fountain*, watery, clear water, cold water, hose water, hosepipe, garden hose, hose pipe, sprinkler*",
  swimming_pool:
    "verruca sock*, swimming baths, municipal baths, swimming gala, wave machine, water park*, waterpark*, swimming pool*, pool, pools, poolside, lido, swimming bath*, leisure centre, swimming lesson*, paddling pool*, kiddie pool*",
  chlorine:
    "toilet cleaner*, toilet duck, harpic, chlorine*, chlorinated, bleach, bleachy, domestos, clorox, pool water",
  incense:
    "spikenard, jatamansi, nard, costus, kuth root, dhuna smoke, loban smoke, uluwehi, incense*, incensey, incensy, insense, incence, bakhoor*, bukhoor*, bakhour, bukhur, bakhur, bokhoor, bokhur, mabkhara, mubkhar*, mabkhar*, dukhoon, dukhoun, dkhoon, agarbatti*, agarbathi*, agarbati*, dhoop, dhup, dhuno, joss stick*, nag champa, sambrani, censer*, thurible*, incense stick*, temple smoke, mukhamaria, mkhammariya, havan, hawan, yagna, aarti smoke, sambrani dhoop, oudh bakhoor, oud bakhoor, incense sticks, dhoopbatti, dhoop batti",
  frankincense:
    "frankincense*, frankinsence, frankensense, frankincence, frankensence, luban, lubaan, loban, lobaan, olibanum, boswellia",
  myrrh: "myrrh*, myrrhe, myrh, murr",
  opoponax: "opoponax, opopanax, sweet myrrh",
  church:
    "church, churches, churchy, cathedral*, chapel*, sunday mass, midnight mass, holy mass, high mass, mass on sunday*, monastery, monasteries, convent*, abbey*, altar*, vestry, pews, temple, temples, mandir, pooja, puja, gurdwara*, gurudwara*, shrine*, catholic church, orthodox church, ⛪, sunday school*, choir stall*, vicarage, nunnery, synagogue*, shul, midnight service, evensong, confession box, confessional, christening*, baptism*, nativity, aarti, temple bells, panchamrit, prasad, prasadam, vibhuti",
  palo_santo: "palo santo, palosanto",
  mosque: "mosque*, masjid*, minaret*, haram sharif, kaaba, kaba, makkah, mecca, madinah, medina, madina, 🕌",
  prayer: "prayer*, prayer mat*, prayer rug*, praying, taraweeh, umrah, hajj, jummah",
  feast: "ramadan, ramadhan, ramzan, eid, iftar, suhoor",
  oud: "oud, ouds, oudy, oudh, oudhs, aoud, oude, ood, ud, agarwood, agar wood, aloeswood, aloes wood, eaglewood, gaharu, dehn al oud, dehn oud, dihn al oud, dihn oud, dahn al oud, dahn oud, dehnal oudh, dhan al oud, oud wood, oud chips, oudh chips, oud smoke, cambodi",
  majlis: "majlis, majlises, madjlis, majles, diwaniya, diwaniyah, dewaniya",
  bisht: "bisht, bishts, besht, mishlah",
  candle: "candle*, candlelight, candlelit, blown out candle*, diya, diyas, diwali lamp*, 🕯",
  wax: "crayon*, wax, waxy, waxed, candle wax, floor polish, furniture polish, floor wax, pledge polish, wood polish, mr sheen, turtle wax, car wax, ski wax, crayon wax, sealing wax, shoe wax, mansion polish, johnsons wax, wax jacket*, waxed jacket*",
  lantern: "tilley lamp*, hurricane lamp*, lantern*, oil lamp*, kerosene lamp*, paraffin lamp*, fanous, fanoos",
  matches:
    "swan vestas, swan vesta, bryant and may, matches, matchstick*, match stick*, struck match, lit match, sulphur, sulfur, box of matches, safety match*, struck matches",
  coffee:
    "kahlua, tia maria, coffee*, cofee, expresso*, espresso*, cappuccino*, cappucino*, capuccino, latte*, americano*, macchiato*, flat white*, mocha*, filter coffee, filter kaapi, kaapi, kapi, arabica, coffee bean*, coffee ground*, qahwa, qahwah, gahwa, gahwah, ghawa, kahwa, nescafe, instant coffee, turkish coffee, arabic coffee, french press, percolator*, moka pot*, ☕, coffee powder, instant nescafe, cold brew*, frappuccino*, cortado, mr bean coffee, coffee roaster*",
  cafe: "cafe, cafes, coffee shop*, coffee house*, coffeehouse*, coffeeshop*, dallah, starbucks",
  chocolate:
    "milo, ovaltine chocolate, bournvita, milo tin*, tim tam chocolate, maltesers, twix, kitkat*, kit kat*, snickers, bournville, terrys all gold, quality street, cadburys roses, after dinner mints box, chocolate milk, hot fudge, moose tracks, penguin biscuit*, chocolate*, chocolatey, chocolaty, choc, chocs, choco, choclate*, chocolat, hot chocolate, hot choc, brownie*, nutella, truffles, fudge*, dairy milk, cadbury*, easter egg*, ganache, 🍫, mars bar*, galaxy chocolate, hersheys, hershey kiss*, reeses, m and ms, milky bar*, ferrero rocher, toblerone, pain chocolat, chocolate coins",
  cocoa: "cocoa, cacao, cocoa bean*, cocoa powder, hot cocoa, cocao",
  hazelnut: "hazelnut*, hazel nut*, filbert*, gianduja",
  nut: "nut, nuts, nutty, roasted nut*, chestnut*, roast chestnut*, roasting chestnut*, conker*, horse chestnut*, pecan*, cashew*, kaju, macadamia*, acorn*, sesame, tahini, 🌰",
  pistachio: "pistachio*, pistacio*, pista",
  peanut: "peanut*, peanut butter, groundnut*, monkey nut*, moongphali, mungfali, 🥜",
  walnut: "walnut*, walnut tree*, akhrot",
  praline: "praline*, nougatine",
  vanilla:
    "vanilla*, vanillary, vanillic, vanila, vanilla bean*, vanilla pod*, vanilla extract, vanilla essence, vanille, vannila, vanilla ice cream, cream soda, ice cream soda",
  custard:
    "custard*, creme brulee*, creme anglaise, creme caramel, flan, pudding*, trifle, panna cotta, creme brule, blancmange, angel delight, bread and butter pudding, rice custard, bread pudding, ambrosia custard, creme pat",
  bread:
    "hard dough bread, bammies bread, damper bread, injera, ugali bread, bulla, pot bread, roosterkoek, hops bread, bara, flatbread*, flat bread*, cornbread, corn bread, bread*, bready, loaf, loaves, toast, baguette*, brioche*, naan*, roti*, chapati*, chappati*, paratha*, pita*, khubz, khobz, focaccia, sourdough, tortilla*, bread rose, dough rose, bagel*, bun, buns, hot cross bun*, crumpet*, soda bread, yeast, yeasty, pav, 🍞, 🥖, warm bread, bread roll*, dinner roll*, challah*, bao, pretzel*",
  bakery: "baker*, bakery, bakeries, baking, baked, bakehouse*, oven*, boulangerie*, tandoor*",
  pastry:
    "🍪, puff puff, chin chin, beignet*, fried dumpling*, bammy, bammies, koeksister*, vetkoek, vetkoeks, pavlova*, fritter*, johnny cake*, johnnycake*, bake and cheese, fry bread, frybread, bofrot, buchty, bombolini, profiterole*, eclair*, danishes, malva pudding, melktert, milk tart*, pasteis de nata, egg tart*, custard tart*, spring roll*, empanada*, pierogi, vada, medu vada, murukku, chakli, namak pare, khakhra, kachori*, bhatura*, puri bhaji, luchi, aloo paratha, shortbread, mandazi, vada pav, pastry, pastries, croissant*, pain au chocolat, danish pastry, puff pastry, doughnut*, donut*, donuts, churro*, pancake*, waffle*, crepe*, strudel*, baklava, baklawa, kunafa, knafeh, kunefe, scone*, luqaimat, lugaimat, maamoul, mamoul, samosa*, shortcrust, muffin*, 🥐, 🥧, sweet roll*, apple turnover*, wafer*",
  pie: "pie, pies, apple pie*, apple tart*, apple crumble*, tart, tarts, crumble*, cobbler, pumpkin pie*, pumpkin*, mince pie*, apple strudel*, pecan pie*, blackberry pie, cobblers, tarte tatin, banoffee",
  flour: "play doh, playdoh, play dough, playdough, flour, floury, dough*, doughy, atta",
  popcorn: "kettle corn bag, popcorn*, pop corn, kettle corn, cinema popcorn, 🍿",
  rice: "rice, basmati*, rice pudding, kheer, biryani*, biriyani*, jasmine rice, steamed rice, boiled rice, pulao, machboos, machbous, kabsa, pandan, rice water, kewda, kewra, idli*, dosa*, pongal, payasam, puffed rice, murmura, risotto, paella, rice cooker*, jollof, pilaf, pilau, thareed",
  candy:
    "cola cube*, rhubarb and custards, flying saucers, fruit salads, candy, candies, sweets, sweetie*, sweeties, sweet shop*, sweetshop*, candy shop*, candy store*, boiled sweet*, lollipop*, lolly, lollies, haribo, gummy bear*, gummies, jelly bean*, pick n mix, pick and mix, love heart*, mithai, halwa, halva, halwah, laddu*, laddoo*, ladoo*, ladu, gulab jamun*, jalebi*, barfi*, burfi*, turkish delight, nougat, sherbet*, penny sweet*, candy cane*, dessert*, pear drop*, skittles, jolly rancher*, parma violets, 🍭, 🍬, rasgulla*, rasmalai, imarti, sheera, falooda, rabri, peda, pedas, mysore pak, gajar halwa, black jacks, kola kubes, fruit pastilles, dolly mixture*, refreshers sweets, twizzlers, tootsie roll*, necco wafer*, taffy, saltwater taffy, cracker jack*, wine gum*, jelly babies, jelly baby, liquorice wheels, gobstopper*, toffee shop, sour patch*, gummy worm*, gummy, fizzy cola bottle*, cola bottle*, nerds candy, pez, fruit roll up*, swizzels, refresher bar*, bonbon*, bon bon*, circus peanut*, rock candy, candy corn, peeps, boiled sweets tin",
  sugar:
    "sugar cane juice, cane juice, sorghum syrup, panela, sugar refinery, kendal mint cake sugar, sugar*, sugary, brown sugar, burnt sugar, burned sugar, icing sugar, powdered sugar, sugar cane, sugarcane, jaggery, gur, molasses, treacle, syrup*, syrupy, golden syrup, glucose",
  caramel:
    "caramel*, carmel, caramelly, caramelised, caramelized, toffee*, butterscotch, dulce de leche, salted caramel, toffee apple*, thums up, werthers, cracker jacks, caramac, fudge sauce",
  maple: "maple syrup, maple sugar, maple butter, maple candy, maple taffy, maple lactone, cyclotene",
  cake: "tim tam*, pone, cassava pone, black cake, rum cake*, toto cake, simnel cake, dundee cake, eccles cake*, chelsea bun*, bath bun*, madeira cake, whoopie pie*, hummingbird cake, lane cake, king cake, sandesh, mishti doi cake, plum cake, mawa cake, rusks, nankhatai, bolo, ladyfinger*, custard creams, malted biscuits, barmbrack*, lamington*, tea loaf, welsh cake*, parkin, cake*, cakey, cupcake*, cheesecake*, birthday cake*, sponge cake*, victoria sponge, carrot cake, cookie*, biscuit*, shortbread*, gingernut*, digestive*, macaron*, macaroon*, brownies and, icing, frosting, cookie dough, cake batter, tiramisu, rusk*, parle g, 🍰, 🧁, funnel cake*, swiss roll*, battenberg, jaffa cake*, mooncake*, moon cake*, black forest gateau, gateau*, pound cake*, bundt*, angel food cake, red velvet, fairy cake*, flapjack*, rock cake*, lardy cake, teacake*, panettone, stollen, fruitcake*, fruit cake*, oreo*, hobnob*, custard cream*, bourbon biscuit*, jammie dodger*, rich tea, anzac biscuit*, snickerdoodle*, puran poli, kaak, kahk",
  cotton_candy:
    "cotton candy, candyfloss, candy floss, fairy floss, budhiya ke baal, buddhi ke baal, fairground candy, spun sugar",
  marshmallow: "marshmallow*, marsh mallow*, marshmellow*, smores, s mores, toasted marshmallow*",
  jam: "jam, jams, jammy, strawberry jam, marmalade*, apricot jam, compote*, chutney, preserve, preserves, grape jelly, peanut butter and jelly, jelly sandwich*",
  ice_cream:
    "ice pop*, freeze pop*, freezer pop*, mr freeze, 99 flake, mr whippy, ice cream*, icecream*, gelato, sorbet*, kulfi*, milkshake*, milk shake*, sundae*, ice lolly, ice lollies, popsicle*, soft serve, ice cream van*, ice cream truck*, gola, 🍦, 🍨, choc ice*, snow cone*, sno cone*, shaved ice, ice gola, knickerbocker glory, screwball lolly, cornetto*, magnum bar*, mini milk*, faluda ice cream, freezer pops",
  chewing_gum: "chewing gum*, bubblegum*, bubble gum*, gum, hubba bubba, wrigley*",
  almond:
    "almond*, almondy, bitter almond*, marzipan*, amaretto, badam*, almond milk, frangipane, bakewell, orgeat, almond oil, sweet almond*, himani, badam oil, dabur amla almond, cherry almond, jergens cherry almond, battenberg cake, amaretti, ratafia",
  honey: "honey*, honeyed, honeycomb*, beehive*, sidr honey, sidr, manuka, mead, nectar, shahad, royal jelly, 🍯, 🐝",
  beeswax:
    "bee, bees, bee pollen, royal jelly cream, bee product*, bee stuff, hive product*, beeswax*, bees wax, cera alba",
  propolis: "propolis, propolis tincture, bee glue, bee resin",
  milk: "dairy, dairies, dairy farm*, milking parlour*, milk churn*, butter churn*, semolina pudding, tapioca, sago pudding, milk*, milky, warm milk, hot milk, baby formula, breast milk, breastmilk, milk powder, powdered milk, doodh, malai, horlicks, lactonic, condensed milk, oat milk, haleeb, khoya, baby vomit, baby sick, 🥛, 🍼, ovaltine, malted milk, thandai, ryazhenka, babycham milk, rice milk, warm formula, formula milk, milk bottle*, evaporated milk, angel milk",
  cream: "cream, creamy, creams, whipped cream, clotted cream, double cream, chantilly",
  butter:
    "butter, buttery, buttered, ghee, butter popcorn, shea butter, browned butter, brown butter, desi ghee, samneh, samna, butter chicken, popcorn butter, margarine",
  lactones: "lactone, lactones, macrocyclic lactone*",
  phenols: "phenols, phenolic*, phenolic compound*",
  yoghurt:
    "mishti doi, kefir, raita, shrikhand, amasi, sour cream, creme fraiche, ayran, doogh, paneer, yoghurt*, yogurt*, curd, dahi, lassi, laban, buttermilk, cheese*, cheesy, labneh, labaneh",
  dates:
    "dates, date palm*, date tree*, date syrup, date fruit, medjool*, khalas, rutab, ratab, sukkari, ajwa, date molasses, dibs, prune*, raisin*, sultanas, figs and dates, dried fruit*, date season, date farm*",
  spices:
    "jerk seasoning, jerk marinade, jerk spice, berbere, ras al hanout, dukkah, suya spice, yaji, peri peri, piri piri, all purpose seasoning, five spice, chinese five spice, old bay, cajun, cajun spice, creole seasoning, chaat masala, kitchen king, sambar powder, panch puran, braai spice, mixed masala, goda masala, biryani masala, spice, spices, spice market*, spice rack*, spice box*, spice souk*, souk, souq, garam masala, masala*, baharat, bezar, spice cupboard, mixed spice, pumpkin spice, ras el hanout, masala dabba",
  cinnamon:
    "cinnamon*, cinammon*, cinamon*, cinnammon, cinnimon, cinnaman, cinnomon, cinnamony, cinnamon stick*, cinnamon bark, cinnamon roll*, cinnabon*, cassia, dalchini, darchini, cinnamomum, cinnamomum cassia, cinnamomum zeylanicum, canelle, canela, cannelle, red hots, ceylon cinnamon, cinnamon powder, powdered cinnamon",
  clove:
    "clove, cloves, clovey, clove bud*, clove oil, clove orange*, laung, lavang, eugenia caryophyllus, syzygium, pomander*, kretek*, gharanful, qaranful, clove powder",
  pepper:
    "pepper, peppers, peppery, black pepper*, peppercorn*, black peppercorn*, white pepper, kali mirch, ground pepper, cracked pepper, peper, piper nigrum, sichuan pepper*, szechuan pepper*, timur",
  pink_pepper: "pink pepper, pink peppers, pink peppercorn*, pink berries, pink pepercorn*, schinus, baies rose*",
  ginger:
    "🫚, ginger, gingery, ginger root, ginger ale, ginger beer, adrak, zanjabeel, zingiber, root ginger, fresh ginger, ginger biscuit*, ginger powder, powdered ginger, ginger tea, ginger nuts, ginger nut biscuit*",
  coriander: "coriander*, coriander seed*, coriandrum, cilantro, dhania, dhaniya, kothmir",
  nutmeg: "myristica fragrans, myristica, nutmeg oil, nutmeg*, nut meg, mace, jaiphal, eggnog, egg nog",
  cumin: "cumin*, cummin, jeera, zeera, kamoon, kammun, cumin seed*",
  caraway: "caraway*, carraway, ajwain, carom, kummel",
  apiaceae:
    "apiaceae, umbelliferae, umbellifer*, carrot family, parsley family, celery family, the carrot family, the parsley family",
  fennel: "foeniculum vulgare, foeniculum, fennel tea, mukhwas, saunf supari, fennel*, fennel seed*, saunf",
  anise:
    "sarsaparilla, sarsparilla, illicium verum, pimpinella anisum, ouzo glass, anise, aniseed*, aniseedy, anis, annis, star anise, ouzo, pastis, arak, sambuca, absinth, anise seed*, yansoon, pimpinella, illicium, aniseed ball*, sassafras, pernod, raki",
  curry:
    "sambar, sambhar, chaat, golgappa*, gol gappa*, chole, rajma, pav bhaji, misal, korma sauce, egusi, callaloo, waakye, doubles and pepper, poriyal, avial, rendang, laksa, massaman, bunny chow curry, katsu curry, balti, jalfrezi, rogan josh, tikka masala, paneer tikka, butter paneer, curry, curries, curry leaf, curry leaves, curry powder, kadi patta, fenugreek, methi, tadka, asafoetida, hing, hilbeh, helba, rasam, kalonji, panch phoron, pakora*, pakoda*, pani puri, panipuri, bhel puri, bhelpuri, poha, dal, daal, dhal, dal tadka, curry house*, tandoori masala, vindaloo, korma, madras curry, samosa chaat",
  turmeric:
    "ubtan, haldi paste, haldi ceremony, haldi mask, turmeric*, tumeric, haldi, curcuma, kurkum, turmeric powder",
  allspice: "allspice, all spice, pimento berry, pimento berries, jamaica pepper",
  mulled_wine:
    "sorrel drink, christmas sorrel, glogg, wassail, hibiscus punch, zobo, mulled wine, mulled, gluhwein, gluwein, mulled cider, christmas punch, sangria",
  chilli:
    "chilli*, chili*, chillies, chilies, chile, chiles, paprika, cayenne, hot pepper*, mirchi, lal mirch, jalapeno*, capsicum*, bell pepper*, green chilli*, red chilli*, 🌶, chilli powder, chili powder",
  liquorice: "liquorice*, licorice*, liqorice, licorish, liquorish, mulethi, allsorts, mulaithi, glycyrrhiza",
  gingerbread:
    "gingerbread*, ginger bread, ginger snap*, gingersnap*, parkin, lebkuchen, speculoos, biscoff, pain d epices",
  horseradish: "horseradish*, horse radish, wasabi",
  mustard: "mustard*, mustard oil, mustard seed*, sarson, sarso, mustard powder",
  saffron:
    "saffron*, saffrony, safron, saffran, zafran, zaafran, zafaran, zaffran, kesar, kesari, zaafaran, crocus sativus",
  cardamom:
    "cardamom*, cardamon*, cardamum*, cardomom*, cardomon, cardimom, cardammon, cardemom, elaichi, elachi, ilaichi, elettaria, cardamom pod*, cardamom powder",
  tea: "honeybush, bubble tea, boba, bush tea, fever grass tea, cerasee tea, sorrel tea, hibiscus tea, tulsi tea, lemon tea, kadha, kashmiri kahwa, cutting chai, adrak chai, irani chai, noon chai, nilgiri tea, pu erh, puerh, jasmine tea leaves, genmaicha, hojicha, sencha, gunpowder tea, tea caddy, tea caddies, latte tea, cup of builders, cup of builder, proper builders, builders brew, cup of char, proper brew, irish breakfast, barrys tea, yorkshire tea, tetley, tea, teas, teabag*, tea bag*, tea leaf, tea leaves, chai, chais, chaiwala, masala chai, cuppa, brew of tea, earl grey, earl gray, matcha, oolong, darjeeling, assam tea, lapsang, lapsang souchong, rooibos, english breakfast, green tea, black tea, white tea, karak, karak chai, sulaimani, kombucha, iced tea, ice tea, tea shop*, tea stall*, tea garden*, camellia sinensis, builders tea, pg tips, shai, 🍵, 🫖",
  mate: "mate tea, yerba mate, yerba, mate gourd, =maté",
  samovar: "samovar*, teapot*, tea pot*, kettle*, teacup*, tea cup*",
  mint: "polo mints, polos, polo mint*, extra strong mint*, murray mint*, mint, mints, minty, minted, mint leaf, mint leaves, toothpaste*, mouthwash, after eight*, pudina, nana mint, mojito*, mentha, moroccan mint, mint oil, humbug*, mint water",
  peppermint:
    "peppermint*, pepper mint, peppermint oil, peppermint tea, mentha piperita, mentha piperita oil, corn mint",
  spearmint:
    "spearmint*, spear mint, spearmint oil, mentha viridis leaf oil, mentha viridis, mentha spicata, garden mint",
  eucalyptus: "eucalyptus*, eucalypt*, eucaliptus, eucalyptis, eucalytus, gum tree*, nilgiri oil, cajeput, cineole",
  tea_tree: "tea tree*, melaleuca, tea tree oil, melaleuca alternifolia, ti tree",
  basil:
    "basil, basils, basilic, tulsi, tulasi, holy basil, thai basil, sweet basil, pesto, rehan, reyhan, rayhan, mashmoom, ocimum",
  thyme: "thyme, thymes, wild thyme, zaatar, zatar, za atar, thymus, thymol",
  rosemary: "rosemary, rosemarys, rosmary, rosmarinus",
  sage: "sage, sages, white sage, sage smudge, smudge stick*, sage bundle*, sagebrush, salvia officinalis, wood sage",
  clary_sage: "clary sage, clary, salvia sclarea",
  herbs:
    "🌿, buchu, fynbos, veld herbs, imphepho, rooibos bush, karoo bush, karoo bossies, chaparral, coastal scrub, herb, herbs, herb garden*, wild herbs, garrigue, maquis, bouquet garni, dried herbs, mixed herbs, vapour of herbs, borage, feverfew, comfrey, hyssop, rue plant*, sorrel, catnip, arnica, echinacea tea",
  dill: "dill, dills, shibit, pickle*, pickled, gherkin*, achar, achaar, piccalilli, sauerkraut, kimchi",
  parsley: "parsley, celery, chervil, lovage",
  laurel: "laurel, laurels, bay leaf, bay leaves, bay laurel, laurus nobilis, tej patta, tejpatta, bay rum, bay tree*",
  oregano: "oregano, marjoram, origanum, pizza*",
  lamiaceae:
    "lamiaceae, labiatae, labiate, labiates, mint family, the mint family, mint family plant*, deadnettle family",
  wormwood: "wormwood, artemisia, absinthe, mugwort, tarragon, estragon, artemesia, davanam",
  cannabis:
    "spliff*, doobie*, bong, smoking a joint, a joint going round, somebody joint, someones joint, someone joint, cannabis, weed smoke, marijuana, marihuana, ganja, hemp, hash, hashish, pot smoke, smoking weed, skunk weed, weed, joint smoke",
  camphor:
    "vick s, vicks vaporub, camphor*, camphorous, camphoraceous, kapoor, kapur, karpuram, karpooram, karpur, kafoor, tiger balm, vicks, vaporub, vapo rub, vapour rub, deep heat, olbas oil, amrutanjan, zandu balm, axe oil, ralgex, bengay, ben gay, icy hot, karvol, olbas, fishermans friend, fisherman friend, lockets, tunes sweets, victory v, vicks inhaler, amrutanjan balm, moov, iodex, zandu, tiger balm balm, muscle rub*",
  leather:
    "leather*, leathery, lether, suede*, nubuck, leather jacket*, leather seat*, leather chair*, leather sofa*, leather shoe*, leather boot*, tannery, tanneries, cowhide, rawhide, leatherette, baseball glove*, cricket ball*, leather bag*, leather bound, saddle leather, leather saddle*, barbour, dubbin, neatsfoot oil, leather polish, leather glove*, leather satchel*, leather strap*, leather belt*, leather wallet*, catchers mitt*, catcher mitt*, baseball mitt*, football leather",
  saddle: "saddle*, saddlery, tack room*, bridle*, horse tack",
  shoe_polish:
    "shoe polish*, boot polish*, shoe shine, shoeshine, cherry blossom polish, kiwi polish, polished shoes, polishing shoes, polishing boots",
  horses:
    "horse, horses, horsey, horsy, pony, ponies, mare, mares, stallion*, foal*, donkey*, mule, mules, horse riding, horseback, riding lesson*, 🐎, 🐴",
  stable:
    "kye, byre*, silage, hen house*, henhouse*, chicken coop*, chickens, pig sty, pigsty, stable, stables, paddock*, horse box*, barnyard*, farmyard*, cowshed*, cow shed*, manure, dung, cow*, cattle, goat*, sheep, pig*, farm animal*, gobar, slurry, muck heap*, muck spreading, muckspreading, sheep dip, duck pond*, chooks, chickens in the yard, rabbit hutch*, hutch, hutches, guinea pig*, hamster*, pet shop*, petting zoo*, zoo, zoos",
  camel: "camel, camels, camel race*, camel farm*, 🐪, 🐫",
  tobacco:
    "cigars, marlboro lights, narguileh*, narguile*, nargila*, nargeela*, nargeelah, golden virginia, old holborn, amber leaf, tobacco*, tobaco, tabacco, tobbaco, tabaco, baccy, cigar*, cigarillo*, cigarette*, cig, cigs, ciggie*, ciggy, fag smoke, rollie*, roll up*, rollups, roll ups, snuff, beedi*, bidi*, marlboro*, benson and hedges, ashtray*, cigarette smoke, pipe tobacco, cherry tobacco, smoker*, smoking, smoking cigar*, smoking cigarette*, smoking a cigar*, smoking a cigarette, smoking a fag, smoking roll ups, gutka, nicotine, vape, vapes, vaping, 🚬, pipe, pipes, pipe smoke, smoking a pipe, pipe smoker*, shisha*, sheesha*, hookah*, hooka*, hubbly bubbly, argileh, arghileh, nargile*, narghile*, argila, midwakh, medwakh, dokha, fags, a fag, smoking fags, woodbines, snus, chewing tobacco, rizla*, skoal, drum tobacco, cuban cigar*, cheroot*, betel tobacco, charminar",
  smoke:
    "🔥, 💨, hickory, hickory smoke*, applewood smoke, cherrywood smoke, oak smoke, pimento wood smoke, hangi smoke, bush after fire, after a bush fire, bushfire smoke, bush fire smoke, bushfire*, veld fire*, veldfire*, braai smoke, woodfire smoke, cooking fire*, mopane fire, mopane wood fire, stubble fire*, bonfire night*, smoke, turf fire*, turf smoke, burning turf, turf burning, smoky, smokey, smokier, smoked, smoke rose, wood fire*, woodfire*, log fire*, woodsmoke, wood smoke, fire, fires, firewood, fireplace*, fireside*, bonfire*, bon fire*, camp fire*, campfire*, hearth*, ember*, burning wood, burning leaves, burnt wood, burning log*, wildfire*, wood stove*, woodstove*, wood burner*, wood burning, log burner*, fire pit*, firepit*, open fire*, chulha, beach fire*, guy fawkes, holika, incinerator, smokiness, smoke note*, smoky note*, all smoke, burnt toast smoke, burnt hair, singed hair, havan smoke, bonfire smoke, smouldering leaves, stubble burning, burning stubble, chiminea*",
  ash: "ash, ashes, ashy, cinder*, soot, sooty",
  charcoal:
    "charcoal*, coal, coals, coal fire*, coal smoke, burning coal*, coke fire, brazier*, angeethi, sigri, barbecue coals, briquette*",
  chimney: "chimney*, chimney smoke, steam train*, steam engine*, chimney sweep*, steam locomotive*",
  barbecue:
    "jerk pit*, jerk pan*, jerk drum*, oil drum grill, pitmaster, smokehouse*, hibachi, asado, tandoor grill, on the barbie, the barbie, a barbie, barbecue*, barbeque*, bbq*, grill, grills, grilled, grilling, kebab*, braai, mashawi, mashwi, cookout*",
  tar: "cade, cade oil, juniper tar, pine tar, stockholm tar, oakum, ichthammol, creosote bush*, chaparral after rain, tarred rope*, tarry, tar, birch tar, creosote*, bitumen, pitch pine, roofing tar, hot tar, coal tar, wet rope*, birch tar oil, rectified birch tar",
  gunpowder:
    "gunpowder*, gun powder, firework*, fire works, fire cracker*, firecracker*, sparkler*, cordite, cracker smoke, crackers, patake, pataka, gun smoke, gunsmoke, cap gun*, bonfire night, bangers",
  meat: "suya, boerewors, braaivleis, nyama choma, hangi, pot roast, meatloaf, meat loaf dinner, full english, fry up, fry ups, jambalaya, gumbo, bunny chow, jerk chicken, jerk pork, curry goat, sausage sizzle*, meat pie*, kibbeling meat, pierogi meat, souse, pelau, oxtail, oxtails, roast beef, chicken soup, bak kut teh, adobo, lechon, char siu, peking duck, gammon, mince and tatties, stovies, bangers and mash, pepperpot, meat*, meaty, bacon, beef, lamb chop*, roast lamb, steak*, sausage*, sunday roast, roast dinner*, chicken, roast chicken, burger*, ham, pork, mutton, gravy, shawarma*, fried food*, chip fat, frying oil, chip shop*, chippy, onion rings, yorkshire pudding*, black pudding*, chorizo, salami, prosciutto, pepperoni, hot dog*, corn dog*, haggis, pasty, pasties, pork pie*, steak pie*, roast turkey, lamb, brisket, pulled pork, meatball*, cottage pie*, shepherds pie*, lasagne, lasagna, bolognese, taco*, nachos, fajita*, enchilada*, tamale*, burrito*, doner, kebab shop*, biltong, jerky, corned beef, hotpot, casserole*, sunday lunch, sunday dinner, roast potato*, chip butty, bacon butty, bacon roll*, bacon sandwich*, lard, suet, sage and onion stuffing, harees, manakish, fatayer, kibbeh, falafel, ramen, chinese takeaway*, takeaway curry, fried chicken, pork scratchings",
  fish: "saltfish, salt fish, salt cod, bake and shark, crawfish, crawfish boil*, crayfish, kedgeree, smoked salmon, salmon, crab, crabs, crab boil, clams, clambake, squid, eel, eels, stockfish, bokkoms, snoek, bokoms, clam chowder, fish pie, fish stew, shellfish, scampi, fish, fishes, fishy, fish market*, fishmonger*, fish and chips, tuna, sardine*, prawn*, shrimp*, oyster*, fish curry, dried fish, bombay duck, mackerel, kipper*, 🐟, 🐠, cockles, mussels, lobster*, anchovy, anchovies, caviar, sushi, whelks, jellied eels, fish fingers, fish sauce, fish paste, haddock, herring*, whitebait, chowder, calamari, hilsa, ilish, hammour, fishing bait",
  books:
    "book, books, bookish, old book*, library, libraries, bookshop*, book shop*, bookstore*, book store*, manuscript*, bookcase*, bookshelf, bookshelves, paperback*, hardback*, comic book*, comics, new book*, encyclopaedia*, encyclopedia*, hymn book*, hymnal*, prayer book*, reading room*, second hand bookshop*, waterstones, beano, dandy comic",
  paper:
    "brown paper cover*, brown paper covers, brown paper, tissue paper, paper bag*, new notebook*, exercise book*, wallpaper, blotting paper, greaseproof paper, manila envelope*, card stock, banknote*, paper, papers, papery, parchment, old letter*, love letter*, old pages, yellowed pages, newspaper*, newsprint, cardboard, magazine*, photocopier*, xerox, envelopes, post office, wrapping paper, crepe paper, stationery shop*, stationer*, stationers, exam paper smell, card shop",
  ink: "typewriter ribbon*, typewriter*, carbon copies, cyclostyle, biro, biros, newspaper ink, letterpress, print shop*, printshop*, stamp pad*, ink pad*, calligraphy ink, india ink, quink, ink, inks, inky, fountain pen*, printing press*, felt tip*, marker pen*, sharpie*, printer ink, carbon paper, mimeograph*, ditto sheet*, printing ink, tattoo parlour*, tattoo parlor*",
  attic:
    "attic*, loft, lofts, antique shop*, old trunk*, antique*, steamer trunk*, old house, old houses, thrift shop*, charity shop*, vintage shop*, old furniture, junk shop*, jumble sale*, car boot sale*, flea market*, grandfather clock oil, old wardrobe, under the stairs, cupboard under the stairs, museum*, old cinema*, village hall*, scout hut*, church hall*, old drawer*, chest of drawers, old handbag*, writing desk*, bureau, trunk in the loft",
  wood: "mopane, mopane wood, jarrah, karri, huon pine wood, ironwood, mahogany desk*, walnut desk*, iroko, ebony desk, kiaat, tamboti, yellowwood, stinkwood, teak oil, danish oil, tung oil, wood oil, amberwood, akigalawood, amyris, cabreuva, copaiba, gurjun, gurjun balsam, copaiba balsam, cooperage*, dogwood, blackthorn wood, pimento wood, kindling wood, sheesham desk, chopping board*, decking, garden fence*, railway sleeper*, treehouse*, tree house*, weeping willow*, wood, wooden, timber*, lumber, lumberyard*, sawdust, saw dust, wood shaving*, wood chip*, plank*, driftwood, drift wood, cut wood, chopped wood, tree bark, bark, mahogany, teak, beech, maple, log, logs, floorboard*, wooden floor*, wooden box*, wooden chest*, sheesham, willow, elm, poplar, walnut wood, cherry wood, cherrywood, apple wood, fruit wood, 🪵, wood dust, mesquite, hornbeam, ash tree*, neem tree*, mango wood, mdf, plywood, chipboard",
  oak: "oak, oaks, oaky, oak tree*, oakwood, oak wood, oak barrel*, oak cask*",
  birch: "birch pollen, birch*, birch tree*, birchwood, aspen*",
  bamboo: "bamboo*, reed, reeds, rattan, wicker",
  rosewood: "jacaranda tree*, rosewood*, rose wood, bois de rose, palisander, jacaranda, aniba",
  ebony: "ebony, blackwood, african blackwood",
  carpenter:
    "carpenter*, carpentry, joiner*, joinery, woodwork*, woodshop*, wood shop*, workbench*, work shop*, workshop*, cabinetmaker*, cabinet maker*, sawmill*, woodworker*, woodworking, garden shed, tool shed*, toolshed*, shed, sheds, whittling",
  guaiac_wood: "guaiac*, guaiac wood*, guaiacwood, gaiac, gaiac wood, guaicwood, guayac, bulnesia",
  vetiver:
    "vetiver*, vetivert, vetivier, vetyver, vetiverol, khus, khas, khus khus, khuskhus, cuscus, ramacham, vetiveria, khus curtain*, khus mat*, khus tatti*, khus screen*",
  patchouli:
    "patchouli*, patchouly, patchoulli, patchuli, patchoili, pachouli, pachuli, patchoule, patchi, pogostemon, pogostemon cablin",
  cypriol: "cypriol, nagarmotha, cyperus",
  cedar:
    "cedar*, cedarwood*, cedar wood*, cedar chest*, ceder, cedrus, sauna*, hamster cage*, deodar, cedar dust, cedar shavings",
  pencil: "pencil*, pencil shaving*, pencil sharpening*, sharpened pencil*, pencil case*, sharpener*",
  sandalwood:
    "sandalwood*, sandlewood*, sandal wood*, sandelwood, sandlwood, sandal, mysore sandal*, sandal soap, sandal paste, sandalwood paste, santal, santals, santalum, chandan, chandanam, chandan tika, white sandal, sandalwood powder, sandal powder, chandan powder",
  cashmere_wood: "cashmeran, cashmere wood, cashmerewood, cashmere musk",
  forest:
    "woods near, woods behind, woods by, in the woods, into the woods, in woods, deep woods, damp woods, autumn woods, wet woods, walk* in woods, through woods, 🌳, forest*, foresty, the woods, rainforest*, rain forest*, taiga, woodland*, jungle*, redwood*, sequoia*, forest floor, grove of trees, undergrowth, ravine*, copse, thicket*, bush after rain, trees, bluebell wood*",
  pine: "pinon, pinyon, pinon pine*, pinon nut*, ponderosa, ponderosa pine*, longleaf pine, loblolly, lodgepole, jack pine*, norfolk pine*, pine disinfectant, pine cleaner, pine, pines, piney, piny, pine tree*, pine cone*, pinecone*, pine needle*, pine forest*, pine wood*, pinewood, pine sol, pinesol, scots pine, pinus, pinus mugo, pinus pumila, dwarf pine, mountain pine, pine air freshener, pine freshener*, 🌲, larch*, hemlock tree*, yew tree*, yew hedge*, yew*, leylandii, monkey puzzle tree*",
  fir: "fir, firs, fir tree*, fir balsam, balsam fir, douglas fir, abies, fir needle*, fir balsam absolute",
  spruce: "spruce, spruces, spruce tree*, spruce needle*",
  christmas_tree: "christmas tree*, xmas tree*, real tree at christmas, tree lot*, 🎄",
  juniper: "juniper*, juniper berry, juniper berries, gin, gin and tonic, gin n tonic, g and t, juniperus",
  cypress: "cypress pollen, cypress, cypresses, cyprus tree*, cypress tree*, thuja, hinoki, cupressus, cyprès",
  conifers:
    "conifer*, coniferous, evergreen*, pinaceae, cupressaceae, conifer resin*, coniferous tree*, coniferous wood*, conifer wood*",
  moss: "moss, mosses, mossy, lichen*, chypre, chypres",
  oakmoss: "oakmoss*, oak moss, evernia prunastri, evernia, mousse de chene",
  mushroom: "mushroom*, mushroomy, fungus, fungi, toadstool*, black truffle*, white truffle*, truffle oil",
  fern: "fern*, ferny, fougere*, bracken, ",
  fallen_leaves:
    "🍁, 🍂, fallen leaf, fallen leaves, autumn lea*, autumn leaves, autumn leaf, dead leaves, dry leaves, dried leaves, wet leaves, leaf litter, leaf mould, leaf mold, rotting leaves, raked leaves, raking leaves, leaf pile*, pile of leaves, pile* of leaves, orange leaves, red leaves, yellow leaves, golden leaves, brown leaves, crunchy leaves, crisp leaves",
  resin: "resin*, sap, tree sap, copal, dragons blood, mastic, mastika, pine pitch, gum mastic, dragon blood",
  colophony:
    "colophony, colophonium, colophon, rosin, rosins, pine rosin, gum rosin, wood rosin, tall oil, abietic acid, pine resin, pine resins, abitol, spruce resin",
  elemi: "elemi, canarium",
  amber: "amber, ambers, ambery, amber resin, ambre, anbar, ambar, amber perfume*, amber oil",
  benzoin:
    "benzoin*, benjamin gum, gum benjamin, javi, jawi, siam benzoin, gum benzoin, styrax tonkinensis, styrax benzoin, friars balsam, friar balsam",
  labdanum: "labdanum*, ladanum, laudanum, cistus, rockrose, rock rose*, cistus ladaniferus",
  ambergris:
    "ambergris*, ambergrease, ambergreece, grey amber, gray amber, ambroxan, ambroxide, ambrox, cetalox, whale vomit",
  styrax: "styrax, storax, liquidambar, sweetgum",
  tolu_balsam: "tolu, tolu balsam, balsam of tolu, balsam tolu, myroxylon balsamum",
  peru_balsam: "peru balsam, balsam of peru, balsam peru, peruvian balsam, myroxylon, myroxylon pereirae",
  musk: "🦌, tonalide, ahtn, tonalid, musk ketone, musk xylene, musk ambrette, polycyclic musk*, nitro musk*, nirvanolide, sylkolide, zenolide, musk*, musky, muskier, muskiness, muscs, musc, misk, white musk, deer musk, musk al tahara, musk tahara, kasturi, egyptian musk, synthetic musk*, macrocyclic musk*",
  ambrette: "ambrette, ambrette seed*, musk seed*, musk mallow, abelmoschus",
  skin: "skin, skins, skin scent*, his neck, her neck, nape, crook of his neck, crook of her neck, his chest, warm body, bare shoulder*, collarbone*, warm skin, clean skin",
  hair: "shikakai, reetha, ritha, smell* of her hair, smell* of his hair, scent of her hair, scent of his hair, hair smell, wet hair, scalp, clean hair, washed hair",
  pillow:
    "pillow*, pillowcase*, pillow case*, his shirt*, her scarf, his t shirt, his tshirt, his side of the bed, his hoodie, her side of the bed",
  sweat:
    "sweat, sweats, sweaty, sweating, perspiration, body odour*, body odor*, armpit*, bo smell, gym bag*, gym kit, locker room*, changing room*, wrestling mat*",
  sunscreen:
    "zinc cream, zinc sunscreen, zinc oxide, sunscreen*, sun screen*, sun cream*, suncream*, sunblock*, sun block*, sun lotion*, suntan*, sun tan*, sun oil*, tanning oil*, tanning lotion*, hawaiian tropic, coppertone, banana boat, ambre solaire, nivea sun, after sun, aftersun, spf, monoi, factor 30, factor 50, piz buin",
  laundry:
    "laundry, linen*, line dried, line drying, washing line, washing powder*, laundry detergent*, detergent*, fabric softener*, fabric conditioner*, clothesline*, clothes line*, sheet, sheets, bedsheet*, bed sheet*, bed linen, clean sheet*, clean cotton, fresh cotton, cotton sheets, fresh clothes, clean clothes, clean washing, fresh washing, washed clothes, freshly washed clothes, drying on the line, on the washing line, comfort softener, lenor, downy, tide pods, tide detergent, persil, ariel, surf excel, tumble dryer*, dryer sheet*, launderette*, laundromat*, washing machine*, clean towels, fresh towels, warm towels, towel*, airing cupboard*, clean shirt*, white shirt*, fresh laundry, fresh bedding, bedding, duvet*, clean linen, clean linens, fresh linen, borax, oxiclean, gain detergent, snuggle softener, bounce sheets, nirma, rin soap, surf powder, daz, bold detergent, ariel powder, tumble drier*, washing on the line, pegging out, twin tub*, dhobi ghat, fresh pyjamas, clean pyjamas, clean sheets, crisp sheets, fresh sheets, cotton sheets on the line",
  ironing:
    "ironing, ironed, hot iron, steam iron*, starch, starched, starchy, ironing board*, pressed shirt*, dhobi, dry cleaner*, dry cleaning",
  cloth:
    "velvet, old velvet, cloth, fabric*, cotton, silk, muslin, new clothes, textile*, denim, tent canvas, canvas, khadi, sackcloth, gunny sack*, gunny bag*, tarpaulin cloth, fabric shop*, cotton saree*, silk saree*",
  soap: "shaving soap*, soap*, soapy, soapsuds, suds, soap bar*, bar soap*, carbolic, pears soap, dove soap, ivory soap, imperial leather, zote, zote soap, camay, lux soap, lifebuoy, hand soap, handwash, hand wash, savon, castile soap, marseille soap, aleppo soap, ghar soap, cussons, irish spring, dial soap, cinthol, medimix, hamam soap, washing up liquid, fairy liquid, dish soap, dishwashing liquid, 🧼, palmolive, wrights coal tar soap, dettol soap, rexona soap, liril, santoor, margo soap, hamam, simple soap, zest soap, cashmere bouquet soap, cashmere bouquet, dr bronners, soap shop, imperial leather soap, bronnley, soap flakes, soap powder, coal tar soap",
  shampoo:
    "shampoo*, conditioner, johnsons baby, no more tears, baby shampoo, head and shoulders, herbal essences, timotei, vosene, johnson baby shampoo, johnson baby",
  bath: "bath*, bathing, bathroom*, bubble bath*, bath bomb*, hammam*, shower*, shower gel*, body wash*, bubble*, radox, after a bath, out of the bath, bath oil, lush shop, bath time, bathtime, badedas, matey, epsom salts, bath salt*, bath cube*, hammam soap, turkish bath*, onsen*, hot tub*, jacuzzi*, steam room*",
  clean:
    "clean, something cleaner, cleaner smell, cleaner than, cleanness, cleanliness, freshly washed, squeaky clean, just washed, cleaning product*, zoflora, febreze, jif, cif, vim powder, vim bar, ajax, windex, windolene, lestoil, fabuloso, harpic, flash cleaner, flash liquid, mr muscle, cillit bang, lizol, colin spray, febreeze, domestic cleaner, cleaning fluid, floor cleaner, floor cleaners, cleaning spray*, cleaning stuff, spic and span, mr clean cleaner, murphys oil soap",
  hairspray:
    "hairspray*, hair spray*, elnett, lacquer, hair lacquer, hair gel, hairdresser*, hair salon*, beauty salon*, perm lotion, aqua net, hair dye, aerosol*, deodorant*, lynx africa, axe body spray, right guard, old spice deodorant, impulse body spray, silvikrin, home perm*, hair relaxer*, pressing comb*, hot comb*, hair straightener*, curling tong*, curling iron*, hair curlers, lynx deodorant, axe spray, charlie body spray, impulse spray, barrister wig*, hair pomade*",
  nail_polish: "nail polish*, nail varnish*, nail salon*, acetone, nail polish remover, nail varnish remover, 💅",
  wool: "cashmere jumper*, cashmere sweater*, cashmere scarf, cashmere shawl*, cashmere coat*, cashmere cardigan*, wool coat*, wool scarf, woollen scarf, woolly scarf, wool*, wooly, woolly, woollen*, woolen*, cashmere, tweed, yarn, mohair, lambswool, pashmina*, wooly jumper*, woolly jumper*, wool jumper*, wool sweater*, woollen jumper*, wet jumper*, wet wool, knitting wool, flannel, flannels, horsehair, angora, wooly hat*, woolly hat*, yarn shop*, wool shop*",
  blanket:
    "blanket*, shawl*, quilt*, comforter*, eiderdown*, rug, rugs, carpet*, throw blanket, teddy, teddies, teddy bear*, persian carpet*",
  fur: "🐕, 🐈, fur, furs, furry, fur coat*, mink, sheepskin*, cat fur, wet dog*, dog fur, puppy breath, puppys breath, dogs fur, dogs paws, dog paws",
  rubber:
    "plimsoll*, neoprene, wetsuit*, rubber*, rubbery, tyre, tyres, tire smoke, tires, burning rubber, wellies, welly, latex, eraser*, erasers, hot water bottle*, swim cap*, tennis ball*, new trainers, new sneakers, flippers, inner tube*, swimming hat*, wellingtons, wellington boots, gumboot*, bowling shoe*, squash court*, gym mat*, elastic band*, rubber glove*, marigold gloves, washing up gloves",
  plastic:
    "plastic*, plasticky, pvc, vinyl, new toy*, new doll*, barbie*, polythene, shower curtain*, play dough, plasticine, my little pony, cabbage patch*, cassette tape*, vhs, slip n slide, linoleum, formica, bakelite, bubble wrap, sellotape, sticky tape, duct tape, silly putty, new shower curtain*, beach ball*, swim ring*, jelly shoes, jelly sandals, jellies sandals",
  petrol:
    "petrol*, petroleum, gasoline*, gas station*, petrol station*, petrol pump*, fuel*, kerosene, paraffin, jet fuel, garage forecourt, filling station*, smell of gas, gas, gas fumes, petrol fumes, lighter fluid, two stroke, motor oil, engine oil, aviation fuel, kerosine, adnoc station*, ⛽, castrol, brake fluid, antifreeze, two stroke oil, jerry can*, jerrycan*, outboard motor*, lawnmower fuel, zippo*, lighter fuel, karting, go kart*, go karts",
  diesel:
    "auto rickshaw*, rickshaw fumes, tuk tuk*, matatu*, danfo, trotro, tro tro, molue, lorry fumes, narrowboat engine, generator fumes, generator diesel, gen fumes, i pass my neighbour generator, canal boat engine*, railway platform*, diesel*, exhaust, exhausts, exhaust fumes, bus fumes, car fumes, traffic fumes, engine fumes, engine grease, grease, car grease, boat engine*, bus smoke, chain oil, bike oil, 3 in 1 oil, gun oil, wd40, wd 40, machine oil, motor grease, axle grease, swarfega",
  paint:
    "paint*, fresh paint, wet paint, oil paint*, varnish*, emulsion paint, artists studio, watercolour*, watercolor*, acrylics, poster paint*, linseed putty, putty, art studio*, finger paint*, dulux, emulsion, spray paint*, graffiti paint, tippex",
  turpentine: "turpentine*, turps, white spirit, paint thinner*, paint stripper*, linseed oil, terebinth*",
  glue: "glue*, gluey, pritt stick, prittstick, glue stick*, uhu, superglue, adhesive*, copydex, pva, airfix, fevicol, airfix glue, model aeroplane*, model airplane*, model plane*, airfix kit*, wallpaper paste, flour paste, gum arabic, cow gum, nail glue, stamp glue",
  alcohol:
    "alcohol, alchohol, alcahol, ethanol, ethyl alcohol, denatured alcohol, alcohol denat, perfumer s alcohol, sd alcohol",
  metal:
    "silvo, duraglit, steel almirah*, steel tiffin*, tin trunk*, wire wool, steel wool, girders, iron gate*, railway track*, iron filings, brake dust, tube station*, london underground, underground station*, subway station*, iron railing*, metal*, metallic, rust, rusty, hot metal, silver polish, pennies, old coins, solder, soldering, welding, brasso, brass polish, blacksmith*, smithy, foundry, swing chain*, solder smoke, swarf",
  chalk:
    "chalk*, chalky, blackboard*, chalkboard*, plaster, plaster dust, whitewash, limewash, grout, cement, slaked lime, lime wash, limestone, wet brick*, hot brick*, calamine*, kalamine, pool cue chalk, climber chalk, billiard chalk",
  new_car: "new car*, new car smell, car interior*, car seats, hot car, old car, airplane cabin, aeroplane cabin",
  hospital:
    "jeyes fluid, jeyes, hospital*, hospitally, clinic, clinical, disinfectant*, dettol, savlon, antiseptic*, tcp, germolene, surgical spirit, hand sanitiser, hand sanitizer, sanitiser, sanitizer, rubbing alcohol, dentist*, ward floor, phenyl, phenyle, lysol, iodine, elastoplast*, sticking plaster*, bandaid*, band aid*, gp surgery, doctors surgery, vets, the vet, operating theatre, swimming verruca, surgical gloves, alcohol gel",
  medicine:
    "medicine*, medicinal, cough syrup*, cough sweet*, cough drop*, calpol, pharmacy, pharmacies, chemist shop*, pill, pills, strepsils, lozenge*, cough mixture, ointment*, benylin, linctus, mercurochrome, gentian violet, tincture*, cod liver oil, gripe water, milk of magnesia, kaopectate, pepto bismol, castor oil, syrup of figs, tcp ointment, sticking plasters, nurofen, paracetamol, disprin, lemsip sachet, alka seltzer, ayurvedic oil*, chyawanprash",
  mothballs: "mothball*, moth ball*, naphthalene, naphthaline, napthalene, naphthalene balls",
  vinegar: "vinegar*, vinegary, salt and vinegar, malt vinegar, sour milk",
  socks:
    "sock, socks, smelly feet, sweaty feet, stinky feet, cheesy feet, feet smell, foot odour, foot odor, gym shoe*, football boots, smelly shoe*",
  powder:
    "yardley talc, yardley lavender talc, jean nate powder, loves baby soft, love baby soft, ponds dreamflower, dreamflower talc, himalaya baby powder, powder, powders, baby powder*, face powder*, talc*, talcum, talcum powder, johnsons powder, ponds powder, ponds talc, pond s powder, cuticura, yardley powder, loose powder, compact powder, powder compact, powder puff*, powder room*, rice powder, icing powder, cuticura talc, coty powder, pond powder, pond talc, johnson baby powder, johnson powder, talcum powders, boots talc, apple blossom talc, baby talc, custard powder face, nappy powder, prickly heat powder, prickly heat, nycil, shower to shower, tooth powder, impulse talc, cuticura powder",
  lipstick:
    "lipstick*, lip stick*, lip gloss*, lipgloss*, lip balm*, chapstick*, lip smacker*, lippy, 💄, blistex, labello, carmex, lip salve*, lypsyl, burts bees",
  makeup:
    "makeup*, make up, make up bag*, make up box*, makeup bag*, cosmetic*, dressing table*, vanity table*, foundation cream, blusher, mascara, kajal, kohl, eyeliner, vanity case*, dressing room*, pancake makeup, nail and makeup, lakme, surma, sindoor, greasepaint, grease paint, panstick, pan stick, theatre makeup, stage makeup, avon lady, make up counter*, makeup counter*",
  face_cream:
    "face cream*, cold cream*, hand cream*, nivea*, oil of olay, olay, ponds, ponds cream, pond s, ponds cold cream, moisturiser*, moisturizer*, body lotion*, lotion*, hand lotion*, body cream*, baby oil, baby lotion*, baby wipe*, nappy cream, sudocrem, vaseline, boroline, night cream*, johnsons baby lotion, body butter*, atrixo, jergens, pond cold cream, pond cream, johnson baby lotion, noxzema, oil of ulay, boroplus, fair and lovely, atrix, e45, aveeno, cetaphil, clinique moisturiser, astral cream, calamine lotion*, witch hazel lotion, setting lotion face, cocoa butter lotion, suntan cream",
  iris: "iris, irises, iriss, orris, orris root, orris butter, orrisroot, iris root, iris butter, iris flower*, irises in, orris powder, iris powder",
  heliotrope: "heliotrope*, heliotropin, piperonal, cherry pie flower",
  rose: "anything rosy, rosy thing*, rosy smell*, rosy note*, rosy perfume*, rosy fragrance*, 🌹, 🥀, rose, roses, rosey, rosy scent, rosewater, rose water, rosebud*, rosebush*, rose bush*, rose petal*, rose garden*, rose oil, rose attar, attar of rose*, ruh gulab, rooh gulab, gulab, gulkand, gulab jal, rose jam, taif rose*, taifi, ward taifi, taifi rose*, damask rose*, bulgarian rose*, turkish rose*, rose flower*, rosa damascena, rosa centifolia, rose de mai, may rose*, wild rose*, tea rose*, climbing rose*, rose scented, red rose*, white rose*, pink rose*, yellow rose*, old rose*, garden rose*, rooh afza, roohafza, rose syrup, rosehip*, rose hip*, dog rose*, rose powder",
  peony: "peony, peonies, peonys, paeony, peoni, paeonies, poeny, piony",
  geranium: "geranium*, pelargonium*, pelargonium graveolens, geranuim, gerainium, rose geranium*",
  jasmine:
    "juhi flowers, jasmine garland*, mullai, kunda flower*, chameli oil, chambeli oil, jasmine hair oil, jasmine*, jasmin, jasmins, jasminey, jasmyn, jazmine, jasmine flower*, jasmine vine*, night jasmine, night blooming jasmine, star jasmine, mogra*, moghra, mogara, motia, motiya, bela flower*, mallige, mallipoo, malli, malligai, malli poo, mulla poo, mullapoo, juhi, chameli, chambeli, gajra*, raat ki rani, rat ki rani, raatrani, parijat, parijatha, harsingar, shiuli, white jasmine, jasminum, jasmine oil, jessamine, yasmin flower, jai flower*, pikake, winter jasmine, philadelphus coronarius, sheuli, jaai, jaati",
  jasmine_sambac:
    "sampaguita garland*, sampaguita, sambac, jasmine sambac, sambac jasmine, arabian jasmine, jasminum sambac, full flower jasmine, fulla, full jasmine",
  white_flowers: "white floral*, white flower*, white blossom*, white petalled flower*",
  tuberose:
    "tuberose*, tube rose*, tuberrose, tubereuse, rajnigandha, rajanigandha, nishigandha, sugandharaja, polianthes, tuberoses, rajni gandha, lily grass flower*",
  ylang_ylang:
    "ylang, ylang ylang, ilang ilang, ylangylang, yland ylang, ylang ylan, cananga, cananga odorata, lang lang, ylang oil",
  gardenia: "gardenia*, gardinia*, gardania, tiare, tiare flower*, gandharaj, gandhraj",
  magnolia:
    "magnolia*, magnolia tree*, champa, champaca, champak, champaka, sampangi, michelia, joy flower, sampige, sampangi flower*",
  frangipani: "frangipani*, frangapani*, plumeria*, temple tree*, lei, leis",
  honeysuckle: "honeysuckle*, honey suckle*, honeysuckle vine*, madhumalti, madhumalati, woodbine flower*",
  lily: "lily, lilies, lillies, lilly, lilys, lillys, lily flower*, stargazer*, star gazer*, stargazer lily, easter lily, easter lilies, white lilies, calla, calla lily, tiger lily, madonna lily, casablanca lily, casa blanca lilies, funeral lilies",
  orchid: "orchid*, vanilla orchid*",
  narcissus: "narcissus, narcissi, narcisse, daffodil*, daffs, jonquil*, nargis, paperwhite*, paper white*",
  lotus: "lotus, lotuses, lotus flower*, water lily, water lilies, waterlily, waterlilies, kamal, nymphaea, 🪷",
  opium: "opium",
  orange_blossom:
    "orange blossom*, orange flower*, orange blossoms, orangeblossom, orange blossom water, orange flower water, citrus blossom*, fleur d oranger, zahar, mazaher, zagara, bitter orange flower*, blossom water, maa zahar, may zahr, citrus aurantium flower oil, citrus aurantium amara",
  neroli: "neroli*, nerolli, nerol",
  orange_grove:
    "orange grove*, orange tree*, citrus grove*, orange orchard*, citrus orchard*, lemon grove*, citrus tree*",
  acacia: "acacia*, black locust, robinia, cassie, babul, locust tree*",
  mimosa:
    "broom absolute, broom flower absolute, genet absolute, wattleseed, wattle bloom*, silver wattle, acacia dealbata, mimosa*, wattle, golden wattle, laburnum*, amaltas, forsythia, broom bush*",
  linden: "linden*, linden blossom*, linden tree*, lime blossom*, lime tree*, tilleul, lindens, tilia",
  lemon_blossom: "lemon blossom*, lemon flower*, mock orange, philadelphus, grapefruit blossom*, pomelo flower*",
  violet:
    "ionones, ionone, violet, violets, sweet violet*, violet candy, wild violets, viola, violas, pansy, pansies, violet flower*, viola odorata, african violet*, violet powder, violet water",
  lilac: "lilac, lilacs, lylac*, lilac tree*, lilac bush*",
  wisteria: "wisteria*, wistaria, wysteria",
  hyacinth: "🪻, hyacinth*, hyacynth*, hyacint, bluebell*, sumbul, sombol, grape hyacinth*, muscari",
  freesia:
    "freesia*, fresia*, freeshia, freezia, sweet pea*, sweetpea*, snowdrop*, crocus, crocuses, primrose*, cowslip*, phlox, stock flower*",
  cornflower: "cornflower*, corn flower*, forget me not*, bachelors button*, bachelor button*",
  lavender:
    "lavender*, lavendar*, lavander, lavendery, lavandula, lavandin, lavendula, lavender oil, lavender bag*, lavender sachet*, lavender bush*, lavender field*, khuzama, khozama, lavender water",
  garden:
    "garden, gardens, backyard*, back yard*, courtyard*, allotment*, flowerbed*, flower bed*, rockery, vegetable patch, veg patch, vegetable garden*, kitchen garden*, riad*, florist*, flower shop*, flower market*, flower seller*, flower stall*, orchard*, hedge, hedges, hedgerow*, compost bin*, veg plot*, veggie patch, vegetable plot*, herbaceous border*, window box*, flower garden*, hanging basket*, patch of garden",
  meadow:
    "meadow*, field of flowers, wildflower meadow*, prairie*, pasture*, moor, moors, moorland, fields, countryside, open field*, paddy field*, rice field*",
  tulip: "tulip*, tulip field*, 🌷",
  lily_of_the_valley:
    "lyral, bourgeonal, lily aldehyde, nympheal, mayol, convallaria majalis, lilial, lillial, butylphenyl methylpropional, bmhca, p bmhca, hicc, hydroxyisohexyl 3 cyclohexene carboxaldehyde, hydroxyisohexyl cyclohexene carboxaldehyde, lily of the valley, lilies of the valley, lilly of the valley, lillies of the valley, lily of valley, lily ot valley, muguet, lotv, may lily, convallaria, lily of the vally",
  daisy:
    "ragweed, ragweed pollen, sesquiterpene lactone*, ambrosia artemisiifolia, compositae mix, sunflower family, aster family, compositae, asteraceae, arnica, 🌼, daisy, daisies, daisys, daisy chain*, marguerite*, dandelion*, buttercup*, gerbera*",
  poppy: "poppy, poppies, poppy field*, poppy seed*",
  sunflower: "sunflower*, sun flower*, sunflower seed*, 🌻",
  heather: "heather, heathers, heath, heathland, gorse, broom flower*, bog myrtle",
  carnation: "carnation*, dianthus, pinks flower*, clove pink*, sweet william*, gilly flower*, gillyflower*",
  greenhouse:
    "greenhouse*, green house, glasshouse*, hothouse*, conservatory, conservatories, garden centre*, garden center*, polytunnel*, plant nursery",
  cherry_blossom: "cherry blossom*, sakura, cherry tree*, almond blossom*, cherry blossoms, plum blossom*",
  apple_blossom:
    "apple blossom*, apple tree*, apple orchard*, pear blossom*, hawthorn, may blossom, elderflower*, elder flower*",
  osmanthus: "osmanthus, osmanthes, sweet olive, tea olive, kinmokusei",
  chamomile: "chamomile*, camomile*, chamomille, chamomile tea, camomile tea, babunah",
  st_johns_wort: "st johns wort, saint johns wort, hypericum, st john wort, saint john wort",
  helichrysum: "helichrysum, helichrysums, immortelle, immortelles, everlasting flower*, italicum",
  grass:
    "spinifex, sweetgrass, sweet grass, holy grass, vanilla grass, veld, veldt, bushveld, prairie grass, tussock grass, bison grass, khus khus grass, buffalo grass, kikuyu grass, artificial turf pitch, grass pollen, grass, grasses, grassy, lawn*, lawnmower*, lawn mower*, mown, mowed, mowing, mown grass, mowed grass, mowing the lawn, cut grass, fresh cut grass, freshly cut grass, freshly mown, fresh mown, wet grass, football pitch*, football field*, soccer field*, cricket pitch*, sports day field, turf, cricket ground*, village green, golf course*, darbha, playing field*, rugby pitch*, pampas grass, marram grass, bowling green*, astroturf, lawn clipping*, grass clipping*, sports field*, cut lawn, hockey pitch*, rounders field, playing field grass, baseball field*, ball park, ballpark*, baseball diamond*, little league",
  leaves:
    "leaf, leaves, leafy, green leaf, green leaves, crushed leaf, crushed leaves, foliage, stem, stems, green stem*, snapped stem*, hedge trimmings, hedge clippings, privet, boxwood, box hedge*, nettle*, curry plant, neem, paan, betel, betel leaf, betel leaves, shrub*, houseplant*, house plant*, plants, laurel hedge*, rhododendron leaves, geranium leaves, banana leaf plate, mango leaves, dock leaf, dock leaves, house plants, spider plant*, cheese plant*, euphorbia",
  violet_leaf: "violet leaf, violet leaves, violet leaf absolute, violet foliage",
  galbanum: "galbanum*, galbanum oil, galbanum resin, ferula galbaniflua",
  ivy: "ivy, ivies, ivy leaf, ivy leaves",
  clover: "clover, clovers, clover field*, alfalfa",
  tomato_leaf:
    "tomato leaf, tomato leaves, tomato plant*, tomato vine*, tomatoe plant*, tomatoe leaf, tomatoe leaves, vine tomato*, tomato stem*, tomato stalk*, tomatoes on the vine, tomatoes in the greenhouse, grandads tomatoes",
  tomato: "tomato*, tomatoe*, ketchup, tomato soup",
  cucumber:
    "cassava, dasheen, eddoe*, christophene, chayote, cho cho, callaloo plant, turnip*, kale, collard greens, sukuma wiki, karela, bitter gourd, bottle gourd, lauki, tinda, cucumber*, cucumbery, courgette*, zucchini*, kheera, khiyar, radish*, carrot*, peas, pea pod*, cabbage*, lettuce, vegetable*, vegetal, 🥒, cucumber water, aubergine*, eggplant*, brinjal*, okra, bhindi, lady finger vegetable, squash vegetable, butternut squash, runner bean*, broad bean*, green bean*, asparagus, artichoke*, parsnip*, jacket potato*, sweet potato*, yam, yams, spinach, broccoli, cauliflower*, brussels sprouts",
  cactus: "cactus, cacti, cactuses, prickly pear*, agave, tequila, mezcal, 🌵, yucca*",
  aloe: "aloe, aloe vera, aloevera",
  onion: "onion*, oniony, spring onion*, leek*, shallot*, chive*, frying onion*, fried onion*, 🧅",
  garlic: "garlic*, garlicky, wild garlic, garlic bread, lehsun, 🧄, garlic powder",
  olive: "olive*, olive oil, olive tree*, olive grove*, zaitoon, zaytoun",
  fig: "fig, figs, figgy, fig tree*, fig leaf, fig leaves, figtree*, figleaf, anjeer, ficus carica",
  hay: "🌾, hay, hays, haystack*, hay stack*, hayloft*, hay loft*, hay bale*, haybale*, straw, straw bale*, haymaking, hay making, drying grass, dry grass, hayfield*, dried grass, bales",
  barn: "barn, barns, farm, farms, farmhouse*, farm house*, hayride*, silo, granary, haybarn*",
  wheat:
    "grits, hominy, ugali, sadza, mealie pap, mieliepap, kenkey, banku, fufu, pounded yam, garri, sorghum, millet, buckwheat, porridge oats, cream of wheat, hominy porridge, cornmeal porridge, cornmeal, polenta, quinoa, wheat*, barley, corn field*, cornfield*, corn, harvest, bran, oats, oatmeal, porridge, cereal*, malt, malted, grain silo*, stubble field*, bajra, weetabix, sweetcorn, sweet corn, bhutta, corn on the cob, roast corn, corn cob*, cornflakes, corn flakes, muesli, granola, ready brek, semolina, shreddies, rice krispies, barley water",
  tonka: "tonka*, tonka bean*, tonca, dipteryx",
  lemon:
    "lemon*, lemony, lemonade*, lemon zest, lemon peel*, lemon tree*, lemon juice, citron, nimbu, nimbu pani, neebu, limoncello, lemon sherbet*, lemon oil, lemon curd, lemon drizzle, citrus limon, limon, loomi, laymoon, preserved lemon*, lemon wedge*, limonata, shikanji, 🍋, lemon water, limca, lilt, nimbu paani, lemon squash, lemon barley, lemsip",
  orange:
    "orange, oranges, orangey, orangy, sweet orange*, blood orange*, bitter orange*, seville orange*, orange peel*, orange zest, orange juice, orange skin*, orange rind*, orange oil, orange squash, orange segment*, orange quarter*, orange fruit*, orange the fruit, santra, narangi, citrus sinensis, citrus aurantium dulcis, citrus aurantium, citrus aurantium peel oil, fanta, terrys chocolate orange, orangeade, 🍊, sunny d, sunny delight, irn bru, squash drink, orange soda, tizer, lucozade, orange barley, kia ora, capri sun, orange ice lolly, five alive, um bongo",
  mandarin:
    "naartjie, naartjies, mandarin, mandarins, mandarine*, mandarin orange*, mandarin peel, tangerine*, clementine*, satsuma*, kinnow, kinoo, easy peeler*, kino orange*, citrus nobilis, citrus reticulata, yousfi",
  grapefruit:
    "grapefruit*, grape fruit*, pomelo*, pamplemousse, grapefruit peel, pink grapefruit*, citrus paradisi, citrus grandis",
  bergamot: "bergamot*, burgamot, bergamont, bergomot, bergamote, citrus bergamia, bergamia, bergamot peel",
  petitgrain:
    "petitgrain, petit grain, petite grain, orange leaf, lemon leaf, lemon leaves, bitter orange leaf, bitter orange leaves",
  lime: "key lime pie*, lime, limes, limey, key lime*, lime juice, lime zest, limeade, kaffir lime*, makrut, lime leaf, lime leaves, lime peel, margarita*, caipirinha*, kagzi nimbu, lime cordial, mosambi, mausambi, sweet lime, lime soda, finger lime*, dried lime*, black lime*, citrus aurantifolia, thums up lime, jaljeera, lime pickle",
  yuzu: "yuzu, kumquat*, calamansi, calamondin",
  lemongrass:
    "goodknight, good knight, good knight coil*, all out refill, mortein coil*, mortein, odomos, baygon coil, raid coil, lemongrass*, lemon grass, citronella*, cymbopogon, lemon grass tea, mosquito coil*, bug spray*, mosquito spray*, insect repellent*, deet, off spray, goodnight coil, avon skin so soft, citronella candle*",
  verbena: "verbena*, vervain, verveine, vervene, lemon verbena, lemon balm, melissa, lippia citriodora",
  cologne:
    "jean nate, brut, brut 33, old spice, old spice aftershave, english leather cologne, pino silvestre, florida water, limacol, kananga water, bay rum cologne, royal lyme, agua de colonia, agua florida, 7 11 cologne, eau de cologne, 4711, cologne water, barbicide, aftershave*, after shave*, kolonya, brut aftershave, dads cologne, his cologne, fathers cologne, grandpas cologne, cologne, colognes, shaving cream*, shaving foam, shave soap*, shaving brush*, brilliantine, brylcreem, hai karate, blue stratos, aqua velva, barbasol, pomade, hair tonic, dapper dan, murrays pomade, tabac original, denim aftershave, gillette foam, gillette gel, skin bracer, afta",
  rutaceae: "rutaceae, rue family, citrus family, the citrus family, citrus plant*",
  apple:
    "apple*, appley, green apple*, red apple*, granny smith*, apple juice, apple peel*, crab apple*, crabapple*, bramley*, cox apple*, pink lady apple*, sour apple*, seb, 🍎, 🍏",
  pear: "pear, pears, peary, pear tree*, conference pear*, nashi*, 🍐",
  quince: "quince*, membrillo",
  cider: "cider*, apple cider*, cider press*, cider mill*, calvados, scrumpy",
  peach: "🍑, peach, peaches, peachy, peach skin*, white peach*, peach tree*, peach fuzz, peach melba, bellini*",
  apricot: "apricot*, apricots, khubani, mishmish, loquat*, dried apricot*",
  nectarine: "nectarine*",
  mango:
    "tamarind drink*, breadfruit, sapodilla*, sugar apple*, sweetsop*, star apple*, otaheite apple*, june plum*, mammee apple*, mamey, ackee, guinep*, chenet*, naseberry, naseberries, hog plum*, cherimoya*, marula, baobab fruit, mango, mangoes, mangos, mangoe, mangoey, aam, aam panna, alphonso*, alfonso mango*, hapus, mango tree*, mango pickle, green mango*, raw mango*, papaya*, jackfruit*, durian, mango season, mango lassi, 🥭, persimmon*, sharon fruit, sapota, chikoo, chiku, sitaphal, custard apple*, soursop, guanabana, mangosteen*, jack fruit*, imli, tamarind*, kokum, pawpaw fruit",
  plum: "plum, plums, plummy, plum jam, damson*, greengage*, mirabelle*, jamun, sugarplum*, sugar plum*, medlar*, ber fruit, umeboshi",
  cherry:
    "cherry, cherries, cherrys, cherry cola, maraschino, morello*, cherry liqueur, black cherry, black cherries, sour cherry, sour cherries, cherry pie*, cherry bakewell*, cherry coke, kirsch, 🍒",
  raspberry:
    "raspberry, raspberries, rasberry, rasberries, raspberrys, rasp berry, salmonberry, salmonberries, cloudberry, cloudberries, raspberry ripple",
  strawberry:
    "strawberry, strawberries, strawberrys, strawbs, straw berry, wild strawberry, wild strawberries, strawberry field*, strawberries and cream, 🍓",
  blackcurrant: "blackcurrant*, black currant*, cassis, ribena, blackcurrant bud*, vimto",
  redcurrant: "redcurrant*, red currant*, currant, currants, whitecurrant*",
  blueberry:
    "blueberry, blueberries, bilberry, bilberries, huckleberry, huckleberries, blue berries, 🫐, whortleberry, whortleberries, saskatoon berry, juneberry",
  blackberry:
    "blackberry, blackberries, bramble*, brambly, blackberry bush*, blackberrying, elderberry, elderberries, boysenberry, boysenberries, sloe*, blackberry picking, loganberry, loganberries, tayberry, tayberries, dewberry, dewberries",
  cranberry: "cranberry, cranberries, lingonberry, lingonberries",
  berries:
    "berry, berries, red berry, red berries, red fruit*, forest fruit*, wild berry, wild berries, forest berries, mixed berries, summer berries, dark berries, acai, goji",
  gooseberry: "gooseberry, gooseberries, amla, sauvignon blanc",
  mulberry: "mulberry, mulberries, shahtoot, toot, mulberry tree*",
  melon: "melon*, melony, cantaloupe*, cantaloup, honeydew*, honeydew melon*, kharbooja, sweet melon*, galia, 🍈",
  watermelon: "watermelon*, water melon*, watermellon, tarbooz, tarbuj, batikh, 🍉",
  coconut:
    "coconut*, coco nut*, coconutty, cocunut, cocnut, cocoanut, coconut oil, coconut milk, coconut water, coconut cream, parachute oil, parachute coconut oil, nariyal, nariyal tel, pina colada*, malibu and, bounty bar*, copra, thengai, desiccated coconut, 🥥, bhringraj oil, parachute hair oil, malibu, sun oil coconut, bounty chocolate, coconut ice, coconut macaroon*, thai curry",
  pineapple: "pineapple*, pine apple*, ananas, pineaple, ananas juice, 🍍",
  grape:
    "kudzu, grape, grapes, grapey, grape juice, vineyard*, grapevine*, concord grape*, grape soda, angoor, kool aid, 🍇",
  pomegranate: "pomegranate*, pomegranite*, pomagranate*, anaar, anar, rumman, grenadine",
  banana: "banana*, bananary, banana bread, banana leaf, banana leaves, plantain*, kela, foam bananas, 🍌",
  lychee: "lychee*, litchi*, lichee*, lychi, leechi, leechee, litchy, rambutan*, longan*",
  guava: "guava*, amrood, goiaba, feijoa*, dragon fruit, dragonfruit, starfruit, star fruit, jawafa",
  passion_fruit: "passion fruit*, passionfruit*, maracuja, passion flower*, passionflower*, tropical fruit*",
  kiwi: "kiwi, kiwis, kiwi fruit*, kiwifruit*, 🥝",
  rhubarb: "rhubarb*, rubarb, rhubard, rhubarb crumble, rhubarb and custard",
  rum: "rum, rums, rum punch, spiced rum, dark rum, white rum, captain morgan, old monk, rum and coke, rum raisin, rum and raisin",
  cognac: "cognac*, hennessy, remy martin, courvoisier, brandy and cognac, cognac oil, wine lees",
  whisky:
    "distillery, distilleries, angels share, still house, stillhouse, whisky cask*, whiskey barrel*, bourbon barrel*, bathtub gin whisky, grappa, poitin, ogogoro, waragi, changaa, mampoer, witblits, sodabi, akpeteshie, whisky, whiskies, whiskey*, bourbon*, scotch, scotch whisky, single malt*, brandy*, liquor*, boozy, booze, jack daniels, islay, arrack, sherry, port wine, armagnac, vodka, liqueur*, jameson, peated, 🥃, drambuie, baileys, irish cream, old fashioned cocktail, moonshine, poteen, feni, hot toddy, hot toddies, egg nog whisky, tawny port, port and lemon, cointreau, grand marnier, limoncello whisky, aquavit",
  wine: "palm wine, barolo, rioja, malbec, shiraz, syrah, zinfandel, bordeaux, chablis, riesling, chardonnay, beaujolais, pinot noir, winery, wineries, claret, wine*, winey, red wine, white wine, merlot, cabernet, pinot, wine cellar*, sherry cask, chianti, mulling, 🍷",
  beer: "old pub*, pub carpet*, pubs, taproom*, beer garden*, local pub, marmite, vegemite, burukutu, chibuku, umqombothi, shebeen*, rum shop*, bar towel*, kegs, beer keg*, coors, bud light, heineken, stella artois, carlsberg, tennents, pabst, fosters, bitter shandy, ipas, home brew, beer towel*, beer mat*, beermat*, beer*, beery, ale, ales, lager*, stout, guinness, hops, hoppy, brewery, breweries, stale beer, 🍺, 🍻, real ale, shandy, ipa, budweiser",
  champagne: "champagne*, prosecco, fizz, bubbly, cava, sparkling wine*, mimosa cocktail*",
  desert:
    "desert, deserts, deserty, dune, dunes, bedouin*, empty quarter, sahara, rub al khali, liwa, thar, desert camp*, desert safari*, desert rain, wadi rum, bedu, badia",
  sand: "sand, sands, sandy, hot sand, sandpit*, sandbox*, sandstorm*, tent, tents, camel caravan*",
  mountain:
    "mountain*, mountain air, mountainside*, peak, peaks, summit*, alps, alpine, himalaya*, himalayan, hill, hills, hillside*, hill station*, hike*, hiking, trek*, trekking, valley*, high altitude, highlands, rockies, pahad, shimla, manali, jebel, jabal",
  rock: "rock, rocks, rocky, cliff*, granite, boulder*, slate, climbing wall, climbing chalk",
  snow: "snow, snows, snowy, snowing, snowfall*, first snow, snowflake*, snowman, snowmen, fresh snow, snow day*, skiing, ski slope*, ski trip*, ski resort*, ski lift*, blizzard*, snowstorm*, snowball*, ❄",
  frost:
    "frost, frosts, frosty, ice, icy, cold air, frozen, icicle*, ice rink*, icehouse, crisp air, cold morning air, freezer, ice skating rink",
  winter:
    "winter*, wintry, christmas, xmas, christmas morning, christmas eve, christmas day, crimbo, crimbo morning, december",
  sun: "sun, sunlight, sunlit, sunshine, sunny, sunset*, sunbathing, sunbeam*, sunburn, sunburnt, sun warmed, orange sky, orange sunset*, orange light, hot sun, sun kissed, dhoop mein, warm sun, golden hour, ☀",
  summer:
    "summer*, summery, summertime, heat, heatwave*, noon, holiday*, vacation*, picnic*, july, august, summer holiday*",
  palm: "palm tree*, palms, palm grove*, palm leaf, palm leaves, tropical, tropics, tropical island*, palm fronds, island holiday*, 🌴",
  morning:
    "morning, mornings, dawn, dawns, sunrise*, daybreak, sun rose, dawn rose, sun came up, early morning*, first light",
  dew: "dew, dewy, morning dew, dewdrop*, fog, foggy, mist, misty",
  night:
    "night, nights, nighttime, midnight*, evening*, dusk, twilight, night air, late night*, moonlight, moonlit, moon rose, in the dark, after dark, darkness, 🌙",
  stars: "star, stars, starry, starlight, starlit, moon, moons, full moon, night sky",
  dancing:
    "dancing, dance*, danced, ballroom*, disco*, nightclub*, night club*, opera, theatre*, theater*, ballet, play* the oud, played the oud, playing the oud, oud player*, sound of the oud, sound of an oud, strings of the oud, oud music, oud strings, strum* the oud, oud lesson*, concert*, arcade*, bowling alley*, roller rink*, roller disco*, skating rink*, school disco*, jukebox*",
  childhood:
    "childhood*, when i was little, when i was young, when i was a kid, when i was a child, when i was small, when we were kids, as a kid, as a child, growing up, nursery, toy, toys, birthday*, toybox*, playground*, fairground*, carnival*, funfair*, mela, circus, crayola*, wax crayon*",
  school:
    "gym hall, gymnasium, school gym, plimsoll bag, pe kit, pe lesson*, school assembly, lunch box, lunchbox*, tiffin box*, tiffin, school tiffin, first day of school, school bus, detention hall, school*, classroom*, kindergarten*, satchel*, homework, playtime, recess, school bag*, school dinner*, exam hall*, schoolbag*, tuition class*, primary school, school corridor*, common room*, dorm, dorms, dormitory, boarding school*, brownies meeting, scouts, cub scouts, girl guides",
  wedding:
    "wedding*, weddings, bride*, groom, married, marriage*, wedding dress*, henna, mehndi, mehendi, mehandi, heena, engagement party, honeymoon*, shaadi, baraat, mandap",
  barbershop:
    "barber, barbers, barbershop*, barber shop*, barbers shop*, barber chair*, mens barber*, shaving, straight razor*",
  floral:
    "🌺, 💐, 🌸, boronia, bottlebrush*, grevillea*, kangaroo paw*, waratah*, pohutukawa, redbud*, dogwood blossom*, blackthorn blossom*, kachnar, mahua, mahua flower*, protea bush, strelitzia, agapanthas, cosmos flower*, nicotiana flower*, heliotropes bed, bluebonnet*, texas bluebonnet*, indian paintbrush, trillium*, columbine flower*, crepe myrtle, crape myrtle, mountain laurel bloom, red hot poker*, canna lilies, quince blossom*, floral*, florals, flowery, flowerey, floraly, florally, anything flowery, anything floral, flower, flowers, blossom, blossoms, bloom, blooms, blooming, bouquet*, flower garland*, petal, petals, phool, wildflower*, wild flower*, spring flower*, dried flower*, fresh flower*, marigold*, genda, hibiscus, dahlia*, chrysanthemum*, chrysanths, mums flowers, hydrangea*, camellia*, azalea*, rhododendron*, bougainvillea*, bougainvilla, pollen, potpourri, pot pourri, flowers of all kinds, all flowers, alyssum, agapanthus, allium*, alstroemeria*, amaryllis, anemone*, astilbe, begonia*, buddleia*, buddleja, busy lizzie*, calendula*, campanula*, catmint, clematis, cyclamen*, delphinium*, echinacea, foxglove*, fuchsia, fuchsias, gladioli, gladiolus, goldenrod, hollyhock*, ixora, japonica, lantana*, larkspur*, lobelia*, lupin*, lupine*, meadowsweet, nasturtium*, night scented stock*, nigella flower*, oleander*, petunia*, ragwort, ragweed, gulmohar, bakul, maulsari, kadamba, ashoka flower*, palash flower*, scabious, snapdragon*, stephanotis, sweet rocket, tansy, verbascum, viburnum*, wallflower*, weigela, witch hazel, yarrow, zinnia*, jerbera*, lisianthus, protea*, waxflower*, gypsophila, babys breath, cut flower*, love in a mist, lady of the night, four oclock flower*, butterfly bush*",
  woody:
    "woods, woody, woodier, woodsy, woody note*, woody smell*, woodiness, anything woody, dry wood*, dark wood*, woods of all kinds, all woods, all kinds of wood, anything wooden",
  citrus:
    "citrus*, citrusy, citrussy, citrusey, citruses, citrus fruit*, citrous, agrumes, zesty, zest, citrus peel*, citrus oil*",
  oriental:
    "warm smell*, warm scent*, warm perfume*, warm fragrance*, warm note*, something warm, anything warm, oriental*, orientals, ambery notes, balsamic*, balsam*, arabic perfume*, arabian perfume*, arabic scent*, middle eastern perfume*, amber and resins of all kinds, attar, attars, ittar*, itr, majmua, shamama, attar shop*, ittar shop*, perfume souk*",
  aquatic:
    "aquatic*, aquatics, marine*, sea notes, oceanic, watery notes, water notes, water note, ozonic notes, blue perfume*, blue fragrance*, sea perfume*, blue sea perfume*, blue scent*, sea and water of all kinds",
  fresh: "fresh, fresher, freshness, refreshing, airy, crisp, fresh air, something fresh",
  green:
    "🌱, 🍃, 🍀, green, greens, greenery, greenness, green note*, green smell*, green scent*, green notes of all kinds",
  sweet:
    "sweet, sweeter, sweetest, sweetness, sweetish, sickly sweet, saccharine, cloying, cloyingly sweet, anything sweet, too sweet, overly sweet, meetha",
  powdery:
    "powdery, powdery note*, talc like, old lady perfume, talcy, powderiness, makeupy, old lady powder, powdery notes of all kinds",
  animal:
    "civets, animal*, animalic*, animalistic, animal note*, civet*, castoreum, beaver, skanky, fecal, faecal, barnyardy, funky, hyrax, hyraceum, barnyard kind, barnyard note*, barnyard oud",
  fruity:
    "fruit, fruits, fruity, fruitier, fruitiness, fruit salad*, fruit bowl*, ripe fruit, fruit juice, fruit stall*, fruit market*, fruit note*, juicy fruit, tutti frutti, fruit of all kinds, all fruit, all fruits",
  spicy:
    "spicy, spiced, spiciness, spicey, spicy note*, hot spices, anything spicy, spicier, spices of all kinds, all spices",
  herbal: "herbal*, herby, herbaceous, aromatic*, herbally, herbal note*, ayurvedic, herbs of all kinds, all herbs",
  earthy: "earthy, earthiness, earthier, earthy note*, dirty, rooty, earth and roots of all kinds",
  gourmand:
    "gourmand*, edible*, foody, foodie smell*, foodie note*, dessert perfume*, cakey perfume*, bakery notes, food smell*, smells of food, smell like food, food, foods, foods and sweets of all kinds, anything edible",
  resinous: "resinous*, resiny, incense note*, resin note*, resins of all kinds, all resins",
  aldehydic: "aldehyde*, aldehydic*, aldehydes, aldehydic note*, soapy aldehydes, aldehydes of all kinds",
  essential_oils: "essential oil*, natural oils, naturals",
  animal_products:
    "animal product*, animal derived, animal derivative*, animal ingredient*, animal origin, of animal origin, anything from animals, anything animal derived, nothing animal derived, anything from an animal, animal by product*, animal byproduct*, animal material*, animal substance*, animal fat*",
  dihydromyrcenol: "dihydromyrcenol, dihydro myrcenol, dhm",
  linalool: "linalool*, linalol, lineool, linalool hydroperoxide*, linolool, linalul, linnalool",
  linalyl_acetate: "linalyl acetate, linalylacetate, linalyl",
  aldehyde_c12_mna:
    "aldehyde c 12 mna, c 12 mna, c12 mna, mna aldehyde, 2 methylundecanal, methylundecanal, aldehyde c12 mna",
  cis3_hexenol: "cis 3 hexenol, cis3 hexenol, leaf alcohol, hexenol",
  calone: "calone*, calone 1951",
  floralozone: "floralozone, florazone",
  helional: "helional",
  melonal: "melonal",
  gamma_undecalactone: "gamma undecalactone, undecalactone, aldehyde c 14, aldehyde c14, peach aldehyde, peach lactone",
  damascone_beta: "beta damascone, damascone beta, damascone*, damascones",
  davana: "davana, artemisia pallens",
  safraleine: "safraleine",
  safranal: "safranal",
  rose_otto: "rose otto, otto of rose*, rose essential oil, rosa damascena flower oil",
  rose_absolute: "rose absolute*, rose abs, rosa damascena extract",
  phenylethyl_alcohol:
    "phenylethyl alcohol, phenethyl alcohol, phenyl ethyl alcohol, pea molecule, 2 phenylethanol, phenylethanol",
  citronellol: "citronellol*, citronelol, citronnellol",
  geraniol: "geraniol*, geranoil",
  jasmine_grandiflorum: "jasmine grandiflorum, grandiflorum, jasminum grandiflorum, jasmine absolute*",
  hedione: "hedione, methyl dihydrojasmonate, dihydrojasmonate",
  benzyl_acetate: "benzyl acetate",
  hexyl_cinnamal: "hexyl cinnamal, hexylcinnamal, hexyl cinnamaldehyde, hexyl cinnamic aldehyde, hca",
  indole: "indole*, indolic*",
  florol: "florol, florosa",
  benzyl_salicylate: "benzyl salicylate, benzylsalicylate",
  methyl_ionone_gamma:
    "alpha isomethyl ionone, isomethyl ionone, methyl ionone*, gamma methyl ionone, methylionone*, alpha isomethylionone",
  sandalwood_album:
    "indian sandalwood, mysore sandalwood, santalum album, sandalwood oil, sandalwood album, santalum album oil, sandalwood essential oil",
  sandalore: "sandalore",
  ebanol: "ebanol, trimethylcyclopentenyl methylisopentenol",
  javanol: "javanol",
  cedarwood_atlas: "atlas cedar*, atlas cedarwood, cedrus atlantica, cedarwood atlas, moroccan cedar",
  vetiveryl_acetate: "vetiveryl acetate, vetiverol acetate, vetyveryl acetate",
  iso_e_super:
    "iso e super, iso e, isoe super, iso esuper, molecule 01, tetramethyl acetyloctahydronaphthalenes, acetyloctahydronaphthalenes, otne",
  norlimbanol: "norlimbanol, timberol, karanal",
  oud_oil: "oud oil, oudh oil, pure oud, natural oud, real oud, real oudh, pure oudh, agarwood oil",
  oud_accord: "oud accord, synthetic oud, fake oud, artificial oud",
  evernyl: "evernyl, veramoss",
  vanillin: "methyl vanillin, vanillin derivative*, vanillin methyl ether, vanillin, vanilin",
  vanilla_abs: "vanilla absolute*, vanilla planifolia",
  coumarin: "coumarin*, cumarin, coumarine",
  ethyl_maltol: "ethyl maltol, maltol, ethylmaltol",
  tobacco_abs: "tobacco absolute*, tobacco leaf, tobacco leaves, nicotiana",
  isobutyl_quinoline: "isobutyl quinoline, isobutylquinoline, quinoline*, ibq",
  galaxolide: "galaxolide, hhcb, hexamethylindanopyran",
  ethylene_brassylate: "ethylene brassylate, brassylate, musk t",
  habanolide: "habanolide, globalide",
  exaltolide: "exaltolide, pentadecanolide",
  ambrettolide: "ambrettolide",
  muscone: "muscone*",
  helvetolide: "helvetolide",
  romandolide: "romandolide",
  methyl_pamplemousse: "methyl pamplemousse",
  litsea_cubeba: "litsea cubeba, litsea, may chang",
  decanal: "decanal, aldehyde c 10, aldehyde c10",
  allyl_amyl_glycolate: "allyl amyl glycolate",
  hexyl_acetate: "hexyl acetate",
  raspberry_ketone: "raspberry ketone*, frambinone",
  rose_oxide: "rose oxide",
  methyl_anthranilate: "methyl anthranilate, anthranilate*",
  beta_ionone: "beta ionone, ionone beta",
  cedarwood_virginia:
    "virginia cedar*, virginian cedar*, cedarwood virginia, virginia cedarwood, juniperus virginiana, red cedar, texas cedar*",
  amber_core: "amber core, ambercore",
  ethyl_vanillin: "ethyl vanillin, ethylvanillin",
  cocoa_abs: "cocoa absolute*, cacao absolute, theobroma cacao, theobroma",
  hay_abs: "hay absolute*, foin absolute*, foin coupe absolute",
  scentenal: "scentenal*",
  adoxal: "adoxal*",
  azurone: "azurone*, azuron",
  cascalone: "cascalone*, cascalon",
  transluzone: "transluzone*, transluzon",
  conoline: "conoline*, conolene, aldolone*",
  precyclemone_b: "precyclemone b, precyclemone*, precyclemon",
  nonadienal_26: "2 6 nonadienal, nonadienal*, cucumber aldehyde, violet leaf aldehyde, violet aldehyde",
  melozone: "melozone*, melozon",
  maritima: "=maritima",
  methoxymelonal: "methoxy melonal, methoxymelonal",
  ozonil: "ozonil, tridecenenitrile, tridec 2 enenitrile",
  cis6_nonenal: "cis 6 nonenal, nonenal, melon aldehyde",
  undecavertol: "undecavertol*",
  triplal: "triplal*, ligustral*, vertocitral, cyclal c",
  stemone: "stemone*, fig leaf oxime",
  florhydral: "florhydral*, florhydrale",
  cis3_hexenyl_acetate: "cis 3 hexenyl acetate, hexenyl acetate, leaf acetate",
  muscenone: "muscenone*, muscenon",
  velvione: "velvione*, velvion, ambretone*",
  cosmone: "cosmone*",
  globanone: "globanone*, globanon, cyclohexadecenone",
  isomuscone: "isomuscone*, cyclohexadecanone",
  serenolide: "serenolide*, serenolid",
  celestolide: "celestolide*, celestolid, crysolide, adbi",
  civetone: "civetone*, civettone",
  gamma_nonalactone: "aldehyde c 18, aldehyde c18, gamma nonalactone, nonalactone*, coconut aldehyde, coconut lactone",
  aldehyde_c16: "aldehyde c 16, aldehyde c16, strawberry aldehyde, ethyl methylphenylglycidate, methyl phenylglycidate",
  ethyl_2_methylbutyrate:
    "ethyl 2 methylbutyrate, ethyl 2 methyl butyrate, ethyl methylbutyrate, ethyl methyl butyrate",
  verdox: "verdox, otbca, green acetate",
  damascenone: "damascenone*, beta damascenone",
  dmbc_butyrate: "dimethyl benzyl carbinyl butyrate, dmbc butyrate, dmbcb",
  pomarose: "pomarose*",
  delta_decalactone: "delta decalactone, decalactone*, milk lactone",
  acetylpyrazine_2: "2 acetylpyrazine, acetylpyrazine*, acetyl pyrazine",
  trimethylpyrazine: "trimethylpyrazine*, trimethyl pyrazine, pyrazine*",
  isobutavan: "isobutavan*, vanillin isobutyrate",
  methyl_laitone: "methyl laitone",
  methyl_phenylacetate: "methyl phenylacetate, methyl phenyl acetate",
  theaspirane: "theaspirane*, theaspiran",
  isobornyl_acetate: "isobornyl acetate, bornyl acetate",
  styrallyl_acetate: "styrallyl acetate, styralyl acetate, methylbenzyl acetate, gardenol",
  alpha_irone: "alpha irone, irone*",
  dihydro_beta_ionone: "dihydro beta ionone, dihydroionone, dihydro ionone",
  cis3_hexenyl_salicylate: "cis 3 hexenyl salicylate, hexenyl salicylate",
  geosmin: "geosmin*",
  clearwood: "clearwood*",
  amber_xtreme: "amber xtreme, amber extreme",
  cedramber: "cedramber*, cedrambre*",
  polysantol: "polysantol*",
  kephalis: "kephalis",
  ambrinol: "ambrinol*",
  diphenyl_oxide: "diphenyl oxide, diphenyl ether, phenyl ether, diphenyloxide",
  verdyl_acetate: "verdyl acetate, jasmacyclene, cyclacet",
  vertenex: "vertenex, ptbcha, woody acetate",
  aldehyde_c12_lauric:
    "aldehyde c 12 lauric, aldehyde c12 lauric, c 12 lauric, c12 lauric, lauric aldehyde, dodecanal, aldehyde c 12, aldehyde c12",
  aldehyde_c11_undecylenic:
    "aldehyde c 11 undecylenic, aldehyde c 11, aldehyde c11, c 11 undecylenic, undecylenic aldehyde, undecenal",
  furaneol: "furaneol*, strawberry furanone",
  benzyl_alcohol: "benzyl alcohol, benzylalcohol, phenylmethanol",
  methyl_coumarin: "6 methyl coumarin, 6 methylcoumarin, methyl coumarin, methylcoumarin",
  amyl_cinnamal: "amyl cinnamal, amylcinnamal, amyl cinnamaldehyde, amyl cinnamic aldehyde, alpha amyl cinnamaldehyde",
  cinnamyl_alcohol: "cinnamyl alcohol, cinnamic alcohol, cinnamylalcohol",
  citral: "citral, neral, geranial",
  eugenol: "eugenol*, eugenole",
  hydroxycitronellal: "hydroxycitronellal*, hydroxy citronellal, hydroxycitronelal, laurine",
  isoeugenol: "isoeugenol*, iso eugenol",
  amylcinnamyl_alcohol: "amylcinnamyl alcohol, amyl cinnamyl alcohol, amyl cinnamic alcohol",
  cinnamal: "cinnamal, cinnamaldehyde*, cinnamic aldehyde, cinnemaldehyde, cinamal",
  anise_alcohol: "anise alcohol, anisyl alcohol, anisic alcohol",
  benzyl_cinnamate: "benzyl cinnamate",
  farnesol: "farnesol*",
  benzyl_benzoate: "benzyl benzoate",
  limonene: "carvene, limonene*, d limonene, limonen, lemonene, limonine, dipentene",
  methyl_2_octynoate:
    "methyl 2 octynoate, methyl octynoate, methyl heptine carbonate, methyl heptin carbonate, folione",
  tree_moss: "tree moss, treemoss, evernia furfuracea",
  alpha_terpinene: "alpha terpinene, terpinene*, gamma terpinene",
  terpinolene: "terpinolene*",
  rose_ketones: "rose ketone*, alpha damascone, delta damascone",
  propylidenephthalide: "3 propylidenephthalide, propylidenephthalide, propylidene phthalide",
  methyl_salicylate: "methyl salicylate, wintergreen, oil of wintergreen, root beer, gaultheria, teaberry",
  acetyl_cedrene: "acetyl cedrene, vertofix, acetylcedrene, methyl cedryl ketone, cedryl methyl ketone",
  amyl_salicylate: "amyl salicylate, isoamyl salicylate, pentyl salicylate",
  anethole: "anethole*, anethol",
  benzaldehyde: "benzaldehyde*",
  beta_caryophyllene: "beta caryophyllene, caryophyllene*",
  carvone: "carvone*",
  dimethyl_phenethyl_acetate: "dimethyl phenethyl acetate, dmbca, dimethyl benzyl carbinyl acetate",
  hexadecanolactone: "hexadecanolactone, hexadecanolide, dihydroambrettolide",
  menthol: "menthol*, mentholated, menthol cigarette*",
  salicylaldehyde: "salicylaldehyde*",
  santalol: "santalol*, alpha santalol, beta santalol",
  sclareol: "sclareol*",
  terpineol: "terpineol*, alpha terpineol, terpinol",
  trimethylbenzenepropanol: "trimethylbenzenepropanol, majantol",
  eugenyl_acetate: "eugenyl acetate, acetyl eugenol",
  geranyl_acetate: "geranyl acetate",
  isoeugenyl_acetate: "isoeugenyl acetate, acetyl isoeugenol, acetylisoeugenol",
  pinene: "pinene*, alpha pinene, beta pinene",
  benzoates: "benzoate*, sodium benzoate, benzoic acid, benzoic ester*",
  cinnamates: "cinnamate*, cinnamic acid, cinnamic compound*, cinnamic derivative*, cinnamic ester*",
  terpenes: "terpene*, terpenoid*, monoterpene*, sesquiterpene*",
  salicylates:
    "aspirin, acetylsalicylic acid, aspirin sensitivity, willow bark, salicylate*, salicylates, salicylic acid, salicylic",
  fragrance_mix_1:
    "fragrance mix, fragrance mix i, fragrance mix 1, fragrance mix one, fragrance mix number one, fragrance mixture i, fragrance mixture 1, fragrance mixture, perfume mix, perfume mix 1, perfume mix i, fm i, fm1, fm 1",
  fragrance_mix_2:
    "fragrance mix ii, fragrance mix 2, fragrance mix two, fragrance mixture ii, fragrance mixture 2, perfume mix 2, perfume mix ii, fm ii, fm2, fm 2",
  triethyl_citrate:
    "triethyl citrate*, triethylcitrate*, tri ethyl citrate, triethyl citrat, trietyl citrate, ethyl citrate, citric acid triethyl ester, triethyl ester of citric acid, tec, e 1505, 77 93 0",
  dipropylene_glycol:
    "dipropylene glycol*, dipropyleneglycol*, dipropylene, di propylene glycol*, di propyleneglycol*, dipropylen glycol, dipropyl glycol, dpg, oxydipropanol, oxybispropanol, 25265 71 8",
  mother:
    "mother*, mum, mums, mummy, mummys, mummies, mumma, mumsy, mom, moms, mommy, mommys, momma, mama, mamas, mamma, mam, mams, mammy, ma, maa, maaji, mata, mataji, ammi, ammis, amma, ammas, ammi jaan, ummi, umi, yumma, yuma, ummah, aai, aayi, mumz, mami, mutti, mumzy, mumther, stepmother*, step mother*, stepmom*, stepmum*, step mum*, step mom*, ma s, old dear, mummyji",
  father:
    "father*, dad, dads, daddy, daddys, daddies, da, papa, papas, pappa, pops, pa, baba, babas, abba, abbas, abbu, abu, abbi, appa, appas, pitaji, babaji, babuji, papaji, yubba, yuba, abooy, abouy, stepdad*, step dad*, stepfather*, step father*, old man, my old fella, dada, tata, daddyji, achan, nanna garu",
  grandmother:
    "jaddah, jaddahs, ma granny, ma gran, ma nana, ma nan, grandmother*, grand mother*, grandma*, grand ma, granma*, gramma*, grammy, grammie, granny, grannys, grannies, grannie*, gran, grans, nan, nans, nana, nanas, nanna, nannas, nanny, nannys, nani, nanis, naani, naniji, nani ji, dadi, dadis, daadi, dadima, dadi ma, nanima, meemaw*, memaw*, mawmaw*, mamaw*, mimi, gigi, abuela*, abuelita*, nonna*, nonnas, yiayia*, yaya*, yia yia, oma, omas, babushka*, baba yaga, bubbe*, bubbie*, bobe, lola, lolas, halmoni, obaasan, teta, tetas, teita, tayta, sitto, sitti, sittis, jadda, jiddah, jaddati, yadda, yeddah, yadooh, hababa, hababah, habooba, paati, patti, paatis, ammamma*, ammama*, avva, ajji, ajjis, aaji, aji, aajis, thakuma, thamma, dida, didas, didima, biji, beeji, bebe, mormor, farmor, grandmere, mamie, meme, ammachi, achamma, muthashi, grandparent*, grand parents, nonno and nonna, grammas",
  grandfather:
    "ma granda, ma grandad, ma grandpa, grandpap*, granda, grandas, grandda*, granfer, granfather, gramp, gramps, grandfather*, grand father*, grandpa*, grand pa, granpa*, grampa*, grampy, grandad*, granddad*, grand dad*, grandaddy, granddaddy, grandpop*, pop pop, poppop, papaw*, pawpaw*, pappy, peepaw, dadu, dadus, dadaji, dada ji, nanaji, nana ji, nanu, nanus, thatha*, tatha, thathas, ajoba, aajoba, ajja, ajjas, dadoo, thakurda, muthachan, appachan, appuppan, abuelo*, abuelito*, nonno*, opa, opas, zayde, zaide*, zaidy, lolo, lolos, jiddo*, jeddo*, giddo*, geddo, jaddi, jiddi, yaddi, yiddi, gedo, pappou*, papou*, pappous, dedushka*, taid, bampi, bampa, grandpere, papi, papy, halabeoji, bauji",
  great_grandmother:
    "great grandmother*, great grandma*, great granny, great grannie*, great gran, great grans, great nan, great nans, great nana*, great nanna*, great grand mother*, gg, great grandparent*, pardadi, parnani",
  great_grandfather:
    "great grandfather*, great grandpa*, great grandad*, great granddad*, great grand father*, great gramps, pardada, parnana",
  aunt: "godmother*, godmum*, aunt, aunts, auntie*, aunty, auntys, aunties, aunti, great aunt*, khala, khalti, khaltis, khalto, khalty, khaltu, khaleh, khaloo, amto, amti, amteh, ammti, ammeh, ammah, ameh, khaltou, bua, buas, buaji, masi, masis, maasi, mausi, massi, chachi, chachis, kaki, kakis, mami ji, mamiji, phuppo, phupho, phuppi, fufi, tai, taiji, tia, tias, titi, tita, titas, zia, chithi, athai, pishi, pishima, mashi, kakima, atte, tante, tetya",
  uncle:
    "uncle*, great uncle*, chacha, chachas, chachu, chachaji, kaka, kakas, mamu, mamas brother, mamaji, tau, tauji, tio, tios, tito, zio, khalo, khali, khaloh, ammo, ammu, ami s brother, amo, phupha, fufa, kaku, chittappa, periyappa, godfather*",
  mother_in_law:
    "mother in law*, mothers in law, mum in law*, mom in law*, mil, sasu maa, saasu maa, saasuma, saas, sasuma, hamati, mother inlaw*",
  father_in_law: "father in law*, fathers in law, dad in law*, fil, sasur, father inlaw*",
  sister:
    "sister*, sis, sisy, sissy, sisters, big sis, lil sis, half sister*, step sister*, stepsister*, didi, didis, akka, akkas, chechi, aapa, baji, bajis, twin sister*, sister in law*, sil, bhabhi, bhabi, bhabhis, behen, behan, ukhti, okhti, nanad",
  brother:
    "our kid, brother*, bros, brothers, half brother*, step brother*, stepbrother*, bhai, bhaiya, bhaiyya, bhaijaan, dada bhai, twin brother*, brother in law*, kuya, akhi, akhoy, akhuy, jija, jijaji, devar",
  cousin: "cousin*, cousin brother*, cousin sister*, niece*, nephew*, bint ammi, wild ammi",
  son: "my son, my sons, our son, our sons, son, sons, her son, his son, stepson*, step son*, son in law, grandson*, grand son*, beta, ibni, waladi",
  daughter:
    "daughter*, stepdaughter*, step daughter*, granddaughter*, grand daughter*, grandaughter*, daughter in law, dotter, beti, bitiya, binti",
  baby: "baby, babys, babies, newborn*, new born*, infant*, toddler*, bubba, bachcha",
  child:
    "my lad, my lads, my wee lad, my wee lass, my little lad, my little lass, wee one*, wee yin*, bairn*, wean*, kiddo, kiddies, kiddy, sprog*, little un*, littlun*, child, children, childrens, childs, kid, kids, my boys, my girls, my little one*, little ones, my twins, twins, grandchild, grandchildren, grandkid*, bacche, bachche, my youngest, my eldest, my oldest, my middle one, my middle child, my firstborn, my first born, my little girl, my little boy, little girl, little boy",
  wife: "the mrs, my mrs, her indoors, er indoors, wife, wifes, wives, wifey, missus, the missus, missis, biwi, patni, zawjati, hubby and wife, wif, housewife",
  husband: "husband*, hubby, hubbys, hubbie, pati, shauhar, zawji, hubs, husbend",
  fiance: "fiance, fiances, fiancee, fiancees, betrothed, my intended",
  boyfriend: "boyfriend*, boy friend*, bf, my bf, bfs, my fella, my guy, my bloke",
  girlfriend: "girlfriend*, girl friend*, gf, gfs, my gf, my girl",
  beloved:
    "my bae, bae, someone dear, loved one*, dear one*, beloved, lover*, love of my life, my love, my darling, sweetheart*, my partner, partner*, my other half, better half, other half, soulmate*, soul mate*, habibi, habibti, spouse*, my crush, first love",
  ex: "old flame*, ex, exes, exs, ex boyfriend*, ex girlfriend*, ex husband*, ex wife, ex wifes, ex partner*, ex bf, ex gf, exboyfriend*, exgirlfriend*, exhusband*",
  friend:
    "the lads, the girls, friend*, best friend*, best mate*, bestie*, bff, bffs, bestfriend*, mate of mine, my mate, my mates, mates, pal, pals, my bestie, buddy, buddies, school friend*, childhood friend*, dost, penpal*, girlfriends of mine, flat mates friend, sadeeqi",
  teacher:
    "teacher*, tutor*, professor*, lecturer*, headmaster*, headmistress*, schoolteacher*, school teacher*, ustad, ustaad, ustadh, ustaz, ustadha, guruji, masterji, dance teacher*, piano teacher*, coach, sensei",
  neighbour:
    "neighbour*, neighbor*, lady next door, man next door, woman next door, girl next door, next door neighbour*, next door neighbor*, jeeran, padosi, landlady*, landlord*, landladies",
  roommate: "roommate*, room mate*, flatmate*, flat mate*, housemate*, house mate*, roomie*, roomy, bunkmate*",
  doctor: "family doctor*, village doctor*, country doctor*, hakeem*, hakim, vaidya*, district nurse*",
  boss: "boss, bosss, bosses, manager*, supervisor*, colleague*, coworker*, co worker*, workmate*, work mate*, office mate*",
};
