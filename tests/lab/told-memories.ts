import type { Language, MaterialId } from "../../app/maestro/types.ts";

/**
 * Memories as people of the Gulf, France, Russia and England would tell them. `pours`: per thing that has to be poured, the
 * materials of which one must be; `refuses`: what must not be poured for the memory; `silent`: nothing may be poured.
 */
export type ToldMemory = {
  language: Language;
  text: string;
  pours: MaterialId[][];
  refuses?: MaterialId[];
  silent?: true;
};

/** What the house pours for a thing (app/maestro/profile/memory-materials.ts), and what names it alone. */
const rose: MaterialId[][] = [["rose_absolute", "rose_otto"]];
const jasmine: MaterialId[][] = [["jasmine_sambac", "jasmine_grandiflorum"]];
const oud: MaterialId[][] = [["oud_oil"]];
const incense: MaterialId[][] = [["olibanum"]];
const vanilla: MaterialId[][] = [["vanillin", "vanilla_abs"]];
const leather: MaterialId[][] = [["isobutyl_quinoline"]];
const tobacco: MaterialId[][] = [["tobacco_abs"]];
const smoke: MaterialId[][] = [["birch_tar_rect"], ["cypriol", "guaiacwood"]];
const sea: MaterialId[][] = [["calone", "azurone", "maritima", "scentenal"]];
const rain: MaterialId[][] = [["floralozone", "precyclemone_b", "ozonil"]];
const wetStone: MaterialId[][] = [["geosmin"], ["floralozone", "vetiver"]];
const river: MaterialId[][] = [["helional"]];
const grass: MaterialId[][] = [["cis3_hexenol", "cis3_hexenyl_acetate", "triplal"]];
const hay: MaterialId[][] = [["hay_abs", "coumarin", "tonka_abs"]];
const wood: MaterialId[][] = [["cedarwood_atlas", "cedarwood_virginia", "guaiacwood"]];
const cedar: MaterialId[][] = [["cedarwood_atlas", "cedarwood_virginia"]];
const sandalwood: MaterialId[][] = [["sandalwood_album", "sandalore"]];
const amber: MaterialId[][] = [["labdanum_abs"]];
const musk: MaterialId[][] = [["muscone", "exaltolide", "ambrettolide", "muscenone", "cosmone", "velvione"]];
const skin: MaterialId[][] = [["exaltolide", "ambrettolide", "hexadecanolide"]];
const linen: MaterialId[][] = [
  ["habanolide", "romandolide", "globanone"],
  ["vertenex", "adoxal"],
];
const wool: MaterialId[][] = [["cashmeran"]];
const powder: MaterialId[][] = [["heliotropin", "orris_butter"], ["methyl_ionone_gamma"]];
const violet: MaterialId[][] = [["methyl_ionone_gamma", "beta_ionone"]];
const lavender: MaterialId[][] = [["lavender"]];
const saffron: MaterialId[][] = [["safraleine"]];
const cardamom: MaterialId[][] = [["cardamom"]];
const chocolate: MaterialId[][] = [["cocoa_abs"]];
const sweets: MaterialId[][] = [["ethyl_maltol"]];
const spices: MaterialId[][] = [["cinnamon_bark", "black_pepper", "eugenol", "ginger"]];
const citrus: MaterialId[][] = [["lemon_cp", "bergamot_fcf", "mandarin_red", "grapefruit", "sweet_orange"]];
const peach: MaterialId[][] = [["gamma_undecalactone", "osmanthus_abs"]];
const cherry: MaterialId[][] = [["benzaldehyde"], ["heliotropin"]];
const berries: MaterialId[][] = [["raspberry_ketone"]];
const sunCream: MaterialId[][] = [["benzyl_salicylate", "cis3_hexenyl_salicylate"]];
const horses: MaterialId[][] = [["isobutyl_quinoline"], ["hay_abs", "coumarin", "tonka_abs"]];
const mosque: MaterialId[][] = [["olibanum", "oud_oil"]];
const coffee: MaterialId[][] = [["coffee_co2"]];
const tea: MaterialId[][] = [["tea_leaf_abs", "theaspirane"]];
const mint: MaterialId[][] = [["peppermint", "l_carvone"]];
const bread: MaterialId[][] = [["acetylpyrazine_2"], ["maple_lactone", "ethyl_maltol"]];
const milk: MaterialId[][] = [["delta_decalactone", "methyl_laitone"]];
const honey: MaterialId[][] = [["beeswax_abs"], ["methyl_phenylacetate"]];
// What the palette lacks.
const dates: MaterialId[][] = [
  ["davana", "pomarose", "damascenone"],
  ["benzoin_siam", "maple_lactone"],
];
const fig: MaterialId[][] = [["stemone"], ["gamma_nonalactone", "delta_decalactone"]];
const apple: MaterialId[][] = [["verdox", "ethyl_2_methylbutyrate"]];
// What is named alone.
const one = (id: MaterialId): MaterialId[][] => [[id]];
const pine = one("isobornyl_acetate");
const fir: MaterialId[][] = [["fir_balsam_abs", "isobornyl_acetate"]];
const herbs: MaterialId[][] = [["clary_sage"]];
const lilac: MaterialId[][] = [["alpha_terpineol"], ["phenylethyl_alcohol"]];
const strawberry: MaterialId[][] = [["aldehyde_c16"], ["furaneol"]];
const blackcurrant = one("blackcurrant_bud_abs");
const cucumber = one("nonadienal_26");
const mushroom = one("geosmin");
const earth = one("geosmin");
const cinnamon = one("cinnamon_bark");
const clove = one("eugenol");
const pepper = one("black_pepper");
const ginger = one("ginger");
const lemon = one("lemon_cp");
const orange = one("sweet_orange");
const mandarin = one("mandarin_red");
const grapefruit = one("grapefruit");
const bergamot = one("bergamot_fcf");
const orangeBlossom = one("orange_flower_abs");
const neroli = one("neroli");
const iris = one("orris_butter");
const tuberose = one("tuberose_abs");
const muguet = one("hydroxycitronellal");
const vetiver = one("vetiver");
const patchouli = one("patchouli");
const myrrh = one("myrrh");
const benzoin = one("benzoin_siam");
const ambergris = one("ambroxan");
const geranium = one("geranium");

