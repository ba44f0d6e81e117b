import { memoryTemplates } from "../memory.ts";
import { agree, by, the } from "./grammar.ts";

export const arabicMemories = memoryTemplates({
  script: "arabic",
  poured: [
    (quote, ids) => `قلتم لي «${quote}»، فمددتُ يدي إلى ${the(ids)}.`,
    (quote, ids) => `من أجل «${quote}» أضفتُ ${the(ids)}.`,
    (quote, ids) => `لأجل كلماتكم «${quote}» ${agree(ids, "حضر", "حضرت")} ${the(ids)} في القارورة.`,
    (quote, ids) => `في قولكم «${quote}» وجدتُ ${the(ids)}.`,
    (quote, ids) => `حين قرأتُ «${quote}» كتبتُ في ورقتي ${the(ids)}.`,
    (quote, ids) => `كتبتم لي «${quote}»، فكان جوابي ${the(ids)}.`,
    (quote, ids) => `${agree(ids, "حضر", "حضرت")} ${the(ids)} حين قرأتُ «${quote}».`,
    (quote, ids) => `زدتُ من ${the(ids)} لأنّكم قلتم «${quote}».`,
    (quote, ids) => `قرأتُ «${quote}» مرتين قبل أن أزن ${the(ids)}.`,
    (quote, ids) => `قولكم «${quote}» هو الذي قادني إلى ${the(ids)}.`,
  ],
  named: [
    (quote) => `كلماتكم «${quote}» صارت جزءًا من التركيبة.`,
    (quote) => `كان الطريق إلى «${quote}» قصيرًا.`,
    (quote) => `قلتم «${quote}»، فلم أبحث بعيدًا.`,
    (quote) => `حين بلغتُ «${quote}» عرفتُ أيّ قارورة أفتح.`,
    (quote) => `قلتم «${quote}»، وستعرفونه هنا من غير دليل.`,
  ],
  lacking: [
    (quote, ids) => `ليس عندي ما هو «${quote}» بعينه، وأقرب ما وجدتُ إليه ${the(ids)}.`,
    (quote, ids) => `لا قارورة عندي فيها «${quote}»، فاستعنتُ ${by(ids)}.`,
    (quote, ids) => `لا يُوزن «${quote}» بالميزان، لكنّي اقتربتُ منه ${by(ids)}.`,
    (quote, ids) => `أقرب ما على رفّي إلى «${quote}» ${the(ids)}.`,
  ],
  read: [
    (quote) => `قلتم لي «${quote}»، وما نسيتُ ذلك.`,
    (quote) => `بقي معي قولكم «${quote}» أطول من سواه.`,
    (quote) => `كانت كلماتكم «${quote}» إلى جانب الميزان وأنا أعمل.`,
    (quote) => `لم يغب عن بالي «${quote}» وأنا أزن.`,
    (quote) => `هكذا قلتم: «${quote}»، فأبطأتُ في العمل.`,
    (quote) => `قبل أن أنتهي عدتُ فقرأتُ «${quote}».`,
    (quote) => `قولكم «${quote}» لكم وحدكم، وما أخذتُ منه إلا النبرة.`,
    (quote) => `قرأتُ «${quote}» ولم أبدأ في الحال.`,
    (quote) => `كتبتُ «${quote}» في أعلى الورقة قبل أن أبدأ.`,
    (quote) => `رجعتُ إلى قولكم «${quote}» أكثر من مرة.`,
  ],
  beyond: [
    (quote) => `من الأشياء ما لا تحمله قارورة، وقد قرأتُ «${quote}» على مهل.`,
    (quote) => `لم أحاول أن أضع «${quote}» في قارورة، لكنّه كان أمام عيني.`,
  ],
  unnamed: ["قرأتُ ذكراكم مرتين قبل أن تمتدّ يدي إلى قارورة.", "كانت ذكراكم إلى جانب الميزان وأنا أعمل."],
});
