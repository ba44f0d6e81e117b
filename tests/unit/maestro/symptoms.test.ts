import { expect, test } from "vitest";
import { type Language, languages } from "../../../app/i18n/languages.ts";
import { uncausedIllnesses } from "../../../app/maestro/reading/illnesses.ts";
import { readText } from "../../../app/maestro/reading/read-text.ts";

/** What people say of themselves where a smell makes them ill, and what helps them. */
const symptoms: Record<Language, string> = {
  ar: `ضاق صدري|صدري يضيق|ضيق في صدري|ضيقة صدر|ضيق تنفس|ضيق بالتنفس|ما قدرت أتنفس|ما اقدر اتنفس|مقدرتش اتنفس|
    مش قادرة اتنفس|ما عدت أستطيع التنفس|لم أستطع التنفس|صعوبة في التنفس|انقطع نفسي|ينقطع نفسي|انكتم نفسي|كتمة|
    كتمة في الصدر|انكتمت|اختنقت|أختنق|خنقة|خنقني|اتخنقت|صدري يصفر|صفير في صدري|حشرجة|أزيز في صدري|بلعومي انسد|
    حلقي انسد|حلقي تورم|زوري اتقفل|حنجرتي تضيق|أحك جلدي|أهرش|هرش|صرت أحك|حكة|جلدي ياكلني|بشرتي تحكني|جسمي ياكلني|
    أدرينالين|إبرة أدرينالين|حقنة أدرينالين|إبيبن|مضاد هستامين|حبوب حساسية|زيرتك|كلاريتين|البخاخ|بخاخ الربو|فنتولين|
    كورتيزون|وجهي ازرق|ازرق وجهي|شفايفي ازرقت|وجهي احمر|احمر وجهي|بقع حمراء|بقع حمر|طفح|طفح جلدي|شرى|أرتيكاريا|
    حبوب في وجهي|بثور|جلدي يتقشر|بشرتي تتقشر|جلدي يتشقق|التهاب جلدي|انتفخ وجهي|وجهي انتفخ|وجهي ورم|ورمت شفايفي|
    تورمت شفتاي|شفايفي تورمت|لساني انتفخ|عيوني تورمت|عيوني انتفخت|صدمة تحسسية|صدمة حساسية|الإسعاف|جاء الإسعاف|
    الطوارئ|رحت الطوارئ|دخلت المستشفى|أغمي علي|اغمى علي|فقدت الوعي|دخت|دوخة|دوار|راسي يدور|خفقان|استفرغت|غثيان|لوعة|
    لاعت كبدي|قيء|تقيأت|مغص|إسهال|صداع|صداع نصفي|شقيقة|راسي يعورني|وجع راس|عيوني تدمع|عيوني تحرقني|عيوني حمرا|
    خشمي يسيل|خشمي انسد|انسداد الأنف|زكام|رشح|عطاس|أعطس|عطست|أكح|كحة|سعال|كتمني|نوبة ربو|نزيف أنف|صوتي راح|
    صوتي انبح|يحرقني|حرقان|تنميل في شفايفي|خدر في شفايفي|شفايفي تنملت|فحص الحساسية ايجابي|تحسس|تحسست|كاد يقتلني`,
  en: `I can't breathe|I couldn't breathe|I could hardly breathe|I struggled to breathe|I was gasping|
    I was gasping for air|I fought for breath|short of breath|shortness of breath|my breath gets short|I wheeze|
    I started wheezing|I was wheezy|my chest tightens|my chest felt tight|tight chest|tightness in my chest|
    my chest hurts|my lungs close|my airways close|my throat closes|my throat closed up|my throat swells|
    lump in my throat and hives|I start scratching|I scratch all night|I scratched myself raw|
    scratching till I bled|I needed adrenaline|adrenaline shot|EpiPen|they used my epi pen|epinephrine|
    antihistamines|I had to take an antihistamine|Zyrtec|Benadryl|cetirizine|loratadine|my inhaler|
    I reached for my inhaler|ventolin|salbutamol|prednisone|steroids from the doctor|cortisone cream|hydrocortisone|
    my face goes purple|my face turned purple|my lips went blue|I went blue|I turned blue|I come out in red patches|
    red blotches|blotchy neck|welts|wheals|hives|nettle rash|urticaria|rash|blisters|my skin blistered|
    my skin peels|peeling skin|flaky skin|raw skin|my skin cracks|my skin weeps|contact dermatitis|dermatitis|
    eczema flares|angioedema|anaphylaxis|anaphylactic shock|I went into shock|I ended up in A&E|
    I ended up in hospital|ambulance came|the paramedics came|911|I fainted|I passed out|I blacked out|I collapsed|
    I felt dizzy|the room spins|vertigo|palpitations|I throw up|I vomited|I was sick|nausea|I feel nauseous|
    stomach cramps|diarrhoea|migraine|headache|my head splits|my eyes water|my eyes stream|my eyes swell shut|
    puffy eyes|itchy eyes|my nose runs|runny nose|blocked nose|stuffy nose|I sneeze|sneezing fit|hay fever|I cough|
    coughing fit|I choke|I was choking|my voice goes|I lose my voice|my tongue swells|tingling lips|numb lips|
    burning mouth|my lips tingle|swollen lips|swollen face|my face swelled up|my face puffs up|asthma attack|
    nosebleed|my ears itch|my gums itch|goosebumps and hives|patch test positive|the patch test came back positive|
    prick test positive|doctor said to avoid it|I break out|breaks me out|spots all over|pimples|acne|sores|
    it stings|burning skin|an ER visit|nearly killed me|almost killed me`,
  fr: `je ne peux plus respirer|je n'arrivais plus à respirer|j'arrive pas à respirer|je respire mal|
    j'ai du mal à respirer|le souffle coupé et la gorge serrée|je suffoque|je suffoquais|je m'étouffe|
    j'ai failli m'étouffer|j'étouffe|essoufflée|à bout de souffle|je siffle|ma respiration siffle|
    respiration sifflante|la poitrine serrée|ma poitrine se serre|oppression dans la poitrine|oppressée|
    un poids sur la poitrine|ma gorge se ferme|ma gorge gonfle|ma gorge se serre|je me gratte|
    je me grattais jusqu'au sang|ça gratte|adrénaline|une piqûre d'adrénaline|mon stylo d'adrénaline|EpiPen|Anapen|
    antihistaminique|des antihistaminiques|Zyrtec|Aerius|cétirizine|ventoline|mon inhalateur|cortisone|
    mon visage devient violet|je deviens violette|je deviens bleue|les lèvres bleues|je vire au rouge|
    plaques rouges|des plaques|des boutons|urticaire|démangeaisons|ça me démange|éruption cutanée|des cloques|
    la peau qui pèle|ma peau pèle|peau à vif|ma peau craquelle|dermatite|dermite|œdème|oedème de Quincke|
    choc anaphylactique|anaphylaxie|aux urgences|j'ai fini à l'hôpital|le SAMU est venu|les pompiers sont venus|
    je m'évanouis|je me suis évanouie|je tombe dans les pommes|malaise|j'ai fait un malaise|vertiges|
    la tête qui tourne|ma tête tourne|palpitations|je vomis|j'ai vomi|nausées|envie de vomir|mal au cœur|
    crampes d'estomac|diarrhée|migraine|mal de tête|mal à la tête|les yeux qui pleurent|mes yeux pleurent|
    yeux gonflés|yeux rouges|les yeux qui piquent|le nez qui coule|mon nez coule|nez bouché|j'éternue|éternuements|
    crise d'éternuements|rhume des foins|je tousse|quinte de toux|ma langue gonfle|lèvres gonflées|visage gonflé|
    je gonfle|je gonfle comme un ballon|crise d'asthme|saignement de nez|je saigne du nez|voix enrouée|
    je perds ma voix|test cutané positif|patch test positif|ça me brûle|brûlures|picotements|
    les lèvres qui picotent|fourmillements|je réagis mal|des rougeurs|je rougis de partout|
    je pique une crise d'asthme|ça a failli me tuer`,
  ru: `я задыхаюсь|я задыхалась|не могу дышать|не могла дышать|нечем дышать|тяжело дышать|трудно дышать|
    дыхание перехватывает|перехватывает дыхание и горло|одышка|хриплю|я хрипела|хрипы|свищет в груди|свист в груди|
    грудь сжимает|в груди сжимает|сдавило грудь|давит в груди|стеснение в груди|горло сжимает|горло перехватывает|
    горло отекает|горло опухло|ком в горле и сыпь|першит в горле|я чешусь|чесалась всю ночь|расчёсываю руки|
    расчесала до крови|зудит|зуд|адреналин|укол адреналина|эпипен|антигистаминные|супрастин|пила супрастин|тавегил|
    цетрин|зиртек|зодак|лоратадин|ингалятор|схватилась за ингалятор|сальбутамол|преднизолон|гидрокортизон|
    лицо синеет|лицо багровеет|я посинела|губы синеют|я краснею пятнами|красные пятна|пятна по телу|волдыри|
    крапивница|сыпь|высыпания|обсыпало|меня обсыпает|прыщи|диатез|дерматит|кожа слезает|кожа шелушится|
    кожа трескается|кожа горит|отёк Квинке|отек|отёки|я отекаю|меня раздуло|лицо раздуло|лицо опухает|лицо опухло|
    губы опухли|язык опух|веки опухли|анафилаксия|анафилактический шок|скорая приезжала|вызывали скорую|
    попала в больницу|реанимация|я падаю в обморок|упала в обморок|потеряла сознание|голова кружится|
    кружилась голова|в глазах темнеет|сердце колотится|сердцебиение|тахикардия|меня рвёт|вырвало|спазмы в желудке|
    понос|мигрень|голова болит|голова раскалывается|слезятся глаза|глаза слезятся|глаза чешутся|глаза опухают|
    глаза красные|нос течёт|насморк|нос заложило|закладывает нос|чихаю|чихала|чих|сенная лихорадка|поллиноз|кашляю|
    кашель|закашлялась|приступ кашля|приступ удушья|удушье|приступ астмы|кровь из носа|сиплю|голос садится|
    голос пропал|проба положительная|аллергопроба положительная|жжёт|щиплет|жжение|покалывает губы|немеют губы|
    немеет язык|реакция|меня чуть не убило|мне плохо|мне становилось плохо`,
};

