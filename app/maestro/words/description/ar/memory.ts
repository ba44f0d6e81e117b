import { memoryTemplates } from "../memory.ts";
import { agree, by, the } from "./grammar.ts";

export const arabicMemories = memoryTemplates({
  script: "arabic",
  poured: [
    (quote, ids) => `قلتم لي «${quote}»، فاخترتُ ${the(ids)}.`,
    (quote, ids) => `من أجل «${quote}» أضفتُ ${the(ids)}.`,
    (quote, ids) => `لأجل كلماتكم «${quote}» ${agree(ids, "حضر", "حضرت")} ${the(ids)} في القارورة.`,
    (quote, ids) => `في قولكم «${quote}» وجدتُ ${the(ids)}.`,
    (quote, ids) => `حين قرأتُ «${quote}» كتبتُ في ورقتي ${the(ids)}.`,
    (quote, ids) => `وصلني قولكم «${quote}»، فكان جوابي ${the(ids)}.`,
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
    (quote) => `قلتم «${quote}»، وستجدون هنا ما تعرفونه من غير دليل.`,
  ],
  present: [
    (quote, ids) => `قلتم لي «${quote}»، وستجدون هنا ${the(ids)}.`,
    (quote, ids) => `أعرف ${the(ids)} في قولكم «${quote}».`,
    (quote, ids) => `في هذا العطر التقت كلماتكم «${quote}» مع ${the(ids)}.`,
    (quote, ids) => `لكلماتكم «${quote}» هنا صدى: ${the(ids)}.`,
    (quote, ids) => `ابحثوا عن «${quote}» في ${the(ids)}.`,
    (quote, ids) => `حيث تقولون «${quote}» يقول العطر ${the(ids)}.`,
  ],
  inLayer: [
    (quote) => `قلتم لي «${quote}»، ولهذا العطر جواب عن ذلك.`,
    (quote) => `ابحثوا هنا عن «${quote}»، وستعرفون أين.`,
    (quote) => `كان على رفّي جواب عن قولكم «${quote}».`,
    (quote) => `ستلتقون في الطريق كلماتكم «${quote}».`,
  ],
  lacking: [
    (quote, ids) => `ليس في قواريري «${quote}»، وأقرب ما وجدتُ ${the(ids)}.`,
    (quote, ids) => `لا قارورة عندي فيها «${quote}»، فاستعنتُ ${by(ids)}.`,
    (quote, ids) => `لا ميزان يزن «${quote}»، لكنّي اقتربتُ ${by(ids)}.`,
    (quote, ids) => `أقرب ما على رفّي إلى «${quote}» ${the(ids)}.`,
  ],
  read: [
    (quote) => `قلتم لي «${quote}»، وبقي القول في بالي وأنا أعمل.`,
    (quote) => `بقي معي قولكم «${quote}» أطول من سواه.`,
    (quote) => `كانت كلماتكم «${quote}» إلى جانب الميزان وأنا أعمل.`,
    (quote) => `لم تغب كلماتكم «${quote}» عن بالي وأنا أزن.`,
    (quote) => `قلتم «${quote}»، فعملتُ على مهل كي لا يفوتني شيء.`,
    (quote) => `عدتُ إلى قولكم «${quote}» غير مرة وأنا أعمل.`,
    (quote) => `قولكم «${quote}» لكم وحدكم، وما أخذتُ منه إلا النبرة.`,
    (quote) => `قرأتُ «${quote}» ولم أبدأ في الحال.`,
    (quote) => `كتبتُ «${quote}» في أعلى الورقة قبل أن أبدأ.`,
    (quote) => `رجعتُ إلى قولكم «${quote}» أكثر من مرة.`,
  ],
  beyond: [
    (quote) => `من الأشياء ما لا تحمله قارورة، وقد قرأتُ «${quote}» على مهل.`,
    (quote) => `لم أحاول أن أضع «${quote}» في قارورة، لكنّ كلماتكم كانت أمام عيني.`,
  ],
  unnamed: ["قرأتُ ذكراكم مرتين قبل أن تمتدّ يدي إلى قارورة.", "كانت ذكراكم إلى جانب الميزان وأنا أعمل."],
});
