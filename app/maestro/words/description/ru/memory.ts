import { memoryTemplates } from "../memory.ts";
import { acc, agree, gen, ins, nom } from "./grammar.ts";

/** «слово» for a quote of one word, «слова» for a longer one. */
const count = (quote: string, one: string, several: string) => (/\s/.test(quote) ? several : one);

export const russianMemories = memoryTemplates({
  script: "cyrillic",
  poured: [
    (quote, ids) => `На ваше «${quote}» мой ответ — ${nom(ids)}.`,
    (quote, ids) => `Ради ${count(quote, "слова", "слов")} «${quote}» я выбрал ${acc(ids)}.`,
    (quote, ids) => `${count(quote, "Слово", "Слова")} «${quote}» — вот откуда во флаконе ${nom(ids)}.`,
    (quote, ids) => `На ${count(quote, "слово", "слова")} «${quote}» я ответил ${ins(ids)}.`,
    (quote, ids) => `Где у вас «${quote}», у меня в формуле ${nom(ids)}.`,
    (quote, ids) =>
      count(
        quote,
        `Вы доверили мне слово «${quote}»; я услышал в нём ${acc(ids)}.`,
        `Вы доверили мне слова «${quote}»; я услышал в них ${acc(ids)}.`,
      ),
    (quote, ids) => {
      const words = count(quote, "Вашему слову", "Вашим словам");
      return `${words} «${quote}» здесь ${agree(ids, "отвечает", "отвечают")} ${nom(ids)}.`;
    },
    (quote, ids) =>
      count(
        quote,
        `От вашего слова «${quote}» в этой формуле — ${nom(ids)}.`,
        `От ваших слов «${quote}» в этой формуле — ${nom(ids)}.`,
      ),
    (quote, ids) =>
      `Я дважды возвращался к ${count(quote, "слову", "словам")} «${quote}», прежде чем вписать ${acc(ids)}.`,
    (quote, ids) =>
      `Это ${count(quote, "ваше слово", "ваши слова")} «${quote}» ${count(quote, "привело", "привели")} сюда ${acc(ids)}.`,
  ],
  named: [
    (quote) =>
      `${count(quote, "Ваше слово", "Ваши слова")} «${quote}» ${count(quote, "вошло", "вошли")} в формулу напрямую.`,
    (quote) => `Путь к ${count(quote, "слову", "словам")} «${quote}» оказался коротким.`,
    (quote) => `Вы сказали «${quote}», и искать мне не пришлось.`,
    (quote) => `Дойдя до ${count(quote, "слова", "слов")} «${quote}», я знал, какой флакон открыть.`,
    (quote) => `Ваше «${quote}» вы узнаете здесь и без подсказки.`,
  ],
  present: [
    (quote, ids) => `Вы рассказали мне: «${quote}»; здесь вы найдёте ${acc(ids)}.`,
    (quote, ids) => `${count(quote, "В слове", "В словах")} «${quote}» я узнаю ${acc(ids)}.`,
    (quote, ids) => `Здесь «${quote}» звучит так: ${nom(ids)}.`,
    (quote, ids) =>
      `${count(quote, "Слову", "Словам")} «${quote}» в этом аромате ${agree(ids, "откликается", "откликаются")} ${nom(ids)}.`,
    (quote, ids) => `Вы сказали «${quote}», и аромат отвечает: ${nom(ids)}.`,
    (quote, ids) => `Вы сказали «${quote}», и рядом ${agree(ids, "отозвался запах", "отозвались запахи")} ${gen(ids)}.`,
  ],
  inLayer: [
    (quote) => `Вы сказали «${quote}», и у этого аромата есть ответ.`,
    (quote) => `Ваше «${quote}» здесь есть, и вы его узнаете.`,
    (quote) => `На ${count(quote, "слово", "слова")} «${quote}» у меня на полке нашёлся ответ.`,
    (quote) => `${count(quote, "Слово", "Слова")} «${quote}» вы ещё встретите по пути.`,
  ],
  lacking: [
    (quote, ids) =>
      count(
        quote,
        `Слово «${quote}» на весах не взвесить; рядом с ним я поставил ${acc(ids)}.`,
        `Слова «${quote}» на весах не взвесить; рядом с ними я поставил ${acc(ids)}.`,
      ),
    (quote, ids) =>
      `Ничто не повторит ${count(quote, "вашего слова", "ваших слов")} «${quote}»; ближе всего ${agree(ids, "подходит", "подходят")} ${nom(ids)}.`,
    (quote, ids) =>
      `К ${count(quote, "вашему слову", "вашим словам")} «${quote}» можно лишь приблизиться; ближе всего ${agree(ids, "оказался запах", "оказались запахи")} ${gen(ids)}.`,
    (quote, ids) =>
      `${count(quote, "Для слова", "Для слов")} «${quote}» у меня нет своего флакона; я взял ${acc(ids)}.`,
  ],
  read: [
    (quote) => `Вы сказали «${quote}»; я это запомнил.`,
    (quote) => `Дольше всего со мной ${count(quote, "оставалось слово", "оставались слова")} «${quote}».`,
    (quote) =>
      `${count(quote, "Ваше слово", "Ваши слова")} «${quote}» ${count(quote, "лежало", "лежали")} передо мной.`,
    (quote) => `Я помнил ${count(quote, "слово", "слова")} «${quote}» до последней строки.`,
    (quote) => `После ${count(quote, "слова", "слов")} «${quote}» я стал работать медленнее.`,
    (quote) => `Перед тем как закончить, я вернулся к ${count(quote, "слову", "словам")} «${quote}».`,
    (quote) =>
      count(
        quote,
        `Слово «${quote}» принадлежит только вам; я взял из него лишь настроение.`,
        `Слова «${quote}» принадлежат только вам; я взял из них лишь настроение.`,
      ),
    (quote) => `Над ${count(quote, "словом", "словами")} «${quote}» я долго молчал.`,
    (quote) => `${count(quote, "Ваше слово", "Ваши слова")} «${quote}» я оставляю как есть.`,
    (quote) => `К ${count(quote, "вашему слову", "вашим словам")} «${quote}» я возвращался не раз.`,
  ],
  beyond: [
    (quote) => `Есть то, чего не удержит ни один флакон; ${count(quote, "слово", "слова")} «${quote}» я оставляю вам.`,
    (quote) => `Вернуть прошлое я не обещаю, но ${count(quote, "слово", "слова")} «${quote}» я помнил всё это время.`,
  ],
  unnamed: [
    "Я дважды возвращался к вашему воспоминанию, прежде чем взяться за формулу.",
    "То, что вы рассказали, было со мной, пока я работал.",
  ],
});
