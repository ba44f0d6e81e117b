import { memoryTemplates } from "../memory.ts";
import { agree, by, the } from "./grammar.ts";

export const arabicMemories = memoryTemplates({
  script: "arabic",
  poured: [
    (quote, ids) => `كتبتم لي «${quote}»، فمددتُ يدي إلى ${the(ids)}.`,
    (quote, ids) => `من أجل «${quote}» سكبتُ ${the(ids)}.`,
    (quote, ids) => `لأجل كلماتكم «${quote}» ${agree(ids, "حضر", "حضرت")} ${the(ids)} في القارورة.`,
    (quote, ids) => `أجبتُ عن «${quote}» ${by(ids)}.`,
    (quote, ids) => `حيث كتبتم «${quote}» كتبتُ في ورقتي ${the(ids)}.`,
    (quote, ids) => `ائتمنتموني على «${quote}»، وهذا جوابي: ${the(ids)}.`,
    (quote, ids) => `${agree(ids, "حلّ", "حلّت")} ${the(ids)} مع كلماتكم «${quote}».`,
    (quote, ids) => `لولا قولكم «${quote}» ${agree(ids, "لقلّ", "لقلّت")} هنا ${the(ids)}.`,
    (quote, ids) => `قرأتُ «${quote}» مرتين قبل أن أزن ${the(ids)}.`,
    (quote, ids) => `كلماتكم «${quote}» هي التي طلبت ${the(ids)}.`,
  ],
  lacking: [
    (quote, ids) => `ليست عندي قارورة فيها «${quote}»، فاستعنتُ ${by(ids)}.`,
    (quote, ids) => `لا شيء على رفّي هو «${quote}» نفسه، فوضعتُ مكانه ${the(ids)}.`,
    (quote, ids) => `بحثتُ عن «${quote}» فلم أجده عندي، فأخذتُ ${the(ids)}.`,
    (quote, ids) => `لا يُباع «${quote}» بالغرام، فاقتربتُ منه ${by(ids)}.`,
  ],
  read: [
    (quote) => `كتبتم لي «${quote}»، وما نسيتُ ذلك.`,
    (quote) => `من كل ما رويتموه لي بقي معي «${quote}» أطول من سواه.`,
    (quote) => `كانت كلماتكم «${quote}» إلى جانب الميزان وأنا أعمل.`,
    (quote) => `لم يغب عن بالي «${quote}» وأنا أزن.`,
    (quote) => `من الأشياء ما لا تحمله قارورة، وقد قرأتُ «${quote}» على مهل.`,
    (quote) => `لا أعد بأن أعيد «${quote}»، لكنّه كان أمام عيني.`,
    (quote) => `هكذا كتبتم: «${quote}»، فأبطأتُ في العمل.`,
    (quote) => `بين تجربتين عدتُ فقرأتُ «${quote}».`,
    (quote) => `قولكم «${quote}» لكم وحدكم، وما أخذتُ منه إلا النبرة.`,
    (quote) => `قرأتُ «${quote}» ولم أبدأ في الحال.`,
    (quote) => `ما كتبتموه لي، «${quote}»، أتركه كما هو.`,
    (quote) => `رجعتُ إلى قولكم «${quote}» أكثر من مرة.`,
  ],
});