/** A scent beside a symptom: in its sentence, in the one before, behind a dash and in its own clause. */
const beside: Record<Language, (symptom: string) => [text: string, thing: string][]> = {
  ar: (symptom) => [
    [`الورد في الحديقة و${symptom}`, "rose"],
    [`أتذكر الياسمين عند جدتي. ${symptom}.`, "jasmine"],
    [`${symptom} - الورد`, "rose"],
    [`لما أشم الياسمين ${symptom}`, "jasmine"],
  ],
  en: (symptom) => [
    [`roses in the garden, and ${symptom}`, "rose"],
    [`My grandmother's jasmine. ${symptom}.`, "jasmine"],
    [`${symptom} - roses`, "rose"],
    [`when I smell jasmine ${symptom}`, "jasmine"],
  ],
  fr: (symptom) => [
    [`les roses du jardin, et ${symptom}`, "rose"],
    [`J'aime me souvenir : le jasmin de ma grand-mère. ${symptom}.`, "jasmine"],
    [`${symptom} - les roses`, "rose"],
    [`quand je sens le jasmin ${symptom}`, "jasmine"],
  ],
  ru: (symptom) => [
    [`розы в саду, и ${symptom}`, "rose"],
    [`У бабушки цвёл жасмин. ${symptom}.`, "jasmine"],
    [`${symptom} - розы`, "rose"],
    [`когда нюхаю жасмин ${symptom}`, "jasmine"],
  ],
};