const noOud: MaterialId[] = ["oud_oil", "oud_accord"];
const noRose: MaterialId[] = ["rose_absolute", "rose_otto", "phenylethyl_alcohol", "geraniol"];
const noVanilla: MaterialId[] = ["vanillin", "vanilla_abs", "ethyl_vanillin"];
const noMusk: MaterialId[] = ["muscone", "exaltolide", "ambrettolide"];
const noLeather: MaterialId[] = ["isobutyl_quinoline"];
const noCoffee: MaterialId[] = ["cocoa_abs", "guaiacwood"];
const noJasmine: MaterialId[] = ["jasmine_sambac", "jasmine_grandiflorum", "indole"];
const noTobacco: MaterialId[] = ["tobacco_abs"];
const noIncense: MaterialId[] = ["olibanum"];

type More = Omit<Partial<ToldMemory>, "language" | "text" | "pours">;
const told =
  (language: Language) =>
  (text: string, things: MaterialId[][][], more: More = {}): ToldMemory => ({
    language,
    text,
    pours: things.flat(),
    ...more,
  });
const silent =
  (language: Language) =>
  (text: string): ToldMemory => ({ language, text, pours: [], silent: true });

const en = told("en");
const fr = told("fr");
const ru = told("ru");
const ar = told("ar");
const quietEn = silent("en");
const quietFr = silent("fr");
const quietRu = silent("ru");
const quietAr = silent("ar");

