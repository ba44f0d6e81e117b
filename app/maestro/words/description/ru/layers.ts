import type { LayerTemplates } from "../phrasebook.ts";
import {
  afterTop,
  atTheEnd,
  forLayer,
  forPyramid,
  forStrength,
  ifWhole,
  unlessAt,
  unlessSet,
  when,
} from "../templates.ts";
import { acc, agree, from, gen, ins, nom, sceneGen, sceneNom } from "./grammar.ts";

export const russianLayers: LayerTemplates = {
  top: [
    forLayer("top", (ids) => `Увертюра недолгая: ${nom(ids)}.`),
    forLayer("top", (ids) => `В первые минуты ${agree(ids, "звучит", "звучат")} ${nom(ids)}, ясно и открыто.`),
    forLayer("top", (ids) => `Всё начинается ${from(gen(ids))}, а остальное не заставляет себя ждать.`),
    forLayer("top", (ids) => `На пороге вас ${agree(ids, "встречает", "встречают")} ${nom(ids)}.`),
    forLayer("top", (ids) => `Сначала — ${nom(ids)}: приветствие, не более.`),
    forLayer(
      "top",
      (ids) => `${agree(ids, "Начинает", "Начинают")} ${nom(ids)}, но ${agree(ids, "солирует", "солируют")} недолго.`,
    ),
    forLayer("top", (ids) => `Первый вдох — ${nom(ids)}.`),
    forLayer("top", (ids) => `С порога вы узнаете ${acc(ids)}.`),
    forLayer("top", (ids) => `Стоит открыть флакон, и вас уже ${agree(ids, "окликает", "обступают")} ${nom(ids)}.`),
    forLayer("top", (ids) => `Разговор ${agree(ids, "заводит", "заводят")} ${nom(ids)}.`),
  ],
  heart: [
    forLayer("heart", (ids) => `В сердце — ${nom(ids)}, без всякой спешки.`),
    afterTop(forLayer("heart", (ids) => `Потом медленно раскрывается сердце, и в нём — ${nom(ids)}.`)),
    afterTop(forLayer("heart", (ids) => `Четверть часа спустя приходит черёд ${gen(ids)}.`)),
    ifWhole(
      ["heart"],
      forLayer("heart", (ids) => `Сердце целиком ${agree(ids, "занимает", "занимают")} ${nom(ids)}.`),
    ),
    afterTop(forLayer("heart", (ids) => `А дальше разговор ${agree(ids, "ведёт", "ведут")} ${nom(ids)}.`)),
    forLayer("heart", (ids) => (ids.includes("safraleine") ? null : `Через полчаса на коже уже ${nom(ids)}.`)),
    afterTop(forLayer("heart", (ids) => `Дальше, в глубине, — ${nom(ids)}, и спешить уже некуда.`)),
    forLayer("heart", (ids) => `В середине — ${nom(ids)}, и это надолго.`),
    afterTop(forLayer("heart", (ids) => `Потом голос набирает силу: ${nom(ids)}.`)),
    forLayer("heart", (ids) => `Кто дождётся сердца, тому ${agree(ids, "откроется", "откроются")} ${nom(ids)}.`),
    afterTop(
      forLayer("heart", (ids) => `Едва схлынет первая волна, ${agree(ids, "приходит", "приходят")} ${nom(ids)}.`),
    ),
    afterTop(forLayer("heart", (ids) => `Потом надолго ${agree(ids, "остаётся", "остаются")} ${nom(ids)}.`)),
  ],
  base: [
    forLayer("base", (ids) => `У самой кожи ${agree(ids, "остаётся", "остаются")} ${nom(ids)}.`),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `Основание ${agree(ids, "держит", "держат")} ${nom(ids)}.`),
    ),
    forLayer("base", (ids, { timeOfDay }) => {
      const by = timeOfDay === "day" ? "К ночи" : "К утру";
      return timeOfDay ? `${by} с вами всё ещё ${nom(ids)}, и этого довольно.` : null;
    }),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `${nom(ids)} — вот на чём всё стоит.`),
    ),
    forLayer("base", (ids) => `Под конец ${agree(ids, "остаётся", "остаются")} ${nom(ids)}, и торопиться уже некуда.`),
    forLayer("base", (ids) => `В самой глубине — ${nom(ids)}.`),
    forLayer("base", (ids) => `А подо всем этим — ${nom(ids)}.`),
    forLayer("base", (ids) => `Под конец яснее ${agree(ids, "звучит", "звучат")} ${nom(ids)}.`),
    forLayer("base", (ids, { dosage }) => {
      const later = dosage < 16.5 ? "час-другой" : "полдня";
      return `Проходит ${later}, а ${nom(ids)} всё ещё здесь.`;
    }),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `А всё вместе ${agree(ids, "держит", "держат")} ${nom(ids)}.`),
    ),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `Основание здесь — ${nom(ids)}.`),
    ),
    atTheEnd(forLayer("base", (ids) => `А когда разговор окончен, ${agree(ids, "остаётся", "остаются")} ${nom(ids)}.`)),
    forLayer("base", (ids) => `В самом низу терпеливо ${agree(ids, "ждёт", "ждут")} ${nom(ids)}.`),
    forLayer("base", (ids) => `Наутро на рукаве вы ещё найдёте ${acc(ids)}.`),
    atTheEnd(forLayer("base", (ids) => `А завершается всё ${ins(ids)}.`)),
    forLayer("base", (ids) => `Глубоко внизу, где тепло, — ${nom(ids)}.`),
    forLayer("base", (ids) => `А опорой всему ${agree(ids, "служит", "служат")} ${nom(ids)}.`),
    forLayer("base", (ids) => `Последнее слово остаётся за ${ins(ids)}.`),
    forLayer("base", (ids) =>
      ids.includes("coumarin") || ids.includes("exaltolide")
        ? null
        : `В глубине, не угасая, ${agree(ids, "теплится", "теплятся")} ${nom(ids)}.`,
    ),
    forLayer("base", (ids) => `Под конец на первый план ${agree(ids, "выходит", "выходят")} ${nom(ids)}.`),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `Дольше всего ${agree(ids, "живёт", "живут")} ${nom(ids)}.`),
    ),
    forLayer("base", (ids) => `Всё это мягко ложится на ${acc(ids)}.`),
    forLayer("base", (ids) => `Напоследок от тепла кожи ${agree(ids, "просыпается", "просыпаются")} ${nom(ids)}.`),
    forLayer("base", (ids) => `Напоследок, без нажима, ${agree(ids, "вступает", "вступают")} ${nom(ids)}.`),
    forLayer("base", (ids) => `Там, где остальное умолкло, ещё ${agree(ids, "говорит", "говорят")} ${nom(ids)}.`),
    forLayer("base", (ids) => `Долгим эхом ${agree(ids, "отзывается", "отзываются")} ${nom(ids)}.`),
    forLayer("base", (ids) => `Дальше всех ${agree(ids, "провожает", "провожают")} вас ${nom(ids)}.`),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `В конце концов всё опирается на ${acc(ids)}.`),
    ),
  ],
  topToHeart: [
    forPyramid((first, then) => {
      const leave = agree(first, "уступает", "уступают");
      return `${nom(first)} ${leave} место, и вот уже ${agree(then, "звучит", "звучат")} ${nom(then)}.`;
    }),
    forPyramid((first, then) => {
      const end = agree(first, "кончается", "кончаются");
      return `Трудно сказать, где ${end} ${nom(first)}, а где уже ${agree(then, "начинается", "начинаются")} ${nom(then)}.`;
    }),
    forPyramid((first, then) => {
      return `Открывается всё ${ins(first)}, а чуть позже ${agree(then, "слышится", "слышатся")} ${nom(then)}.`;
    }),
    forPyramid((first, then) => `Сначала, из вежливости, ${nom(first)}; главное сказано следом: ${nom(then)}.`),
    forPyramid((first, then) => `Сначала — ${nom(first)}, потом, исподволь, — ${nom(then)}.`),
    forPyramid(
      (first, then) => `${nom(first)} ${agree(first, "открывает", "открывают")} дверь, а ${nom(then)} уже в комнате.`,
    ),
    forPyramid((first, then) => `Сразу вы встретите ${acc(first)}, чуть позже — ${acc(then)}.`),
    forPyramid((first, then) => {
      const run = `Легко ${agree(first, "пробегает", "пробегают")} ${nom(first)}`;
      return `${run}, а следом неспешно ${agree(then, "идёт", "идут")} ${nom(then)}.`;
    }),
    forPyramid((first, then) => `Несколько минут ${from(ins(first))}, потом несколько часов ${from(ins(then))}.`),
    forPyramid((first, then) => `За ${ins(first)} уже ${agree(then, "угадывается", "угадываются")} ${nom(then)}.`),
    forPyramid((first, then) => {
      const long = agree(then, "задерживается", "задерживаются");
      return `На минуту — ${nom(first)}; ${nom(then)} ${long} куда дольше.`;
    }),
    forPyramid((first, then) => {
      const deeper = agree(then, "звучит", "звучат");
      return `Откройте флакон, и вот ${nom(first)}; глубже, полным голосом, ${deeper} ${nom(then)}.`;
    }),
    forPyramid((first, then) => `Из ${gen(first)} понемногу ${agree(then, "вырастает", "вырастают")} ${nom(then)}.`),
    forPyramid((first, then) => {
      const greet = agree(first, "здоровается", "здороваются");
      return `${nom(first)} ${greet}, а ${nom(then)} ${agree(then, "остаётся", "остаются")} с вами надолго.`;
    }),
    forPyramid((first, then) => {
      const fade = agree(first, "стихает", "стихают");
      return `Когда ${fade} ${nom(first)}, слышнее ${agree(then, "становится", "становятся")} ${nom(then)}.`;
    }),
    forPyramid(
      (first, then) => `Сквозь ${acc(first)} понемногу ${agree(then, "проступает", "проступают")} ${nom(then)}.`,
    ),
    forPyramid((first, then) => {
      const call = agree(first, "окликает", "окликают");
      return `Сначала вас ${call} ${nom(first)}, потом ${agree(then, "удерживает", "удерживают")} ${nom(then)}.`;
    }),
    forPyramid((first, then) => `Первое впечатление — ${nom(first)}, второе, более верное, — ${nom(then)}.`),
  ],
  wholePyramid: [
    forPyramid((first, then, last) => `Сверху — ${nom(first)}, в сердце — ${nom(then)}, в основании — ${nom(last)}.`),
    forPyramid(
      (first, then, last) => `Аромат читается как одна фраза: ${nom(first)}, потом ${nom(then)}, потом ${nom(last)}.`,
    ),
    forPyramid((first, then, last) => {
      const stay = agree(last, "остаётся", "остаются");
      return `Сначала ${nom(first)}, следом ${nom(then)}, а надолго ${stay} ${nom(last)}.`;
    }),
    forPyramid(
      (first, then, last) => `В порядке появления: ${nom(first)}; затем ${nom(then)}; и до самого конца ${nom(last)}.`,
    ),
    forPyramid(
      (first, then, last) =>
        `Для приветствия — ${nom(first)}, для разговора — ${nom(then)}, для дороги домой — ${nom(last)}.`,
    ),
    forPyramid((first, then, last) => `На пороге — ${nom(first)}, в комнате — ${nom(then)}, в памяти — ${nom(last)}.`),
    forPyramid(
      (first, then, last) => `Первая страница — ${nom(first)}, средняя — ${nom(then)}, последняя — ${nom(last)}.`,
    ),
    forPyramid(
      (first, then, last) =>
        `Путь здесь лежит от ${gen(first)} через ${acc(then)} туда, где ${agree(last, "ждёт", "ждут")} ${nom(last)}.`,
    ),
    forPyramid((first, then, last) => `Вступление — ${nom(first)}, тема — ${nom(then)}, финал — ${nom(last)}.`),
    forPyramid(
      (first, then, last) =>
        `Обложка — ${nom(first)}, сам рассказ — ${nom(then)}, а то, что остаётся после чтения, — ${nom(last)}.`,
    ),
  ],
  baseFirst: [
    forLayer("base", (ids) => `Начал я снизу, ${from(gen(ids))}.`),
    forLayer("base", (ids) => `В основание я прежде всего положил ${acc(ids)}.`),
    forLayer("base", (ids) => `Строил я снизу вверх, и внизу теперь ${nom(ids)}.`),
    forLayer("base", (ids) => `Первым делом я вписал в формулу ${acc(ids)}.`),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `Начал я с того, на чём всё держится: ${from(gen(ids))}.`),
    ),
    forLayer("base", (ids) => `Я начал с того, чем всё кончается: ${from(gen(ids))}.`),
  ],
  heartNext: [
    forLayer("heart", (ids) => `Поверх ${agree(ids, "ложится", "ложатся")} ${nom(ids)}.`),
    forLayer("heart", (ids) => `Рядом я нашёл место для ${gen(ids)}.`),
    forLayer("heart", (ids) => `Чуть выше, ближе к свету, — ${nom(ids)}.`),
    forLayer("heart", (ids) => `Следом я добавил в сердце аромата ${acc(ids)}.`),
    forLayer("heart", (ids) => `Вторым сложилось сердце: ${nom(ids)}.`),
    forLayer("heart", (ids) => `Потом, не торопясь, я добавил ${acc(ids)}.`),
  ],
  topLast: [
    forLayer("top", (ids) => `А потом я открыл окно: ${nom(ids)}.`),
    forLayer("top", (ids) => `Начало я написал последним, и в нём ${nom(ids)}.`),
    unlessAt(
      "night",
      forLayer("top", (ids) => `И лишь тогда я впустил свет: ${acc(ids)}.`),
    ),
    forLayer("top", (ids) => `А для первой минуты я оставил ${acc(ids)}.`),
    ifWhole(
      ["top"],
      forLayer("top", (ids) => `То, что слышно первым, я написал последним: ${acc(ids)}.`),
    ),
    forLayer("top", (ids) => `И сверху, совсем немного, — ${nom(ids)}.`),
    forLayer("top", (ids) => `Последней, для самого начала, пришла очередь ${gen(ids)}.`),
    ifWhole(
      ["top"],
      forLayer("top", (ids) => `Последняя строка формулы звучит первой: ${nom(ids)}.`),
    ),
  ],
  closing: [
    forStrength("light", () => "Этот аромат — для тех, кто подойдёт совсем близко."),
    forStrength("light", () => "Этот аромат никогда не войдёт раньше вас."),
    forStrength("light", () => "Услышит этот аромат лишь тот, кто наклонится к вам."),
    forStrength("light", () => "Этот аромат останется между вами и вашим воротником."),
    forStrength("moderate", () => "Этот аромат составит вам компанию и ни разу не перебьёт."),
    forStrength("moderate", () => "Этот аромат заметят через стол, но не через улицу."),
    forStrength("moderate", () => "Слышен этот аромат примерно на расстоянии вытянутой руки."),
    forStrength("moderate", () => "Сидящий рядом заметит этот аромат, сидящий напротив — не сразу."),
    forStrength("strong", () => "За вами потянется шлейф; хватит одного нажатия."),
    forStrength("strong", () => "Вы уже ушли, а лестница ещё помнит этот аромат."),
    forStrength("strong", () => "Будьте скупы: этот аромат наполняет и комнату, и прихожую."),
    forStrength("strong", () => "Вас узнают по этому аромату раньше, чем увидят."),
    unlessSet(when(sceneGen, (where) => `Приберегите этот аромат для ${where}.`)),
    unlessSet(when(sceneNom, (where) => `Теперь этот аромат ваш; пусть у него будет ${where}.`)),
    () => "Наносите туда, где бьётся пульс.",
    () => "Судить об этом аромате я предоставляю вам.",
    () => "Этому аромату не хватает только вашей кожи.",
    () => "Пусть кто-нибудь другой скажет, как вам идёт этот аромат.",
    () => "Остальное аромат доскажет сам.",
    () => "Я откладываю перо; дальше пишете вы.",
    () => "Попробуйте этот аромат на запястье, а завтра — на рукаве.",
    () => "Пусть этот аромат застанет вас в хорошей компании.",
    () => "Оставьте немного на воротнике, на завтра.",
    () => "Хотел бы я знать, что вам напомнит этот аромат.",
    () => "Вас спросят, как называется этот аромат; можете не отвечать.",
    () => "Флакон мал, а поместилось в нём многое.",
    () => "Отныне этот аромат больше ваш, чем мой.",
    () => "Наденьте этот аромат хоть раз без всякого повода.",
    () => "Если вы улыбнётесь, я работал не зря.",
    () => "Возьмите этот аромат на прогулку: ветер ему к лицу.",
    () => "Этот аромат любит тёплые запястья и долгие разговоры.",
    ({ occasion }) => (occasion && occasion !== "casual" ? null : "Нанесите аромат и вернитесь к своей книге."),
    () => "На вашей коже эта формула перестанет быть моей.",
    () => "Завтра этот аромат скажет вам чуть больше, чем сегодня.",
    () => "Остальное — между вами и тем, кто сядет рядом.",
    () => "Запечатал я этот флакон неохотно.",
    () => "Дайте этому аромату полчаса, прежде чем судить.",
    () => "Берегите этот флакон от солнца и не берегите для праздников.",
    () => "Забудьте об этом аромате ненадолго: он напомнит о себе сам.",
    () => "Через неделю вы будете знать этот аромат лучше, чем я.",
    () => "Пусть первым этот аромат услышит тот, кому вы рады.",
    () => "Что будет дальше, решать уже не мне.",
    () => "Пробку я закрыл; открыть её предстоит вам.",
    () => "Поставьте этот флакон там, где увидите утром.",
  ],
};