const senseOf = (text: string, thing: string) => readText(text).find((one) => one.thing === thing)?.sense;

test.each(languages)("a symptom beside a scent in a memory puts the scent out: %s", (language) => {
  const each = symptoms[language].split(/\|\s*/u);
  expect(each.length).toBeGreaterThan(100);
  const poured = each.flatMap(beside[language]).filter(([text, thing]) => senseOf(text, thing) !== "allergy");
  expect(poured).toEqual([]);
});

test.each([
  ["the adrenaline rush of the race, and leather", "leather"],
  ["I never sneeze at roses", "rose"],
  ["I love it when I was sick and my mother brought menthol", "menthol"],
  ["les roses, et je ne tousse pas", "rose"],
  ["the smell of oranges took my breath away", "orange"],
  ["ملأ الياسمين صدري وتنفست بعمق", "jasmine"],
  ["jasmine. But cats make me sneeze.", "jasmine"],
])("no scent goes out where none is told of: %s", (text, thing) => {
  expect(senseOf(text, thing)).toBe("wanted");
});

test("what a 'but' sets apart stays in, and nobody is blamed for what stands in the name of a cure", () => {
  expect(senseOf("I love sandalwood but roses and I start wheezing", "sandalwood")).toBe("wanted");
  expect(senseOf("I love sandalwood but roses and I start wheezing", "rose")).toBe("allergy");
});

