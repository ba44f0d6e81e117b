import { joinWith } from "../lists.ts";
import { type MemorySentences, memoryTemplates, type WithoutSentences, withoutTemplates } from "../memory.ts";
import { acc, agree, gen, ins, nom } from "./grammar.ts";

/** «слово» for a quote of one word, «слова» for a longer one. */
const count = (quote: string, one: string, several: string) => (/\s/.test(quote) ? several : one);

/** The same in its cases, with the quote behind it; the nominative is the accusative too. */
const word = (quote: string) => `${count(quote, "слово", "слова")} «${quote}»`;
const ofWord = (quote: string) => `${count(quote, "слова", "слов")} «${quote}»`;
const toWord = (quote: string) => `${count(quote, "слову", "словам")} «${quote}»`;
const byWord = (quote: string) => `${count(quote, "словом", "словами")} «${quote}»`;
const inWord = (quote: string) => `${count(quote, "слове", "словах")} «${quote}»`;

const sentences: MemorySentences = {
  script: "cyrillic",
  poured: [
    (quote, ids) => `${word(quote)} ${count(quote, "подсказало", "подсказали")} мне ${acc(ids)}.`,
    (quote, ids) => `Ради ${ofWord(quote)} я выбрал ${acc(ids)}.`,
    (quote, ids) => `${word(quote)} — вот откуда во флаконе ${nom(ids)}.`,
    (quote, ids) => `Прочитав «${quote}», я снял с полки ${acc(ids)}.`,
    (quote, ids) => `Я прочёл «${quote}» и сразу взял ${acc(ids)}.`,
    (quote, ids) => `Вы доверили мне ${word(quote)}; я услышал в ${count(quote, "нём", "них")} ${acc(ids)}.`,
    (quote, ids) =>
      `${count(quote, "вашему", "вашим")} ${toWord(quote)} здесь ${agree(ids, "отвечает", "отвечают")} ${nom(ids)}.`,
    (quote, ids) => `Со ${byWord(quote)} в этот аромат ${agree(ids, "входит", "входят")} ${nom(ids)}.`,
    (quote, ids) => `Я дважды возвращался к ${toWord(quote)}, прежде чем вписать ${acc(ids)}.`,
    (quote, ids) =>
      `Это ${count(quote, "ваше", "ваши")} ${word(quote)} ${count(quote, "привело", "привели")} сюда ${acc(ids)}.`,
    (quote, ids) => `Для меня ${word(quote)} ${count(quote, "пахнет", "пахнут")} ${ins(ids)}.`,
    (quote, ids) => `${word(quote)} я прочёл так: ${nom(ids)}.`,
    (quote, ids) => `Я искал, чем ответить на ${word(quote)}, и нашёл ${acc(ids)}.`,
    (quote, ids) => `Чтобы не потерять ${word(quote)}, я вписал в формулу ${acc(ids)}.`,
  ],
  named: [
    (quote) => `Вы сказали «${quote}», и искать мне не пришлось.`,
    (quote) => `За ${byWord(quote)} далеко идти не пришлось.`,
    (quote) => `Ради ${ofWord(quote)} я и взялся за перо.`,
    (quote) => `Дойдя до ${ofWord(quote)}, я уже знал, какой флакон открыть.`,
    (quote) => `${word(quote)} вы узнаете здесь без подсказки.`,
    (quote) => `Вокруг ${ofWord(quote)} и написано всё остальное.`,
    (quote) => `О ${inWord(quote)} я не стал рассуждать, я просто открыл нужный флакон.`,
    (quote) => `Переводить ${word(quote)} на язык запахов не пришлось.`,
    (quote) => `Начав со ${ofWord(quote)}, я уже не сбивался с пути.`,
    (quote) => `Повторите про себя «${quote}», когда откроете флакон.`,
    (quote) => `Вы доверили мне ${word(quote)}, и ${count(quote, "оно", "они")} здесь, на своём месте.`,
    (quote) => `${word(quote)} я оставил как есть: ${count(quote, "оно пахнет и само", "они пахнут и сами")}.`,
  ],
  inLayer: [
    (quote) => `Вы сказали «${quote}», и у этого аромата есть ответ.`,
    (quote) => `${word(quote)} здесь ${count(quote, "звучит, и вы его", "звучат, и вы их")} узнаете.`,
    (quote) => `На ${word(quote)} аромат откликнулся раньше, чем я.`,
    (quote) => `То, что вы назвали ${byWord(quote)}, ждёт вас впереди.`,
    (quote) => `${word(quote)} ${count(quote, "вплетено", "вплетены")} в этот аромат; потянуть за нить я оставляю вам.`,
    (quote) => `Держите в памяти ${word(quote)}: скоро ${count(quote, "оно прозвучит", "они прозвучат")}.`,
  ],
  besides: [
    (quote, ids) => `К ${toWord(quote)} ${agree(ids, "просится", "просятся")} и ${nom(ids)}.`,
    (quote, ids) =>
      `В ${inWord(quote)} часть узнаётся сразу; об остальном ${agree(ids, "напомнит", "напомнят")} ${nom(ids)}.`,
    (quote, ids) => `Следом за ${byWord(quote)} в формулу ${agree(ids, "просится", "просятся")} и ${nom(ids)}.`,
    (quote, ids) => `${word(quote)} я вписал без правки, и рядом ${agree(ids, "встаёт", "встают")} ${nom(ids)}.`,
    (quote, ids) => `Вы узнаете здесь ${word(quote)}, а следом услышите и ${acc(ids)}.`,
    (quote, ids) => `Где ${word(quote)}, там, по-моему, ${agree(ids, "нужен и запах", "нужны и запахи")} ${gen(ids)}.`,
  ],
  mixed: [
    (quote, ids, near) => {
      const beside = `${nom(near)} ${agree(near, "договаривает", "договаривают")} остальное`;
      return `${toWord(quote)} ${agree(ids, "отвечает", "отвечают")} ${nom(ids)}; ${beside}.`;
    },
    (quote, ids, near) => `В ${inWord(quote)} я услышал ${acc(ids)}, а чтобы досказать их, взял ${acc(near)}.`,
    (quote, ids, near) => `Прямая дорога к ${toWord(quote)} — ${nom(ids)}, окольная — ${nom(near)}.`,
    (quote, ids, near) => `${word(quote)} я пересказал, как умел: прежде всего ${nom(ids)}, рядом — ${nom(near)}.`,
    (quote, ids, near) => `Вы сказали «${quote}»; я ответил ${ins(ids)}, а где слов не хватило, ${ins(near)}.`,
    (quote, ids, near) =>
      `О ${inWord(quote)} вам ${agree(ids, "расскажет", "расскажут")} ${nom(ids)}, а чуть издали — ${nom(near)}.`,
  ],
  rest: [
    (quote, near) => `К ${toWord(quote)} я прибавил ${acc(near)}, и рассказ сложился.`,
    (quote, near) =>
      `Чтобы ${word(quote)} ${count(quote, "зазвучало", "зазвучали")} здесь до конца, мне недоставало малого; я взял ${acc(near)}.`,
    (quote, near) =>
      `${word(quote)} я перевёл почти дословно; где запаха не нашлось, ${agree(near, "стоит", "стоят")} ${nom(near)}.`,
    (quote, near) =>
      `К ${toWord(quote)} я подошёл так близко, как мог; дальше ${agree(near, "ведёт", "ведут")} ${nom(near)}.`,
    (quote, near) => `Недосказанное в ${inWord(quote)} ${agree(near, "договаривает", "договаривают")} ${nom(near)}.`,
    (quote, near) => `${word(quote)} вы узнаете с полуслова, а ${agree(near, "поможет", "помогут")} вам ${nom(near)}.`,
    (quote, near) =>
      `Вы сказали «${quote}»; там, где запах ускользает, на помощь ${agree(near, "приходит", "приходят")} ${nom(near)}.`,
    (quote, near) => `Рядом со ${byWord(quote)} я поставил ${acc(near)}: так рассказ полнее.`,
  ],
  lacking: { dates: "о финиках" },
  mixedFor: [
    (quote, ids, near, thing) =>
      `${toWord(quote)} ${agree(ids, "отвечает", "отвечают")} ${nom(ids)}, а ${thing} ${agree(near, "напоминает", "напоминают")} ${nom(near)}.`,
    (quote, ids, near, thing) =>
      `В ${inWord(quote)} я услышал ${acc(ids)}, а чтобы напомнить ${thing}, взял ${acc(near)}.`,
    (quote, ids, near, thing) =>
      `Вы сказали «${quote}»; здесь ${nom(ids)}, а ${thing} ${agree(near, "говорит", "говорят")} ${nom(near)}.`,
    (quote, ids, near, thing) =>
      `Для ${ofWord(quote)} я взял ${acc(ids)}, а ${thing} ${agree(near, "пусть напомнит", "пусть напомнят")} ${nom(near)}.`,
  ],
  restFor: [
    (quote, near, _, thing) =>
      `${word(quote)} вы узнаете сами, а ${thing} ${agree(near, "напомнит", "напомнят")} ${nom(near)}.`,
    (quote, near, _, thing) =>
      `Вы сказали «${quote}»; ${thing} здесь ${agree(near, "рассказывает", "рассказывают")} ${nom(near)}.`,
    (quote, near, _, thing) =>
      `Из ${ofWord(quote)} перевода потребовало одно: ${thing} здесь ${agree(near, "говорит", "говорят")} ${nom(near)}.`,
    (quote, near, _, thing) => `К ${toWord(quote)} я прибавил ${acc(near)}, чтобы напомнить ${thing}.`,
  ],
  partly: [
    (quote, ids) => `В ${inWord(quote)} я услышал ${acc(ids)}; об остальном знаете только вы.`,
    (quote, ids) =>
      `Из ${ofWord(quote)} во флакон ${agree(ids, "просится", "просятся")} ${nom(ids)}; остальное вы помните и без меня.`,
    (quote, ids) =>
      `${toWord(quote)} здесь ${agree(ids, "вторит", "вторят")} ${nom(ids)}; тишину между ними я оставил вам.`,
    (quote, ids) => `${word(quote)} я начал пересказывать ${ins(ids)}; досказать можете только вы.`,
    (quote, ids) => `Вы сказали «${quote}»; ${nom(ids)} — это мой ответ, а продолжение за вами.`,
    (quote, ids) =>
      `На ${word(quote)} ${agree(ids, "откликается", "откликаются")} ${nom(ids)}; прочее пусть дорисует память.`,
  ],
  partlyNear: [
    (quote, ids) =>
      `${toWord(quote)} отчасти ${agree(ids, "отвечает", "отвечают")} ${nom(ids)}; остальное знаете только вы.`,
    (quote, ids) => `Часть ${ofWord(quote)} я пересказал ${ins(ids)}, остальное оставил вам.`,
    (quote, ids) => `Вы сказали «${quote}»; ${nom(ids)} — это половина ответа, вторая половина за вами.`,
    (quote, ids) =>
      `О чём-то в ${inWord(quote)} ${agree(ids, "напомнит", "напомнят")} ${nom(ids)}; остальное вы помните и без меня.`,
    (quote, ids) => `Ради ${ofWord(quote)} я взял ${acc(ids)} и остановился там, где начинается ваша память.`,
    (quote, ids) =>
      `На полпути к ${toWord(quote)} вас ${agree(ids, "встретит", "встретят")} ${nom(ids)}; дальше дорогу знаете вы.`,
  ],
  partlyNamed: [
    (quote) => `${word(quote)} здесь ${count(quote, "сказано", "сказаны")} не до конца; договорите вы.`,
    (quote) => `Я писал так, чтобы ${word(quote)} было легко вспомнить.`,
    (quote) => `Вдохните и произнесите «${quote}»: то, чего нет во флаконе, придёт само.`,
    (quote) => `Что мог, я взял из ${ofWord(quote)}; остальное вы помните лучше меня.`,
    (quote) => `К ${toWord(quote)} этот аромат проводит вас почти до самого порога.`,
    (quote) => `В чём-то запахом, в чём-то воспоминанием, но ${word(quote)} здесь с вами.`,
  ],
  refused: [
    (quote) => `Вы написали «${quote}», и тот флакон остался закрытым.`,
    (quote) => `«${quote}» я прочитал раньше всего и задвинул один ящик, прежде чем открыть другой.`,
    (quote) => `Аромат состоит и из того, чего в нём нет; вы сказали «${quote}», и я услышал.`,
    (quote) => `Вы сказали «${quote}», и я не спорил.`,
    (quote) => `Я поверил словам «${quote}» и оставил ту полку другим.`,
    (quote) => `Первой строкой у меня записано «${quote}», и от неё я не отступил.`,
  ],
  nearest: [
    (quote, ids) => `К ${toWord(quote)} отсюда ${agree(ids, "ведёт", "ведут")} ${nom(ids)}.`,
    (quote, ids) => `Скажите про себя «${quote}» и вдохните: ${agree(ids, "отзовётся", "отзовутся")} ${nom(ids)}.`,
    (quote, ids) => `${word(quote)} я пересказал по-своему, ${ins(ids)}.`,
    (quote, ids) => `Я долго искал запах для ${ofWord(quote)}; ближе всего ${nom(ids)}.`,
    (quote, ids) => `О ${inWord(quote)} здесь ${agree(ids, "напоминает", "напоминают")} ${nom(ids)}.`,
    (quote, ids) => `Для ${ofWord(quote)} я взял самое близкое, что знаю: ${acc(ids)}.`,
    (quote, ids) => `Слушайте ${acc(ids)}: так я понял ${word(quote)}.`,
    (quote, ids) => `Чтобы дотянуться до ${ofWord(quote)}, я взял ${acc(ids)}.`,
  ],
  read: [
    (quote) => `${word(quote)} ${count(quote, "задало", "задали")} тон ещё до первой ноты.`,
    (quote) => `Дольше всего со мной ${count(quote, "оставалось", "оставались")} ${word(quote)}.`,
    (quote) => `${word(quote)} я выписал на отдельный лист и держал перед собой.`,
    (quote) => `Я помнил ${word(quote)} до последней строки.`,
    (quote) => `После ${ofWord(quote)} я стал работать медленнее.`,
    (quote) => `Я писал под ${word(quote)}, как пишут под музыку.`,
    (quote) => `Я перечитывал ${word(quote)} всякий раз, когда сомневался.`,
    (quote) => `Над ${byWord(quote)} я долго молчал.`,
    (quote) => `За ${byWord(quote)} я угадывал целую историю и ступал осторожно.`,
    (quote) => `${word(quote)} я повторял про себя, отмеряя каждую каплю.`,
    (quote) => `Из ${ofWord(quote)} я взял настроение; сама история остаётся вашей.`,
    (quote) => `Для ${ofWord(quote)} я оставил в этом аромате немного тишины.`,
  ],
  beyond: [
    (quote) => `Есть то, чего не удержит ни один флакон; ${word(quote)} я оставляю вам.`,
    (quote) => `Вернуть прошлое я не обещаю, но ${word(quote)} я помнил всё это время.`,
  ],
  unnamed: [
    [
      "Я дважды возвращался к вашему воспоминанию, прежде чем взяться за формулу.",
      "Ваши слова лежали передо мной от первого грамма до последнего.",
      "О таком не спрашивают; вы рассказали сами, и я обошёлся с этим бережно.",
      "Дочитав то, что вы написали, я стал работать медленнее.",
    ],
    [
      "То, что вы рассказали, было со мной, пока я работал.",
      "Прежде чем закончить, я перечитал всё, что вы мне доверили.",
      "Страница с вашими словами так и осталась открытой на столе.",
      "За работой я не раз вспоминал то, о чём вы написали.",
    ],
  ],
  unwanted: [
    [
      "Вы сказали, чего не хотите; с этого я и начал.",
      "Первым делом я прочитал, чего вы не хотите, и задвинул этот ящик.",
      "Аромат состоит и из того, чего в нём нет; вы мне об этом напомнили, и я услышал.",
    ],
    [
      "То, от чего вы отказались, осталось на полке.",
      "Один флакон так и остался закрытым, как вы и хотели.",
      "Вы написали, без чего обойдётесь; обошёлся и я.",
    ],
  ],
};

/** The sentences about what was left out: the names stand in the nominative. */
const leftOut: WithoutSentences = {
  language: "ru",
  rest: "всё остальное из вашего списка",
  hard: [
    (names) =>
      `Вот что я оставил в стороне: ${joinWith("и", names)}; и всё же прочитайте состав, прежде чем носить этот аромат.`,
    (names) =>
      `Вот что осталось за порогом: ${joinWith("и", names)}; и всё-таки прочитайте состав на коробке до первой капли.`,
  ],
  disliked: [
    (names) => `На полке, как вы и хотели, осталось вот что: ${joinWith("и", names)}.`,
    (names) => `Вот без чего вы решили обойтись: ${joinWith("и", names)}; обошёлся и я.`,
  ],
};

export const russianMemories = memoryTemplates(sentences);
export const russianWithout = withoutTemplates(leftOut);
