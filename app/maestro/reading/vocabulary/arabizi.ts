import { keysOf } from "../../../encoding/record.ts";
import { thingOf } from "../readable.ts";
import { englishVocabulary } from "./en.ts";
import { frenchVocabulary } from "./fr.ts";
import type { Spellings } from "./vocabulary.ts";

/** Words of four letters or more, or with a digit, also with the article and the prepositions that are written onto them. */
const attached = (words: string): string =>
  words
    .split(", ")
    .flatMap((word) => {
      const isLong = /^[^ ]{4,}/u.test(word) || /^[^ ]*\d/u.test(word);
      // The Maghreb leaves out short vowels: "3nbar".
      const short = /^[a-z\d]{5,}$/u.test(word)
        ? word.replace(/(?<=^[a-z\d]{1,2})[aeiou](?=[^aeiou][a-z\d]{2})/u, "")
        : word;
      return isLong
        ? [
            ...["", "l", "el", "al", "w", "wel", "b", "bel"].map((before) => before + word),
            ...(short === word || arabic.has(short) ? [] : [short, `l${short}`]),
          ]
        : [word];
    })
    .join(", ");

/** Arabic in Latin letters, with 2 for ء, 3 for ع, 5 or 7' for خ, 6 for ط, 7 for ح, 8 or 9 for ق or ص, and in the French way of the Maghreb. */
const spellings: Spellings = {
  rain: "matr, shete w matar, lmatar, l matar, matar, mtar, el matar, lmtar, mattar, ma6ar, amtar, shta, chta, shita, cheta, shitta, nou, nnou, mtar lkhrif",
  thunder: "ra3d, ra3ed, lra3d, bar2, bark",
  earth:
    "l 2ard, el 2ard, 2ard, tin el ard, ri7et el tin, re7et el tin, tine, ard mablouli, trab mabloul, el ard ba3d el matar, trab, turab, torab, etrab, lturab, el ga3, trab mbellel, ard mablula, tourab, ettrab",
  dust: "ghabra, ghobar, ghubar, 3ajaj, lghobra, ghbar",
  sea: "ba7ar, lb7ar, elba7r, bhar, shatt, shati2, ba7r, b7ar, ba7er, bahr, be7er, leb7ar, lebhar, labhar, lba7r, el bahr, el ba7r, b7er, bhor, bahar, lebhor, cornich, kornish, shat, shatti, moj, mouj, mojat",
  salt: "mel7, mal7, malh, lmel7, melh, mele7",
  harbour: "mina, lmina, marsa, lmarsa",
  river: "nahr, nahar, wadi, ennil, oued, lwad",
  water: "mayy, moya, mayya, mayet, may, mayeh, lma",
  chlorine: "javel, jafel, klor, clorox",
  incense:
    "b5oor, bkhoor, bokhoor, bo5our, ba5or, bakhor, lb5our, bokhour, bukhour, bokhor, bkhour, bkhor, bakhour, b5or, b5our, bo5or, bu5oor, bu5ur, bakhoor, bukhoor, bkhur, lebkhour, lbkhour, do5oon, d5oon, dukhoon, mab5ara, mabkhara, ba5oor, ba5our",
  frankincense: "loben, lbene dkar, luban, loban, lban, lobane, luban dakar, louban, lubban, lban dkar, jawi louban",
  myrrh: "el morr, el murr, morra, mor 7ejazi, lmorra",
  church: "kenisa, knise, kniseh, kneeseh, kanisa, knissa",
  mosque: "masjed, masjid, masged, mesjed, jame3, jami3, jam3, lmesjid, msjed, masgid, game3",
  prayer: "ramdan, salat, sala, makka, mecca, mekka, ka3ba, 7aram",
  feast: "ramadan, rmdan, 3eed, el 3eed, l3id, l3eed",
  oud: "oud, oudh, 3oud, 3ood, 3od, 3ud, 3oudi, el oud, l oud, l3oud, l3ood, l3od, oud cambodi, oud hindi, el3oud, al3oud, 3oud hindi, 3oud qmari, l3oud l9mari, l3oud qmari, 3oud lqmari, oud kambodi, aoud, laoud, dehn el oud, dehn oud, dehn 3oud, dehn el 3oud, dihn al oud, dhn 3ood, duhn al oud, dehnel oud, dehn el3oud, dahn oud, dahn 3oud",
  majlis: "majlis, majles, maglis, diwaniya, mjls, diwaniyya",
  candle: "sham3a, sham3, chma3, chem3a, shame3, chm3a, shamou3, shmou3",
  lantern: "fanous, fanoos, fanus, 9andil, qandil",
  swimming_pool: "masba7, masbah, mesba7, piscine, bisin",
  coffee:
    "ahwet, 2ahwet, gahwet, gahwat, 9ahwet, kahwet, qahwet, 2hwe, 2ahwah, gahweh, ahwa, ahwe, ahweh, 2ahwe, 2ahwa, 2ahweh, gahwa, gahwah, ghahwa, 9ahwa, 9hwa, qahwa, qahwah, qahwe, qehwa, 8ahwa, kahwa, kahwe, kahweh, l9ahwa, l9hwa, lqahwa, bonn, dallah, dalla, nescafe, espresso, qhwa",
  chocolate:
    "shokolata, chokolata, shokola, chokola, chocola, shoklata, choklata, shocolata, chocolata, chklat, shoclata, choukla, shokolat",
  cocoa: "kakaw, kakao, cacao, kakawo",
  hazelnut: "bondo2, bundu2, bondok, bondoq, bendoq, bondo9, bunduq, nwazet",
  nut: "mksrat, mksarat, mksarrat, mkasarat, mokasarat, mukasarat, moksarat, mkassarat, mokassarat, mukassarat",
  pistachio: "festok, fosdo9, fisto2, fsto2, fosto2, fostok, fustuq, fosto9, festo2, fistu2, pistash, bistache, fostoq",
  peanut: "foul soudani, ful sudani, kawkaw, sudani, foul sodani, cacahuete, fool sudani",
  walnut: "joz, jouz, 3ein gamal, gerga3, guerga3, zouj, 3en elgamal, goz",
  vanilla: "vanilia, vanilya, vanilla, vanila, fanilia, fanilya, fanila, vanille, lvanille, vanilha, fanilla",
  bread:
    "5ebz, khebz, khobz tannour, khobz, 5obz, 5ubz, khubz, 5oboz, khoubz, 5ebez, khebez, khibiz, 5ibiz, khobez, el 5obz, 3eish, 3esh, 3eesh, 3aysh baladi, 3eish baladi, 5obz tabouna, khobz tabouna, tabouna, tannour, tanour, tannoor, khobz ddar, matlou3, kesra, khboz, 5bez, khobzna",
  bakery: "forn, furn, forne, ferran, ferrane, makhbaz, ma5baz, koucha, furon",
  pastry: "mo3ajanat, f6ayer, fatayer, ftayer, man2oushe, manakish, manaeesh, msemen",
  rice: "roz, ruz, rezz, rizz, timman, timan, makbous, kabsa, mandi",
  candy: "7alwa, 7alawa, halawa, bonbon, 7alwe, halwa",
  sugar: "sokkar, sokar, sukar, sukkar, sokkor, soukar, sekkar, sokker",
  caramel: "caramel, karamel, karamil, caramil, kramel",
  cake: "cake, keik, kek, ka3k, ka3ek, basboosa, basbousa, kunafa, knafeh, konafa, knafe, kounafa, ba2lawa, baklawa, ba9lawa, lugaimat, l8eimat, luqaimat, lgaimat, ma3moul, m3amoul, ghriba, m9arout, makroud, chebakia, kleicha",
  cotton_candy: "ghazl el banat, sha3r banat, sha3r el banat, ghazl banat",
  jam: "mrabba, mrabe, mrabba, konfitir, mraba",
  ice_cream: "ays krim, bouza, boza, glace, gelati, buza, glas",
  chewing_gum: "3elka, 3elke, 3ilk, 3lk, mska, masska, meska",
  almond: "loz, louz, lawz, looz, llouz, elloz, el loz, el louz, loz morr",
  honey: "3asal sidr, 3asal jabali, 3asal, 3asel, 3sel, 3ssel, assal, 3assal, 3asl, el 3asal, l3sel, l3assel",
  milk: "7alib, 7aleeb, 7lib, halib, haleeb, 7lyb, hlib, leben, laban, 7aleb",
  butter: "zebda, zibde, zibdeh, zbda, zebde, samn, samneh, smen, semna",
  yoghurt: "zabadi, labneh, labne, ayran, rayeb, yaghort",
  dates:
    "balah, rotab w tamr, tamr, tamer, tmar, tmer, rotab, ru6ab, rotb, bala7, 3ajwa, 3agwa, ttmar, deglet nour, dabs, debes",
  spices:
    "bharat, baharat, bhar, tawabel, twabel, bzar, bhrat, bohar, 3attar, 3a66ar, l3attar, ras el hanout, ras l7anout",
  cinnamon:
    "kerfa, dar sini, 9erfa, 2erfa, 2irfa, erfa, erfeh, qerfa, 9arfa, qarfa, qirfa, 8erfa, girfa, gerfa, karfa, kirfa, darsin, darseen, 2erfeh, lqerfa, l9erfa, 9rfa, 2erfe, lkarfa",
  clove:
    "3oud nouar, 3oud nwar, 3oud nouwar, 9ronfol, 9oronfol, qronfol, qoronfol, 2oronfol, 2ronfol, oronfol, koronfol, kronfol, grunful, grounfoul, gronfol, gronfel, mesmar, mismar, mosmar, kabsh 2ronfol, kabsh oronfol, qrunful, 9runful, 8ronfol, krnfl, 9ronfel, quronfol, qaranful, qoronful",
  pepper:
    "felfel, filfil, felfol, fulful, folfol, felfel aswad, filfil aswad, felfel aswed, bzar l k7al, lebzar, ibzar",
  ginger:
    "zenjabil, zinjabil, zanjabil, zanjabeel, zangabil, zanjbil, zanjabel, skenjbir, skinjbir, sknjbir, ganzabil, ganzabeel, znjbeel, janzabil, zenjbil",
  coriander: "kozbara, kuzbara, kozbra, kosbara, 9ezbor, qezbor, kezbra",
  nutmeg: "jozt el tib, jozet el teeb, gozet el teeb, jawzat teeb, gouza, lgouza, gozt el tib",
  cumin: "camoun, cammoun, kammoun, kamoon, kammon, kamoun, kamun, kmmoun",
  caraway: "karawya, carwia, karwya, karwia, karaweya",
  fennel: "shamar, shomar, besbas, nafe3, chomar, shoumar",
  anise: "yanseen, yansoun, yansoon, yanson, anison, 7abba 7elwa, 7bbat 7lawa, yansun, habbat hlawa",
  turmeric: "kurkum, korkom, kerkem, kharqoum, khar9oum, kourkoum",
  liquorice: "3er2 sous, er2 sous, 3irg soos, 3er9 sous",
  saffron: "za3faran, za3fran, za3feran, zafaran, zaafaran, z3fran, za3afran, z3faran, zaafran, za3ferane",
  cardamom:
    "hel, heil, heyl, 7abhan, habahan, 7abbahan, hal, 7ab hal, hab hal, hayl, el hel, el heil, habhan, lhel, lhail, 9a39ola",
  tea: "shay, shai, chay, chai, atay, ataay, shahi, chahi, tay, lchay, latay, shaay, atai, thé, ettay, shayy, chayy, ateyy",
  mint: "na3na3, ne3na3, na3na, na3ne3, n3na3, liqama, li9ama, fliyo, flio, na3nae, na3na3a, nanaa",
  peppermint: "na3na3 felfeli, na3na3 filfili, na3na3 har",
  spearmint: "na3na3 akhdar, na3na3 a5dar, na3na3 baladi",
  eucalyptus: "kalitous, kalitus, calitous, kina, ykalibtus",
  basil:
    "habak, ri7an, ra7an, rihan, ry7an, re7an, 7ba9, 7abaq, habaq, 7baq, hba9, hbaq, 7aba2, mashmoum, mechmoum, ray7an, rayhan, re7aan, 7aba9, lahba9",
  thyme: "sa3tar, za3tar, za3ter, zaatar, z3ter, z3itra, z3tar, zaater",
  rosemary: "iklil, klil, azir, yazir, ekleel el jabal, iklil el jabal, lazir, 7asalban, rozmari",
  sage: "maramiyye, maramiya, maryamiyye, meramiyye, maramiyeh, mareemiye, mayramiye, miramiyeh, meramiya, salmiya, maryameya, mramiye, maramia",
  herbs: "a3shab, a3chab, 3chob, 3shub",
  laurel: "ghar, el ghar, wara2 el ghar, war9et sidna moussa, rand, wara2 ghar, saboun ghar",
  wormwood: "shi7, chi7, shiba, chiba",
  camphor: "kafour, kafoor, kafor, kafur",
  leather: "jeld, jild, jeled, jilid, jlida, gild, geld, jldi, el jeld, ljld, eljild, ljeld, jlud, gld, jlad",
  horses: "khail, 5ail, kheil, 5eil, khayl, 5ayl, 7san, 7osan, hsan, 3awd, 5yl, 3awda, el kheil, faras",
  camel: "jamal, jmal, gamal, naga, jmel, ba3ir, bo3ran",
  tobacco:
    "sigar, cigar, tebegh, tabgh, doukhan sjayer, sjayer, sagayer, sigara, segara, garro, karro, tabegh, sajayer, dokhan segayer, titin, tobako, segayer, tabigh, lgarro, neffa, shisha, chicha, sheesha, argile, argileh, arghileh, m3assel, mo3assel, me3assel, arguile, argeela, nargile, chiche",
  smoke:
    "dokhan, do5an, du5an, dukhan, de5an, de55an, dokhane, nar, 7atab, 7a6ab, 7tab, hatab, hateb, ennar, la3fya, jamr, jmar, doukhan, ddokhan, dekhan, dekhen, do5ane, smoky, dokhani, mda5en, medakhan, mdakhen",
  ash: "ramad, rmad",
  charcoal: "fa7m, fa7em, fe7em, fham, fa7am, fahm, fahem, f7em, lfakher, f7am",
  barbecue: "mashawi, mashwi, chwa, shawi, mechoui, mashaawi",
  tar: "gotran, gatran, 9atran, getran, qotran",
  meat: "la7ma, lahm, la7m, la7em, l7am, lham, kabab, kebab, lahme, la7me",
  fish: "semak, simach, sardin, sardine, sardina, tona, jambari, gambari, robyan, rubyan, 7out, lhout, samak, smak, semach, 7ut, samek, hout, l7out",
  books:
    "koutoub, kotob, kutub, ktob, kteb, ktab, kitab, ketab, ktoub, ktouba, maktaba, mktba, el kotob, lktoub, kotob adima, kotob 2adima, maktabeh",
  paper: "wara2, wara9, waraq, war9, wr9a, kaghet, kaghed, werka, wara2a, daftar, dafater, defter, karras, karrasa",
  ink: "7ebr, 7ibr, hebr, hibr",
  wood: "7atab, hatab, 7atb, l7tab, khashab, 5ashab, khchab, khcheb, 5achab, 5chab, khachab, khshab, 5asab, el khashab, kashab, l5chab, khacheb, 5ashb",
  oak: "sendyan, sindyan, ballout, balloot, sindian",
  vetiver: "vetiver, fetiver, fitifer, vetyver, vetivert",
  patchouli: "patchouli, batchouli, bachouli, batshouli, patchoulli, patshouli, batchoula",
  cedar: "arz, arez, el arz, larz, l2arz, 5ashab el arz, cedre, khashab arz, 2arz",
  sandalwood: "sandal, sandel, sandl, sondol, sandale, 9andal, sandal wood, el sandal, sndal, ssandal, santal, sandaal",
  forest: "ghaba, ghabe, ghabeh, lghaba, 7orsh, 7orch",
  pine: "sanawbar, sanaubar, snobar, snoubar, snawbar, sanober, snouber, sanobar, snoober, tayda, 9nawber",
  juniper: "3ar3ar, 3er3ar, 3ra3ar",
  cypress: "sarw, serw, saroo",
  moss: "ta7lab, to7lob, ta7aleb, t7alb",
  mushroom: "fetr, fotr, fga3, fag3, mashroum, fugga3, terfas",
  resin: "ratenj, ratinj, samgh",
  amber:
    "lambar, l ambar, 3nbar, 3enbar, 3anber, 3amber, anbar, 3anbar, 3enber, 3ambar, l3anbar, kahraman, kahrman, el 3anbar, ambre, l3ambar, 3mber, 3nbr, ka7raman",
  benzoin: "laban jawi, loban jawi, luban jawi, jawi, jaoui, ljawi, jewi, gawi",
  musk: "mesk, misk, msk, musk, mesek, lmesk, lmisk, el mesk, el misk, lmask, misek, mosk, musek, el msk",
  skin: "bashra, bachra, bashrti",
  hair: "sha3r, cha3r, sha3ra, sha3rha, cha3rha, cha3ri",
  pillow: "m5adda, mkhadda, m5ade, mkhadde, wsada, mokhada, m5eda, mokhadda",
  sunscreen:
    "krem el shams, krem shams, wa2i el shams, wa2i shams, wa9i chams, sunblock, wake shams, crème solaire, kreme shams, kreem shams, sun block, sunblok, sun blok",
  laundry:
    "tyeb nazife, tyab ndife, tyeb ndife, malabes nadife, malabes ndifa, hdoum ndifa, hdoum nadifa, ghasil, 8asil, ghassil, 8assil, ghseel, 8seel, lghasil, ghaseel, ghsil, sabbagh ghsil, ghasil nadif, tide, lghsil, gasil, 7wayej n9iyin",
  cloth: "thob, thoob, toub, 3abaya, 3baya, shmagh, 3abayet, fostan, 9amis, 2amis, djellaba, jellaba",
  soap: "saboun ghar, saboun el ghar, saboon ghar, sabon ghar, saboun, saboon, sabon, saboune, sabun, ssaboun, essaboun, assaboun, 9aboun, sabuna, sabouna, saboun beldi, el saboun, saboun nabulsi, saboone",
  shampoo: "shampo, shambo, champo, chamboan, champoin, shamboo",
  bath: "7ammam, 7amam, hammam, 7emmam, lhammam, l7emmam, 7mam",
  clean:
    "nadafe, nadafa, nadhafa, ndafe, ndif, ndife, nadif, nadheef, nazafa, ndeef, nazif, n9i, nqi, nedif, ndafa, nathafa",
  wool: "souf, soof, sof, ssouf, kashmir, kachmir",
  rubber: "kawetsh, kawitch, kawtch, kawitsh, kaotch, 3ajal, kawetch, mattat, kaoutchou, caoutchouc",
  plastic: "blastik, plastik, plastic, blastic, plastique",
  petrol:
    "binzin, benzeen, banzin, benzin, banzeen, benzine, lisans, lissans, gaz, kaz, banzine, banzen, petrol, benzene, btrol",
  diesel: "mazout, mazot, diesel, gasoil, mazoot, lmazout, dizel, gazoual, gazwal",
  paint: "dahan, dhan, boya, dihan, sbagha, boyah, sbigha",
  alcohol: "k7ol, ko7ol, lk7oul, alcool, kohol",
  metal: "7adid, 7adeed, m3dan, na7as, n7as, 7did, sada",
  hospital: "ri7et mostashfa, ri7t sbitar, ri7et el mostashfa, ri7at mustashfa, ri7et mestashfa",
  medicine: "ri7et dawa, dawa, ri7t dwa",
  mothballs: "naftalin, naftaline, naphtaline, nafthalin",
  vinegar: "khall, 5all, 5al, lkhal, el khal, khel",
  socks: "tqacher, t9acher, jwareb, shrab ma3fen",
  powder: "boudra, bodra, budra, bodrah, poudra, poudre, boodra, talc, boudre, bouder, boodreh",
  lipstick: "7omra, roj, rouj, rouge, 7omrah, 3aker, 3akkar, 7umra",
  makeup: "makyaj, mikyaj, mekyag, makeup, ko7l, ko7ol, makiyaj, k7ol, kohl",
  face_cream: "nivea, kreem, krim nivea, crème nivea, krim",
  iris: "sawsan, sosan, sousan, iris, sawsen",
  rose: "joury, jouriy, wared, warid, waared, l wared, ward, werd, wrd, wrda, warda, warde, wardeh, ward joury, jouri, joori, jori, juri, ward jouri, el ward, lward, lwerd, elward, alward, wardi, ma2 ward, may ward, mayward, mawerd, maward, ma ward, taifi, ta2ifi, ward taifi, ward ta2efi, ward mohammadi, wrood, worood, woroud, wrud, ward jory, ward ta2ify, nesri, rose, ma lward, lmawerd, wred, rewda, lwrd, dehn el ward, dehn ward, dhn ward, dehn ward taifi, dihn al ward, dehn el werd, dehn lward",
  peony: "peony, bioni, fawania, fawanya",
  geranium: "geranium, 3otrsha, 3etra, la3tar, la3terchia, l3terchia, 3atarsha, 3etr",
  jasmine:
    "yasmin, yasmine, yassmin, yasmeen, yassmine, yasameen, yasamin, jasmin, jasmine, yasmeena, yasmina, yasmyn, el yasmin, lyasmine, lyasmin, yasmiin, yasmeene, yasemin, yassamine, lyassmine, yassamin",
  jasmine_sambac:
    "fol, foll, full, fell, razgi, razji, raz2i, razqi, raze2i, raz9i, el fol, el foll, lfoll, mechmoum el fell, mashmoum fol, el full, lfell, mechmoum fell",
  tuberose:
    "tuberose, teberoz, touberoz, tubereuse, mesk el room, mesk roumi, tobroz, tuberoz, mask roumi, misk roumi, misk el roum, tebroz",
  ylang_ylang: "ylang, ylang ylang, ilang, ilang ilang",
  gardenia: "gardenia, jardinia, gardinia, ghardenia, kardenia",
  frangipani: "fetna, fitna, frangipani, tamr 7enna, tamer henna, tamr henna",
  honeysuckle: "shabawi, shabboy, mesk el leil, mesk ellil, misk el leil, mesk lil, moulat lil",
  lily: "zanba2, zanba9, zanbaq, zanbak, zambak, zambaq, lys, zanbag",
  narcissus: "narjes, nargis, narjis, nerjes, narges, narjess",
  lotus: "lotus, lotos",
  orange_blossom:
    "2adda7, 9adda7, zaher, ma2 zaher, ma zaher, may zaher, mayy zaher, mayet zahr, mayet el zahr, zahr, zhar, zher, zahar, ezzhar, zzhar, ezzahr, azzahr, ma2 zahr, ma zhar, mazhar, mazaher, mayzahr, may zahr, ma zher, mezhar, l9edda7, gda7, 9edda7, qadda7, qaddah, gaddah, gdda7, zahr el bortoqal, zahr el bordo2an, zahr lymoun, zhar larenj, zhar lletchin, ma zahr, maye zahr, el zahr, lzahr, lma zhar, ma l zhar, zahr portocal, zhar dyal larenj, laranj",
  neroli: "neroli, niroli, nerooli",
  orange_grove: "narenj, naranj, nareng, larenj, larinj, bayyara, bayyarat, bosten bordo2an",
  violet: "banafsaj, banafsej, benefsej, benefsij, bnefsej, banafsag, violette, banfsj, bnafsaj",
  violet_leaf: "wara2 banafsaj, wara2 el banafsaj, waraq banafsaj",
  lavender:
    "khezama, khozama, khuzama, 5uzama, 5zama, 5ezama, lavanda, khzama, khouzama, 5ozama, lavander, lavender, lavande, lawanda, lafender, lkhzama, l5zama, lavandar, khzema",
  garden:
    "7adi2a, 7adeqa, 7adi9a, 7ade2a, jnina, jnaina, geneina, jnan, l3ersa, bostan, bustan, mazra3a, jnayneh, bosten, genena, jneineh, jnine, sanya",
  lily_of_the_valley: "zanba2 el wadi, muguet, mogeh",
  chamomile: "babounej, babonj, babouneg, babonej, babounj",
  grass:
    "7ashish, 3oshb, 3oshob, 3echb, njil, ngil, 7chich, thayyel, thayel, gazon, 3chob m9tou3, 7shesh, nejeel, 3eshb",
  cucumber: "khyar, 5yar, 5iyar, khiyar, khiar, 5yara",
  tomato: "tomatem, 6ama6, tamatem, tamatim, banadoura, bandora, ota, maticha, banadora, tmat, tamat",
  cactus: "sabbar, sobbar, karmous nsara, hendi, sabber",
  aloe: "aloe vera, alovera",
  onion: "bsel, besal, basal, bsal, basala, bassal",
  garlic: "touma, thoum, thoom, toum, toom, thum, tuma, tom",
  olive: "zeitoun, zaytoun, zitoun, zaitoon, zeytoun, zayt zeitoun, zit zitoun, zet zaitoon, zitouna",
  fig: "karmous, karmus, karamus, lkaramus, lkarmous, kermous, lkermous, tin, teen, tin wara2, tini, tina, wara2 el teen, tyn, sajaret teen, shajaret el teen, shagaret teen, bakor, bakour, tine",
  hay: "tebn, tben, tibn, tbn, ash na3em",
  tonka: "tonka, tonca, touonka",
  lemon:
    "lamoon, lamoun, lammoun, laymun, leymoun, laymoune, 7amod, 7amedh, limoun, laymoun, laymon, lamon, leimoun, laimoon, lemoon, limon, lymoun, 7amed, 7amd, hamed, 9ares, qares, limoon, laymuna, lamuna, lmon, lemoun, laymoon, lamouneh, laymounade, l7amed, nomi, noomi, limouna, limone, el lamoun, citron",
  orange:
    "bort2an, bourt2al, borde2an, portu2al, bordgan, bourtou9al, bortu2an, bortu2al, bord2an, bortoqal, burtu2al, borto2an, borto2al, bord9al, portu2an, bordo2an, borto9al, bortogal, bortugal, burtuqal, burtu8al, portoqal, bortokal, bordoqan, bordo2en, burdu2an, letchin, letchine, limoun hlou, tchina, china, chine, portugal, burtukal, bordekan, lbortoqal, brtgal, purtuqal, bordan, limmun, bor2an",
  mandarin:
    "yousefi, youssefi, yusfi, yousfi, yosfi, mandarine, mandarina, yusufi, afandi, afandy, youssef afandi, mandalina, kalamantina, clementine, mandarin, yousef effendi, yustafandi, klemantina",
  grapefruit: "grapefruit, grepfrut, gripfrut, pomelo, grebfrout, grib frut, pamplemousse, krifon, greyfurt",
  bergamot: "bargamot, bergamot, bergamote, birgamot, bargamout, bergamout, bargamoot, bergamut, brgamot",
  lime: "lomi, lime, loomi, lumi, laym, loumi, noumi basra",
  verbena: "lwiza, louiza, luiza, verveine, lwiiza, wiza",
  cologne: "kolonya, colonia, cologna, kolonia, cologne, kolonya laymoun, 9olonya, kalonya, kolonyet",
  apple:
    "tfa7, tfah, tfe7a, tfa7a, toffah, teffa7, tuffa7, toffa7, tofa7, tefa7, tiffa7, tuffah, teffah, tofah, teffe7, tfe7, tf7, toufe7, tifah, toffa7a, teffe7a, tuffaha, teffa7a, tofa7a",
  pear: "njas, ngas, kommathra, komethra, comethra, injas, 3armoot, kummathra, bou3wida, bou3wid, lingas, anjas",
  quince: "sfarjal, sfarjel, safarjal, sefargel",
  peach: "khokh, 5okh, khoukh, 5o5, 5oo5, 5ou5, darra2, derra2, drra2, dorra2, khoo5, khookh, l5ou5",
  apricot: "meshmosh, mishmish, meshmesh, mechmech, mchmach, mishmosh, mechmach, meshmish, mshmsh, mechmeche",
  mango: "manga, manja, mango, hamba, manjo, mangah, hembe",
  plum: "bar2ou2, barqouq, bar9ouq, bar9ou9, barkouk, janarek, janerik, bargoug",
  cherry: "karaz, kraz, krez, 7eb lmlouk, 7ab lmlouk, cherry, hab lmlouk, hab el mlouk, sherry, karez",
  strawberry:
    "fraez, fra2oula, chileik, farawla, frawla, frawleh, fraoula, fraise, frez, frawle, farawlaya, faraula, lfraise, faraoula, tout lard, frolla, frawlla",
  berries: "toot, tut a7mar, tout, touta, tut, toute, toot a7mar",
  melon: "shammam, shemmam, chemmam, battikh asfar, sweihla, mennoun, shamam, chammam",
  watermelon:
    "bate5, batikh, batti5, batee5, bati5, ba6i5, ba66i5, battikh, jo77, ji77, 7abhab, 7ab7ab, raggi, dellah, della7, dela3, della3, batteekh, battee5, btikh, batteekha, dla7, dele3, hab7ab",
  coconut:
    "jouz hind, jouz el hind, jawz hind, jawz el hind, joz hend, jouz hend, joz el hend, goz hend, jozhend, narjil, nargil, coco, koko, goz el hend, joz hind, jouz l hend, coconut, gooz hend",
  pineapple: "ananas, 3anannas, ananass",
  grape: "3enab, 3inab, 3neb, 3anab, 3nab, 3inib, inab, l3neb, 3enb",
  pomegranate: "rommen, roummen, romane, roman, ruman, rommane, romman, rumman, remman, rman, remmane",
  banana: "moz, mouz, mooz, banan, moza, banane",
  guava: "gawafa, jawafa, guava, jwafa, gwafa, goafa",
  wine: "nabid, nebid, nbid, nbeed, chrab, 5amr, khamr",
  beer: "beera, birra, bira",
  desert: "sa7ra, sa7ara, sahra, barr, kashta, el barr, kashteh, badiya, seh7ra, sa7raa",
  sand: "raml, ramel, rmel, ramla, rmal",
  mountain: "jabal, jbel, jbal, gabal, jebel, lejbal, djebel, gbal, jibal",
  rock: "7ajar, 7jar, sakhr, 9akhr",
  snow: "talj, thalj, talg, tlej, telj, thelj, tlj, etalj",
  winter: "shete, shitwiya, chita, shetwiya",
  sun: "shams, chams, sham9, chemch, chemss, shms, shames, shemsh",
  summer: "saif, seif, sif, sayf, essif, seef, ssif",
  palm: "nakhl, na5el, na5l, nakhil, nakhla, na5la, nakheel, n5al",
  morning: "sabah, saba7, sba7, fajr, fajer, fager, fagr, sob7, sobh, sbah, sba7iya, lfjer, fjer",
  night: "lail, leil, layl, lil, layali, leilet, laylat, sahra, lleil, leyl, ellil, sahar",
  childhood:
    "tofola, 6ufoola, tfoula, sghri, so8ri, toufoula, tfulti, soghri, sighari, w ana sghir, wana zghir, wana sghira, ana w zghir",
  school: "madrasa, madrase, madreseh, mdrsa, madraset, lmdrasa, lycée",
  wedding: "3ers, 3ors, 3irs, zafaf, 3rs, l3ers, 3urs, 7enna, henna, far7",
  barbershop: "7alla2, 7ella2, 7alla9, hallaq, mzayyen, 7ajjam, 7alle2",
  floral:
    "zahri, floral, zahriya, zhour, zohour, zuhoor, zohoor, azhar, nowar, nowwar, zehour, zouhour, worood bayda, nouwar",
  woody: "khashabi, 5ashabi, woody, khachabi",
  citrus: "7amdiyat, hamdiyat, 7omdiyat, citrus, 7awamed, 7awamed",
  oriental: "shar9i, shar2i, charqi, sharqi, oriental, shargi",
  fresh: "fresh, mon3esh, mn3esh, fraich, fresch, mun3ish",
  sweet:
    "7elw, 7ilu, 7elou, 7elo, 7lou, helou, 7elwa awi, 7ali, mskkar, 7low, hlou, helwa awi, m7alli, 7alawatha, 7lowa, 7lwa",
  powdery: "boudri, powdery, bodri, boudriyya",
  fruity: "fawakeh, fawakih, fruity, fwakeh, fakha, fekia, fakya, fakihi, lghalla, fwaki, faqya",
  spicy: "spicy, 7arr, 7rr",
  earthy: "torabi, trabi, turabi",
  gourmand: "gourmand, 7alawiyat, 7alaweyat, halawiyat",
  linalool: "linalool, linalol, linalul, lynalool",
  limonene: "limonene, limonen, limonin, laymonin, limonine",
  citral: "citral, sitral",
  coumarin: "coumarin, coumarine, kumarin, komarin",
  geraniol: "geraniol, jiraniol",
  citronellol: "citronellol, sitronellol",
  eugenol: "eugenol, yujinol, eujinol",
  menthol: "menthol, mantol, mentol",
  vanillin: "vanillin, vanilline, fanilin",
  mother:
    "mama, mami, mamti, mamty, mamaty, ommi, oummi, ommy, omy, emmi, immi, mmi, mwi, ymma, yemma, yumma, yomma, yoma, mmt, waldti, waldty, waldeti, walidti, el walda, lwalida, lwalda, mimti, mima, lmima, mamma, mummy, el waldah, ommo, mamto, omha, emmo, walidati, wlidti, mamitou, mametna, emha, omaha, mom",
  father:
    "baba, papa, abouy, abooy, aboy, abi, abouya, abuya, bouya, boya, yaba, yoba, yuba, yubba, el walid, lwalid, lwaled, waldi, walidi, buya, bba, babaya, abouh, abuh, abuy, baba allah yer7amo, elwaled, 2aboya, 2abouy, dad, babati, aboya, bou",
  grandmother:
    "yaddety, yaddti, yaddeti, yadety, yadeti, yaddity, yeddeti, yeddety, jaddeti, jaddity, jadety, jadeti, gdety, gdeti, gdti, gdty, geddti, gditi, jdety, jdeti, jdti, jditi, jedditi, jeddity, jaddety, sety, seti, tetah, tetta, tetety, lalla jeddati, mmi l3ziza, teta, tita, teita, tayta, sitti, sitty, sito, setti, setty, setto, jadti, jaddati, jadda, jiddti, yadati, yadatee, yaddati, 7anna, hanna, 7ennay, hennay, 7bouba, 7abouba, 7abooba, nanna, nana, mamie, geddety, gedeti, geddati, gadeti, gadety, yedda, jedda, jida, mami lkbira, azizi, 3ziza, nenna, neneh, nina, tetti, bibiti, ma lkbira, mma lkbira, mami jedda, jaddto, gedety, jdati, jdda, jadati, yadda, yadoh, jedati, yeddati, 7enna lkbira, yaddoh",
  grandfather:
    "jaddi, jeddi, jdi, jiddi, geddi, geddo, jeddo, jiddo, jiddu, jaddo, gedo, giddo, sidi, sido, bba sidi, basidi, jaddy, jidi, jedo, yaddi el3oud, yaddee, yiddi, geddy, yaddi, yadi",
  aunt: "3amti, 3ammti, 3amty, 3amto, amto, 5alti, 5alty, 5alto, 5aleti, khalti, khalty, khalto, khaltou, 3amtou, 5alte, khale, 5ala, tante, tata, 3amma, 3ammto, khaleti, 5alet, 5alat, khalat, khalet, tant, tunt, 3ammet, khaltik",
  uncle:
    "3ammi, 3ammo, 3ammou, 3amy, 3ami, 3amo, ammo, 5ali, 5aly, 5alo, khali, khalo, khalou, khaly, 5alou, ammou, unkel, uncle, tonton, 3emmi, 3emi, 5ale",
  mother_in_law: "7mati, 7amati, 7amaty, hamati, 3gouzti, la3gouza, la3gouz, 7amato, 3guzti",
  father_in_law: "7amaya, 7amay, 7maya, chikhi, 7ami",
  sister:
    "ekhti, e5ti, okhti, o5ti, ikhti, i5ti, khti, khayti, khayyti, 5ti, 2okhti, e5ty, okhty, o5ty, khyti, 5ayti, okhto, o5tha, khwatati, khawati, 2o5ti, ukhti, oukhti, khwati, khouyti",
  brother:
    "khayyi, 5ayyi, khayi, akhi, akhoy, akhouya, a5oy, a5ouya, khouya, khoya, 5oya, a5oya, a5i, a5ouy, 5ouya, kho, khayye, akhoya, khay, 7'ouya, akhooy, a5uy",
  cousin:
    "bent 3ammi, bint 3ammi, bent khalti, bint 5alti, weld 3ammi, wld 3mi, ibn 3ammi, ibn khali, bent 3mi, bent 5alti, bnt 3ami, bnt 5alti, wld 5alti, ibn 5ali, weld khali, bent khali, bint 3mi, bint khalti, wlad 3mi, wlad 3ammi, bent 3amti",
  son: "ibni, ebni, weldi, wldi, waladi, ouldi, wlidi, 3yali, wlad, wladi, ebny, wlady, wldy",
  daughter:
    "benti, binti, bnti, bintee, bentee, bnty, bnayti, bntii, banati, bnati, benty, bnaty, bintna, bniti, bnoti",
  baby: "bebe, baby, bébé, radi3, nounou, bibi",
  child: "tefl, tifl, tofl, tofla, atfal, 3iyal, wlad sghar, drari, tifla",
  wife: "zawjti, zawjati, mrati, marati, marty, marti, merati, zojti, zojty, 7ormti, lmra, merty, mraty, zawgti, mart",
  husband:
    "zawji, jozi, jouzi, gozi, zoji, zouji, zojy, rajli, rajel, rajlii, jawzi, gozy, raajli, zawgi, rayli, riyali, jowzi",
  fiance: "khatibi, 5atibi, khatibti, 5atibti, khtibi, khtibti, 5atiby, 5atibty, khatebi, 5ateebi, khatibty, khteebi",
  beloved:
    "7abibi, 7abibti, 7bibi, 7bibti, habibi, habibti, 7abiby, 7abibty, 7abebi, 7abebti, 7obbi, hbibi, hbibti, 7abibet",
  ex: "el ex, l ex, taliqi, tali2ti, tlee2i, 6ali8i, ex beta3i, el ex bta3i, taliqti, tali2i, ex dyali",
  friend:
    "sa7bi, sa7bti, sa7bty, sa7ebti, sa7by, sahbi, sahbti, sahbty, sadi9ti, sadi2ti, sadiqi, sadi2i, sa7beti, sa7ibti, s7abi, as7abi, rfi2ti, rfi9ti, rfi9i, khoyti, 5wyti, refi2i, rfee2ti, sadiqti, sadiqati, sadee2i, 9a7bi, 9a7bti, s7abati, sa7bte, sa7bet",
  teacher:
    "mo3allma, mo3alma, ostaz, ostez, ustath, m3allma, el miss, abla, oustad, mo3alem, mou3allim, oustada, ustaza, m3alma",
  neighbour:
    "jarti, jari, jarna, jarte, jiranna, jiran, jeranna, garti, garna, girani, jartna, jirani, jyran, jar, jara, jeran",
  doctor: "doktor, doktora, tbib, tabib, 7akim, tbiba, daktor, doktour",
  boss: "modir, modiri, mudir, modiriti, l patron, patron, mdir",
};

/** Arabic in Latin letters is mixed with English and French: their long words that are no Arabic ones. */
const arabic = new Set(Object.values(spellings).flatMap((words) => words.split(", ")));
const short = new Set(
  "mint rose musk milk wood lime iris lily sage plum pear fish rain amber cedar fig figs nuts nut oud pine kiwi".split(
    " ",
  ),
);
const borrowed = (words: string): string =>
  words
    .split(", ")
    .map((word) => word.replace(/\*/gu, ""))
    .filter((word) => (/^[a-z]{5,}[a-z ]*$/u.test(word) || short.has(word)) && !arabic.has(word))
    .join(", ");

export const arabiziSpellings: Spellings = Object.fromEntries(
  keysOf(englishVocabulary).map((thing) => {
    const own = spellings[thing];
    const others = thingOf(thing).person
      ? []
      : [englishVocabulary, frenchVocabulary].map((one) => borrowed(one[thing]));
    return [thing, [...(own ? [attached(own)] : []), ...others].filter(Boolean).join(", ")];
  }),
);