test.each(["хриплю и чешусь", "I couldn't breathe", "ضاق صدري", "je suffoquais"])(
  "a symptom without a scent is asked about: %s",
  (text) => expect(uncausedIllnesses(text)).toEqual([text]),
);

test.each([
  "The lilacs by the gate. My windpipe pinched shut.",
  "Lavender sachets: two puffs of salbutamol later I slept.",
  "tuberose at the wedding, my eyelids ballooned",
  "Grandma's peonies, and the doctor wrote me a prescription for prednisone",
  "I smelled cinnamon buns and my tongue tingled",
  "frangipani evenings, my voice vanished and I rasped",
  "Sandalwood soap. My palms blistered.",
  "I hugged her, jasmine in her hair, and came up in weals",
  "oud smoke, the room tilted and I hit the floor",
  "orange blossom, paramedics, oxygen mask",
  "Le lilas devant la maison, j'avais la respiration coupée et sifflante",
  "tubéreuse, deux bouffées de Ventoline",
  "la pivoine de mamie, mes paupières ont doublé de volume",
  "du santal, mes mains ont pelé",
  "le jasmin de ses cheveux, des plaques partout",
  "bois de oud, je me suis écroulée",
  "la fleur d'oranger, masque à oxygène",
  "la cannelle, la langue qui picote",
  "les lys de l'église, j'ai tourné de l'œil",
  "le musc, nez en fontaine",
  "сирень у калитки, в горле как ком встал и не вдохнуть",
  "лаванда, два вдоха сальбутамола",
  "пионы бабушки, веки раздулись",
  "сандаловое мыло, ладони облезли",
  "жасмин в её волосах, я вся в пятнах",
  "уд, я осела на пол и отключилась",
  "апельсиновый цвет, кислородная маска",
  "корица, язык защипало",
  "лилии в церкви, потемнело в глазах",
  "мускус, из носа потекло",
  "الليلك عند الباب، حلقي تسكر",
  "اللافندر، بختين فنتولين",
  "فاوانيا جدتي، جفوني تورمت",
  "صابون الصندل، يدي تقشرت",
  "ياسمين في شعرها، طلع لي شرى",
  "العود، طحت مغمى علي",
  "زهر البرتقال، قناع أكسجين",
  "القرفة، لساني تنمل",
  "الزنبق، اسودت الدنيا في عيوني",
  "المسك، خشمي صب",
])("whatever else is told there: %s", (text) => {
  expect(readText(text).map(({ sense }) => sense)).toContain("allergy");
});
