import { fold, scriptOf } from "./spelling.ts";

/** Words, folded, by which people greet, thank, ask and leave the choice to others. */
const courtesy: ReadonlySet<string> = new Set(
  `hi hello hey hiya dear good morning afternoon evening day thank thanks thankyou thx ty cheers please pls plz kindly
  regards sincerely yours bye goodbye welcome ok okay yes no sorry idk surprise me you i my so very much a lot in advance
  whatever anything is fine up to dont know no idea want would like love hope
  bonjour bonsoir salut coucou merci beaucoup bcp mille svp stp s il te vous plait cordialement bonne journee soiree
  au revoir d avance oui non surprenez surprends moi comme voulez veux peu importe je ne sais pas aucune idee jsp bof j aimerais voudrais aime souhaite
  привет здравствуйте здравствуй добрый доброе доброго день утро вечер дня спасибо спс большое огромное заранее
  пожалуйста пож до свидания с уважением да нет удивите удиви меня сюрприз на ваш вкус усмотрение все равно не знаю хз
  как хотите благодарю вас хочу хочется хотел хотела бы люблю прошу мечтаю
  شكرا جزيلا مرحبا مرحبتين اهلا وسهلا هلا السلام سلام عليكم ورحمه الله وبركاته صباح الخير مساء النور من فضلك فضلكم
  لو سمحت سمحتم رجاء تحياتي نعم لا يعطيك العافيه فاجءني فاجئني فاجئوني مدري ما ادري لا اعرف علي ذوقك ذوقكم مشكور مشكورين اريد ابي ابغي ابغا بدي عايز عاوز عايزه عاوزه احب بحب اتمني
  salam marhaba ahlan choukran chokran shukran`.split(/\s+/u),
);

/** Whether a phrase is only courteous: there is nothing to understand in it. */
export function isCourtesy(phrase: string): boolean {
  const words = phrase.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.length > 0 && words.every((word) => courtesy.has(fold(word, scriptOf(word))));
}
