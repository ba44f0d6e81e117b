import { memoryTemplates } from "../memory.ts";
import { acc, agree, gen, ins, nom } from "./grammar.ts";

/** «слово» for a quote of one word, «слова» for a longer one. */
const count = (quote: string, one: string, several: string) => (/\s/.test(quote) ? several : one);

export const russianMemories = memoryTemplates({
  script: "cyrillic",
  poured: [
    (quote, ids) => `Вы написали «${quote}», и я потянулся за ${ins(ids)}.`,
    (quote, ids) => `Ради ${count(quote, "слова", "слов")} «${quote}» я выбрал ${acc(ids)}.`,
    (quote, ids) => `${count(quote, "Слово", "Слова")} «${quote}» — вот откуда во флаконе ${nom(ids)}.`,
    (quote, ids) => `На ${count(quote, "слово", "слова")} «${quote}» я ответил ${ins(ids)}.`,
    (quote, ids) => `Где у вас написано «${quote}», у меня в формуле ${nom(ids)}.`,
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
        `Ваше слово «${quote}» прибавило этой формуле ${gen(ids)}.`,
        `Ваши слова «${quote}» прибавили этой формуле ${gen(ids)}.`,
      ),
    (quote, ids) => `Я дважды прочёл ${count(quote, "слово", "слова")} «${quote}», прежде чем взвесить ${acc(ids)}.`,
    (quote, ids) =>
      `Это ${count(quote, "ваше слово", "ваши слова")} «${quote}» ${count(quote, "привело", "привели")} сюда ${acc(ids)}.`,
  ],
  named: [
    (quote) =>
      `${count(quote, "Ваше слово", "Ваши слова")} «${quote}» ${count(quote, "вошло", "вошли")} в формулу напрямую.`,
    (quote) => `Путь к ${count(quote, "слову", "словам")} «${quote}» оказался коротким.`,
    (quote) => `Вы написали «${quote}», и это первое, за чем я потянулся.`,
    (quote) => `Дойдя до ${count(quote, "слова", "слов")} «${quote}», я знал, какой флакон открыть.`,
    (quote) => `Вы написали «${quote}»; вы узнаете это и без подсказки.`,
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
    (quote) => `Вы написали «${quote}»; я это запомнил.`,
    (quote) => `Дольше всего со мной ${count(quote, "оставалось слово", "оставались слова")} «${quote}».`,
    (quote) =>
      `${count(quote, "Ваше слово", "Ваши слова")} «${quote}» ${count(quote, "лежало", "лежали")} рядом с весами.`,
    (quote) => `Я помнил ${count(quote, "слово", "слова")} «${quote}», пока взвешивал.`,
    (quote) => `Прочитав ${count(quote, "слово", "слова")} «${quote}», я стал работать медленнее.`,
    (quote) => `Перед тем как закончить, я перечитал ${count(quote, "слово", "слова")} «${quote}».`,
    (quote) =>
      count(
        quote,
        `Слово «${quote}» принадлежит только вам; я взял из него лишь настроение.`,
        `Слова «${quote}» принадлежат только вам; я взял из них лишь настроение.`,
      ),
    (quote) => `После ${count(quote, "слова", "слов")} «${quote}» я начал не сразу.`,
    (quote) => `${count(quote, "Ваше слово", "Ваши слова")} «${quote}» я оставляю как есть.`,
    (quote) => `К ${count(quote, "вашему слову", "вашим словам")} «${quote}» я возвращался не раз.`,
  ],
  beyond: [
    (quote) =>
      `Есть то, чего не удержит ни один флакон; ${count(quote, "слово", "слова")} «${quote}» я прочёл бережно.`,
    (quote) => `Вернуть прошлое я не обещаю; ${count(quote, "слово", "слова")} «${quote}» я лишь держал перед глазами.`,
  ],
  unnamed: [
    "Я дважды прочёл ваше воспоминание, прежде чем взяться за флаконы.",
    "Написанное вами лежало у весов, пока я работал.",
  ],
});