export const toldMemories: readonly ToldMemory[] = [
  // English
  en("Gran's kitchen on a wet Sunday, gingerbread cooling on the side", [ginger]),
  en("Frankincense burning in a clay pot in the Muttrah souq", [incense]),
  en("cinnamon buns and the radio on low", [cinnamon]),
  en("the oranges we peeled on the train to Seville, my fingers smelled of them all day", [orange]),
  en("My dad's old leather chair and the pipe he never gave up", [leather, tobacco]),
  en("Lily of the valley by the church gate, the morning my sister was married", [muguet, incense]),
  en("salt on the wind, Cornwall, I must have been six", [sea]),
  en("rain on hot pavement after a month of nothing", [rain]),
  en("freshly cut grass and hay bales, we jumped off them till dark", [grass, hay]),
  en("a bonfire on the beach, cold hands, wool jumper two sizes too big", [smoke, sea, wool]),
  en("Earl Grey with my aunt, always too much bergamot", [tea, bergamot]),
  en("the vetiver my first love wore", [vetiver]),
  en("incense and myrrh, midnight, three old women singing", [incense, myrrh]),
  en("her iris powder on the dressing table", [iris]),
  en("tuberose in a jam jar by the bed, Jaipur 1998", [tuberose]),
  en("black pepper, clove and cardamom being ground by hand", [pepper, clove, cardamom]),
  en("a cedar chest full of blankets", [cedar, wool]),
  en("Sandalwood paste on my grandfather's forehead", [sandalwood]),
  en("patchouli and cheap beer, university in '71", [patchouli]),
  en("Neroli. The orange trees were in flower all over Nabeul.", [neroli]),
  en("pine needles, woodsmoke, snow coming", [pine, smoke]),
  en("Clean sheets on the line and lavender tucked in the drawer", [linen, lavender]),
  en("Ambergris. A grey lump my uncle found at Salalah and kept in a sock.", [ambergris]),
  en("tangerine peel on the stove at Christmas", [mandarin]),
  en("the grapefruit we had for breakfast in that awful hotel", [grapefruit]),
  en("frankinsence and sandlewood, a shop in Deira that sold nothing else", [incense, sandalwood]),
  en("saddle soap, straw, a pony called Biscuit", [leather, horses]),
  en("Sunscreen and hot vinyl in the back of the Volvo", [sunCream]),
  en("grandad's greenhouse, tomato plants after watering", [grass]),
  en("the cologne he splashed on before dinner", [citrus]),
  en("a river in Wales so cold it hurt", [river]),
  en("Toffee and candy floss at Goose Fair", [sweets]),
  en("oakmoss and damp bark behind the hut", [one("oakmoss")]),
  en("rosewater in the rice pudding, baby powder in the bathroom", [rose, powder]),
  en("cinammon sticks floating in something red and hot", [cinnamon]),
  en("benzoin, the little tears of it crackling on charcoal", [benzoin]),
  en("sawdust in my uncle's hair", [wood]),
  // Lacking
  en("a fig tree over the pool, the leaves more than the fruit", [fig]),
  en("Coffee at five a.m. before the market opened", [coffee]),
  en("mint tea poured from a great height", [mint, tea]),
  en("warm bread, my mother's hands", [bread]),
  en("hot milk with honey when I couldn't sleep", [milk, honey]),
  en("sticky dates and the call to prayer", [dates, mosque]),
  en("The magnolia outside my window on Elm Street", [jasmine]),
  en("cherries stolen from the vicarage", [cherry]),
  en("cucumber sandwiches and lilac", [cucumber, lilac]),
  en("strawberries in a paper bag, melting", [strawberry]),
  en("lime cordial, wasps, the long heat of August", [citrus]),
  // Refusals
  en("I cannot stand oud. Give me roses.", [rose], { refuses: noOud }),
  en("Anything but leather, please", [], { refuses: noLeather }),
  en("oud gives me a headache but I love the smell of rain", [rain], { refuses: noOud }),
  en("No musk please, just the sea", [sea], { refuses: noMusk }),
  en("never coffee", [], { refuses: noCoffee }),
  en("I hate vanilla, it reminds me of hospital corridors", [], { refuses: noVanilla }),
  en("jasmine without the tobacco", [jasmine], { refuses: noTobacco }),
  en("Please don't put any rose in it; I'm allergic. Lemon is fine.", [lemon], { refuses: noRose }),
  en("I've never liked jasmine", [], { refuses: noJasmine }),
  en("cedar and rain, no incense", [cedar, rain], { refuses: noIncense }),
  en("My ex wore patchouli and I can't bear it any more", [], { refuses: ["patchouli"] }),
  // No refusals
  en("I will never forget the smell of oud in my grandfather's house", [oud]),
  en("Not a day without coffee", [coffee]),
  en("nothing smells like rain", [rain]),
  en("Not only oud but rose too", [oud, rose]),
  en("I can't live without jasmine", [jasmine]),
  en("there was no garden, but there were violets in a box", [violet]),
  en("I didn't think I'd miss the incense so much", [incense]),
  en("no one made cinnamon rolls like she did", [cinnamon]),
  // Silent
  quietEn("A mass of people on the platform, green coats, nobody smiling"),
  quietEn("my late wife, her laugh"),
  quietEn("The village we left, the boots by the door"),
  quietEn("My son asleep in the armchair"),
  quietEn("I miss my best friend, he had a red jacket"),
  quietEn("my newborn daughter, the first hour"),
  quietEn("a falcon on my father's arm"),

  // Français
  fr("Le pain d'épices et le gingembre confit chez ma grand-mère, à Dijon", [ginger]),
  fr("l'encens froid d'une petite église romane", [incense]),
  fr("La fleur d'oranger dans les crêpes de maman", [orangeBlossom, sweets]),
  fr("le muguet du premier mai, mouillé, au coin de la rue", [muguet]),
  fr("un blouson de cuir et des Gauloises, mon père en 1978", [leather, tobacco]),
  fr("Cannelle, clou de girofle, le marché de Noël de Strasbourg", [cinnamon, clove]),
  fr("les foins coupés, la sieste dans la grange", [hay]),
  fr("la mer à marée basse, les embruns, les bottes pleines de sable", [sea]),
  fr("Le vetiver de mon grand pere sur son mouchoir", [vetiver]),
  fr("une rose ancienne, presque fanée, dans un verre d'eau", [rose]),
  fr("L'iris et la poudre de riz, ma tante Jeanne", [iris]),
  fr("l'eau de Cologne après le bain", [citrus]),
  fr("la pluie d'orage sur la terre chaude", [rain]),
  fr("La tubéreuse vendue à la sortie du temple, à Madras", [tuberose]),
  fr("des mandarines sous le sapin", [mandarin, fir]),
  fr("feu de bois, laine mouillée, chien qui dort", [smoke, wool]),
  fr("la peau chaude de mon amoureux au soleil", [skin]),
  fr("le savon, le linge qui sèche au vent", [linen]),
  fr("Lavande partout, on en avait dans les armoires", [lavender]),
  fr("Un geranium rouge sur le balcon, à Alger", [geranium]),
  fr("les pamplemousses du jardin de Casa, et le benjoin qu'on brûlait le vendredi", [grapefruit, benzoin]),
  fr("pêches trop mûres, guêpes, août", [peach]),
  fr("Le patchouli des années hippies, haha", [patchouli]),
  fr("zestes de citron sur les doigts", [lemon]),
  fr("l'ambre et le bois de santal dans la boutique de Fes", [amber, sandalwood]),
  fr("l'atelier du menuisier, les copeaux sous les pieds", [wood]),
  fr("La crème solaire, les beignets, Biarritz", [sunCream]),
  fr("mousse de chêne et champignons, novembre", [one("oakmoss"), mushroom]),
  fr("néroli sur le col de sa chemise", [neroli]),
  fr("un torrent glacé dans les Pyrénées", [river]),
  fr("la cire du parquet et les vieux manteaux", [wood]),
  fr("du poivre moulu et de la canelle dans le riz", [pepper, cinnamon]),
  fr("l'ambre gris, disait-il, vient d'un chagrin de baleine", [ambergris]),
  fr("barbe à papa, fête foraine, robe neuve", [sweets]),
  fr("La myrrhe et l'oliban, trois rois en plâtre", [myrrh, incense]),
  // Ce que la palette n'a pas
  fr("un figuier contre le mur blanc, midi, rien d'autre", [fig]),
  fr("le café du matin sur le zinc", [coffee]),
  fr("du thé à la menthe sur la terrasse de Tanger", [tea, mint]),
  fr("le pain qui sort du four à cinq heures", [bread]),
  fr("un bol de lait chaud avec du miel", [milk, honey]),
  fr("les dattes qu'on partageait pendant le ramadan", [dates, mosque]),
  fr("Le magnolia de la place, en avril", [jasmine]),
  fr("clafoutis aux cerises", [cherry]),
  fr("les lilas du jardin de mon enfance", [lilac]),
  fr("la confiture de fraises de mémé", [berries]),
  // Refus
  fr("je déteste la vanille", [], { refuses: noVanilla }),
  fr("Surtout pas d'oud, mais de la rose oui", [rose], { refuses: noOud }),
  fr("Je ne supporte pas le musc", [], { refuses: noMusk }),
  fr("le jasmin me donne mal à la tête", [], { refuses: noJasmine }),
  fr("tout sauf le cuir", [], { refuses: noLeather }),
  fr("un jardin de citronniers, sans rose ni tabac", [lemon], { refuses: [...noRose, ...noTobacco] }),
  fr("jamais de café s'il vous plaît", [], { refuses: noCoffee }),
  fr("Je n'aime pas l'encens, ça me rappelle les enterrements", [], { refuses: noIncense }),
  fr("l'odeur de la pluie, mais pas de patchouli", [rain], { refuses: ["patchouli"] }),
  fr("J'ai horreur du tabac froid. Plutôt la lavande.", [lavender], { refuses: noTobacco }),
  // Pas des refus
  fr("je n’oublierai jamais la rose de son jardin", [rose]),
  fr("pas un matin sans café", [coffee]),
  fr("Rien ne sent meilleur que le jasmin la nuit", [jasmine]),
  fr("non seulement l'oud mais aussi le safran", [oud, saffron]),
  fr("je ne peux pas me passer de la vanille", [vanilla]),
  fr("il n'y a que la mer qui me console", [sea]),
  fr("Personne ne faisait le chocolat chaud comme elle", [chocolate]),
  // Rien
  quietFr("la foule, un manteau vert, un fauteuil vide"),
  quietFr("mon mari, parti trop tôt"),
  quietFr("ma sœur et mon petit frère au village"),
  quietFr("Le rire de mon fils"),
  quietFr("un faucon au Liban, la campagne immense"),
  quietFr("mes bottes rouges d'écolière"),
  quietFr("Bébé contre moi, trois heures du matin"),

  // Русский
  ru("бабушкины пироги с корицей, окна запотели", [cinnamon]),
  ru("Запах ладана и воска в маленькой церкви под Суздалем", [incense]),
  ru("мандарины и ёлка, тридцать первое декабря", [mandarin, fir]),
  ru("мокрый асфальт после грозы, мне семь лет", [wetStone]),
  ru("Сено на чердаке у деда, колется", [hay]),
  ru("папин одеколон и кожаный портфель", [citrus, leather]),
  ru("море в Крыму, соль на губах", [sea]),
  ru("Имбирный чай с лимоном, когда болела", [ginger, tea, lemon]),
  ru("ландыши в гранёном стакане", [muguet]),
  ru("костёр, гитара, дым в волосах", [smoke]),
  ru("Роза, которую он подарил мне в Батуми", [rose]),
  ru("гвоздика и чёрный перец, рынок в Ташкенте", [clove, pepper]),
  ru("свежескошенная трава на даче", [grass]),
  ru("Табак и кедр — кабинет моего прадеда", [tobacco, cedar]),
  ru("мамина пудра и помада", [powder]),
  ru("ирисы у калитки, утро", [iris]),
  ru("пачули, мамин шарф из восьмидесятых", [patchouli]),
  ru("Ветивер. Так пахло от учителя музыки.", [vetiver]),
  ru("туберозы в гостинице в Дели", [tuberose]),
  ru("герань на подоконнике и нафталин", [geranium]),
  ru("апельсиновые корки на батарее", [orange]),
  ru("мирра и ладан, Иерусалим, Пасха", [myrrh, incense]),
  ru("лошади, седло, дядя Коля", [horses]),
  ru("шерстяной плед и ваниль", [wool, vanilla]),
  ru("Малина с куста, тёплая от солнца", [berries]),
  ru("жасмин под окном роддома", [jasmine]),
  ru("лаванда в мешочках, чистые простыни", [lavender, linen]),
  ru("баня, берёзовый веник, речка", [wood, river]),
  ru("сахарная вата в парке Горького", [sweets]),
  ru("крем от загара и горячий песок, Евпатория", [sunCream]),
  ru("опилки и лак, отцовский сарай", [wood]),
  ru("дубовый мох на северной стороне", [one("oakmoss")]),
  ru("розмарин, лимон, какой-то итальянский двор", [herbs, lemon]),
  ru("нероли и бергамот, её платок", [neroli, bergamot]),
  ru("чабрец, степь, лошади вдалеке", [herbs, horses]),
  ru("пахло карицей и кардамоном", [cardamom]),
  ru("Серая амбра в лавке старого перса", [ambergris]),
  // Еда и питьё
  ru("инжир с рынка в Сухуми", [fig]),
  ru("кофе в турке, он всегда убегал", [coffee]),
  ru("Чай с мятой из самовара", [tea, mint]),
  ru("горячий хлеб, корочку съедали по дороге", [bread]),
  ru("тёплое молоко с мёдом", [milk, honey]),
  ru("финики, которые отец привёз из Дубая", [dates]),
  ru("магнолии в Сочи", [jasmine]),
  ru("вишнёвое варенье у тёти Вали", [cherry]),
  ru("Сирень. Май. Последний звонок.", [lilac]),
  ru("антоновка в сенях", [apple]),
  ru("смородиновый куст за баней", [blackcurrant]),
  // Отказы
  ru("Терпеть не могу уд, лучше лаванду", [lavender], { refuses: noOud }),
  ru("без розы, пожалуйста", [], { refuses: noRose }),
  ru("ненавижу ваниль", [], { refuses: noVanilla }),
  ru("Только не кожа", [], { refuses: noLeather }),
  ru("от жасмина у меня болит голова", [], { refuses: noJasmine }),
  ru("море и дождь, но никакого мускуса", [sea, rain], { refuses: noMusk }),
  ru("не люблю табак", [], { refuses: noTobacco }),
  ru("Что угодно, кроме пачули", [], { refuses: ["patchouli"] }),
  ru("кофе не переношу", [], { refuses: noCoffee }),
  ru("сандал без ладана", [sandalwood], { refuses: noIncense }),
  // Не отказы
  ru("не могу жить без кофе", [coffee]),
  ru("Никогда не забуду запах роз в бабушкином саду", [rose]),
  ru("ничто не пахнет так, как дождь", [rain]),
  ru("не только уд, но и шафран", [oud, saffron]),
  ru("ни дня без шоколада", [chocolate]),
  ru("Нет ничего лучше жасмина ночью", [jasmine]),
  ru("не мог надышаться морем", [sea]),
  // Молчание
  quietRu("толпа в метро, зелёные куртки, все спешат"),
  quietRu("мой муж, его смех"),
  quietRu("дочка спит в кресле"),
  quietRu("деревня, поле, сапоги у порога"),
  quietRu("брат вернулся из армии"),
  quietRu("Младенец у меня на руках"),
  quietRu("сокол над полем"),

  // العربية
  ar("ريحة العود في مجلس جدي ليلة العيد", [oud]),
  ar("بخور أمي يوم الجمعة والبيت كله مرتب", [incense]),
  ar("اللبان العماني يحترق عند باب البيت في صلالة", [incense]),
  ar("القرفة والزنجبيل في شتاء الرياض", [cinnamon, ginger]),
  ar("دارسين وهيل، مطبخ يدتي في العين", [cinnamon, cardamom]),
  ar("قشر البرتقال على الدفاية", [orange]),
  ar("الورد الطائفي عند الفجر، والقطاف قبل الشمس", [rose]),
  ar("المطر على الرمل، أول مرة أشمّه في البرّ", [rain]),
  ar("زهر البرتقال في بساتين يافا كما وصفته جدتي", [orangeBlossom]),
  ar("رائحة البحر في الكويت والسفن راجعة", [sea]),
  ar("حطب السمر والنار والنجوم", [smoke]),
  ar("جاوي وعود، ثياب أبي المبخّرة", [benzoin, oud]),
  ar("الفلّ على شعر أختي يوم عرسها", [jasmine]),
  ar("قرنفل وفلفل أسود في دكان العطار", [clove, pepper]),
  ar("ليمون ونعناع على السطح", [lemon, mint]),
  ar("جلد السرج القديم وخيل جدي", [leather, horses]),
  ar("مسك الروم في صالة الأعراس", [tuberose]),
  ar("يوسفي في حقيبة المدرسة", [mandarin]),
  ar("رائحة الجريب فروت في فندق ببيروت", [grapefruit]),
  ar("باتشولي، صديقتي أيام الجامعة", [patchouli]),
  ar("إبرة الراعي على شرفة دمشق", [geranium]),
  ar("عنبر ومسك في صندوق جدتي", [amber, musk]),
  ar("الزعفران في دلّة الضيوف", [saffron]),
  ar("خزامى الربيع في البر بعد الوسم", [lavender]),
  ar("دخون خالتي وشيلتها", [incense]),
  ar("خشب الصندل من الهند، جابه عمي", [sandalwood]),
  ar("تبغ أبي وجريدته", [tobacco]),
  ar("نجيل الهند في مراوح القش", [vetiver]),
  ar("لبان ومر في كنيسة القيامة", [incense]),
  ar("نشارة الخشب في ورشة النجار", [wood]),
  ar("كريم واقي الشمس وملح البحر في دبي", [sunCream, sea]),
  ar("حناء أمي وماء الورد", [rose]),
  ar("ريحة الصابون والغسيل على السطح", [linen]),
  ar("عود القرفة في إبريق النحاس", [cinnamon]),
  ar("النيرولي والبرغموت في عطر أبي القديم", [neroli, bergamot]),
  ar("دهن عود كمبودي على بشت أبوي", [oud]),
  ar("الرازقي في بيت جدتي بالبصرة", [jasmine]),
  ar("عنبر أشهب من بحر العرب", [ambergris]),
  ar("طين الوادي بعد السيل", [earth]),
  // ما يؤكل ويُشرب
  ar("قهوة الصباح مع أبي، دلّة ونار هادية", [coffee]),
  ar("شاي كرك على الكورنيش", [tea]),
  ar("خبز التنور وقت الظهر", [bread]),
  ar("حليب دافئ وعسل سدر", [milk, honey]),
  ar("التمر الطازج في مزرعة خالي", [dates]),
  ar("شجرة التين في بيتنا القديم في رام الله", [fig]),
  ar("المغنوليا أمام نافذتي في لندن", [jasmine]),
  ar("كرز لبنان في الصيف", [cherry]),
  ar("لومي وكمون في المچبوس", [citrus, spices]),
  ar("تفاح أخضر وأنا صغير", [apple]),
  ar("فراولة من السوق", [strawberry]),
  // ما يُرفض
  ar("أكره العود", [], { refuses: noOud }),
  ar("لا أحب الفانيليا أبدًا", [], { refuses: noVanilla }),
  ar("كل شيء إلا الجلد", [], { refuses: noLeather }),
  ar("ورد بدون مسك لو سمحتم", [rose], { refuses: noMusk }),
  ar("العود يصدّع راسي، أبي ياسمين", [jasmine], { refuses: noOud }),
  ar("ما أحب ريحة القهوة", [], { refuses: noCoffee }),
  ar("من غير ورد، بس البحر", [sea], { refuses: noRose }),
  ar("لا أطيق رائحة التبغ", [], { refuses: noTobacco }),
  ar("الياسمين يسبّب لي الصداع", [], { refuses: noJasmine }),
  ar("أرجوكم لا تضعوا الباتشولي", [], { refuses: ["patchouli"] }),
  ar("ما ابي بخور، ابي ريحة المطر", [rain], { refuses: noIncense }),
  // ما ليس برفض
  ar("لا أنسى رائحة العود في بيت جدي", [oud]),
  ar("ليس هناك أجمل من الياسمين", [jasmine]),
  ar("ما أقدر أعيش بدون قهوة", [coffee]),
  ar("ليس العود وحده بل الورد أيضًا", [oud, rose]),
  ar("ما في أحلى من ريحة المطر", [rain]),
  ar("لن أنسى زعفران أمي ما حييت", [saffron]),
  ar("لا يمر يوم بلا بخور", [incense]),
  // ما لا رائحة له
  quietAr("زحمة الناس وجاكيت أخضر"),
  quietAr("زوجي رحمه الله، ضحكته"),
  quietAr("طفلتي أول ما ولدت"),
  quietAr("صقر أبي على يده"),
  quietAr("أخي الصغير وحذاؤه الجديد"),
  quietAr("قريتنا في لبنان"),
  quietAr("عودة أبي من السفر بعد سنين"),
];
