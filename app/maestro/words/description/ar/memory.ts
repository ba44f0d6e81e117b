import { memoryTemplates } from "../memory.ts";
import { agree, by, the } from "./grammar.ts";

export const arabicMemories = memoryTemplates({
  script: "arabic",
  poured: [
    (quote, ids) => `كتبت لي «${quote}»، فمددتُ يدي إلى ${the(ids)}.`,
    (quote, ids) => `من أجل «${quote}» سكبتُ ${the(ids)}.`,
    (quote, ids) => `لأجل كلماتك «${quote}» ${agree(ids, "حضر", "حضرت")} ${the(ids)} في القارورة.`,
    (quote, ids) => `أجبتُ عن «${quote}» ${by(ids)}.`,
    (quote, ids) => `حيث كتبت «${quote}» كتبتُ في ورقتي ${the(ids)}.`,
    (quote, ids) => `ائتمنتني على «${quote}»، وهذا جوابي: ${the(ids)}.`,
    (quote, ids) => `${agree(ids, "دخل", "دخلت")} ${the(ids)} مع كلماتك «${quote}».`,
    (quote, ids) => `لولا قولك «${quote}» لقلّ هنا ${the(ids)}.`,
    (quote, ids) => `قرأتُ «${quote}» مرتين قبل أن أزن ${the(ids)}.`,
    (quote, ids) => `كلماتك «${quote}» هي التي طلبت ${the(ids)}.`,
  ],
  lacking: [
    (quote, ids) => `ليس عندي قارورة فيها «${quote}»، وأقرب ما على رفّي ${the(ids)}.`,
    (quote, ids) => `لا شيء على رفّي هو «${quote}» نفسه، فوضعتُ مكانه ${the(ids)}.`,
    (quote, ids) => `بحثتُ عن «${quote}» فلم أجده عندي، فأخذتُ ${the(ids)}.`,
    (quote, ids) => `لا يُباع «${quote}» بالغرام، فاقتربتُ منه ${by(ids)}.`,
  ],
  read: [
    (quote) => `كتبت لي «${quote}»، وما نسيتُ ذلك.`,
    (quote) => `من كلّ ما رويته لي بقي معي «${quote}» أطول من سواه.`,
    (quote) => `كانت كلماتك «${quote}» إلى جانب الميزان وأنا أعمل.`,
    (quote) => `لم يغب عن بالي «${quote}» وأنا أزن.`,
    (quote) => `من الأشياء ما لا تحمله قارورة، وقد قرأتُ «${quote}» على مهل.`,
    (quote) => `لا أعدك بأن أعيد إليك «${quote}»، لكنّه كان أمام عيني.`,
    (quote) => `هكذا كتبت: «${quote}»، فأبطأتُ في العمل بعدها.`,
    (quote) => `بين تجربتين عدتُ فقرأتُ «${quote}».`,
    (quote) => `قولك «${quote}» لك وحدك، وما أخذتُ منه إلا الإيقاع.`,
    (quote) => `قرأتُ «${quote}» ولم أبدأ في الحال.`,
    (quote) => `ما كتبته لي، «${quote}»، أتركه كما هو.`,
    (quote) => `رجعتُ إلى قولك «${quote}» أكثر من مرة.`,
  ],
});
