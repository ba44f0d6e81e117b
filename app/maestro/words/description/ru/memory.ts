import { russianMaterials } from "../../materials/ru.ts";
import { memoryTemplates } from "../memory.ts";
import { acc, agree, gen, ins, nom } from "./grammar.ts";

/** «слово» for a quote of one word, «слова» for a longer one. */
const count = (quote: string, one: string, several: string) => (/\s/.test(quote) ? several : one);

export const russianMemories = memoryTemplates({
  script: "cyrillic",
  nameOf: (id) => russianMaterials[id].cases[0],
  poured: [
    (quote, ids) => `Вы написали «${quote}», и я потянулся за ${ins(ids)}.`,
    (quote, ids) => `Ради ${count(quote, "слова", "слов")} «${quote}» я взял ${acc(ids)}.`,
    (quote, ids) => `${count(quote, "Слово", "Слова")} «${quote}» — вот откуда во флаконе ${nom(ids)}.`,
    (quote, ids) => `На «${quote}» я ответил ${ins(ids)}.`,
    (quote, ids) => `Где у вас написано «${quote}», у меня в формуле ${nom(ids)}.`,
    (quote, ids) => `Вы доверили мне «${quote}»; я возвращаю ${acc(ids)}.`,
    (quote, ids) => {
      const after = count(quote, "вашим словом", "вашими словами");
      return `Вслед за ${after} «${quote}» во флакон ${agree(ids, "входит", "входят")} ${nom(ids)}.`;
    },
    (quote, ids) => `Без ${count(quote, "вашего слова", "ваших слов")} «${quote}» здесь было бы меньше ${gen(ids)}.`,
    (quote, ids) => `Я дважды прочёл «${quote}», прежде чем взвесить ${acc(ids)}.`,
    (quote, ids) =>
      `Это ${count(quote, "ваше слово", "ваши слова")} «${quote}» ${count(quote, "привело", "привели")} сюда ${acc(ids)}.`,
  ],
  named: [
    (quote) =>
      `${count(quote, "Ваше слово", "Ваши слова")} «${quote}» ${count(quote, "вошло", "вошли")} в формулу как есть.`,
    (quote) => `«${quote}» — вы уже назвали, мне осталось взвесить.`,
    (quote) => `Вы написали «${quote}». Это на моей полке есть, и дальше я не искал.`,
    (quote) => `Дойдя до «${quote}», я знал, какой флакон открыть.`,
    (quote) => `То, о чём вы написали, «${quote}», здесь под своим именем.`,
  ],
  lacking: [
    (quote, ids) => `Флакона с надписью «${quote}» у меня нет; ближе всего к нему ${nom(ids)}.`,
    (quote, ids) => `Того, что вы назвали «${quote}», на моей полке нет; на его место я поставил ${acc(ids)}.`,
    (quote, ids) => `Я искал у себя «${quote}» и не нашёл; взял то, что ближе всего: ${acc(ids)}.`,
    (quote, ids) => `На граммы «${quote}» не отвесишь; ближе всего к этому ${nom(ids)}.`,
  ],
  read: [
    (quote) => `Вы написали «${quote}»; я этого не забыл.`,
    (quote) => `Дольше всего со мной ${count(quote, "оставалось слово", "оставались слова")} «${quote}».`,
    (quote) =>
      `${count(quote, "Ваше слово", "Ваши слова")} «${quote}» ${count(quote, "лежало", "лежали")} рядом с весами.`,
    (quote) => `Я помнил «${quote}», пока взвешивал.`,
    (quote) => `Есть то, чего не удержит ни один флакон; «${quote}» я прочёл бережно.`,
    (quote) =>
      `Я не обещаю вернуть вам «${quote}»; я лишь держал ${count(quote, "это слово", "эти слова")} перед глазами.`,
    (quote) => `Прочитав «${quote}», я стал работать медленнее.`,
    (quote) => `Перед тем как закончить, я перечитал «${quote}».`,
    (quote) =>
      count(
        quote,
        `Слово «${quote}» принадлежит только вам; я взял из него лишь настроение.`,
        `Слова «${quote}» принадлежат только вам; я взял из них лишь настроение.`,
      ),
    (quote) => `После ${count(quote, "слова", "слов")} «${quote}» я начал не сразу.`,
    (quote) => `Написанное вами «${quote}» я оставляю как есть.`,
    (quote) => `К ${count(quote, "вашему слову", "вашим словам")} «${quote}» я возвращался не раз.`,
  ],
});
