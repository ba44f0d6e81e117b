import type { LayerTemplates } from "../phrasebook.ts";
import { atTheEnd, forLayer, forPyramid, forStrength, ifWhole } from "../templates.ts";
import { agree, by, the, to } from "./grammar.ts";

export const arabicLayers: LayerTemplates = {
  top: [
    forLayer("top", (ids) => `في البداية ${the(ids)}، كومضة ضوء.`),
    forLayer("top", (ids) => `في الدقائق الأولى ${the(ids)}، وكثير من الخفّة.`),
    forLayer("top", (ids) => `يبدأ العطر ${by(ids)}، ثم يهدأ.`),
    forLayer("top", (ids) => `عند الباب ${agree(ids, "يستقبلكم", "تستقبلكم")} ${the(ids)}.`),
    forLayer("top", (ids) => `أولًا ${the(ids)}: تحية لا أكثر.`),
    forLayer("top", (ids) => `تركتُ الكلمة الأولى ${to(ids)}، وهي قصيرة.`),
  ],
  heart: [
    forLayer("heart", (ids) => `وفي القلب ${the(ids)}.`),
    forLayer("heart", (ids) => `ثم ينفتح القلب رويدًا على ${the(ids)}.`),
    forLayer("heart", (ids) => `بعد ربع ساعة يحين دور ${the(ids)}.`),
    ifWhole(
      ["heart"],
      forLayer("heart", (ids) => `القلب ${to(ids)}، وفيه متّسع.`),
    ),
    forLayer("heart", (ids) => `وبعد قليل يصير الحديث ${to(ids)}.`),
    forLayer("heart", (ids) => `بعد نصف ساعة ${agree(ids, "يظهر", "تظهر")} ${the(ids)}، كأنّ الكلام بدأ الآن.`),
    forLayer("heart", (ids) => `وبعد ذلك ${the(ids)}، والخطوة أبطأ.`),
    forLayer("heart", (ids) => `وفي الوسط ${agree(ids, "يقيم", "تقيم")} ${the(ids)}.`),
  ],
  base: [
    forLayer("base", (ids) => `وأقرب ما يبقى إلى البشرة ${the(ids)}.`),
    forLayer("base", (ids) => `وعلى ${the(ids)} يعتدل الميزان.`),
    forLayer("base", (ids, { timeOfDay }) => {
      const when = timeOfDay === "day" ? "المساء" : "الصباح";
      return timeOfDay ? `وعند ${when} ${agree(ids, "يبقى", "تبقى")} ${the(ids)}، وفي ذلك كفاية.` : null;
    }),
    forLayer("base", (ids) => `وفي أساس هذا البناء ${the(ids)}.`),
    forLayer("base", (ids) => `ثم يستقرّ العطر على ${the(ids)}، ويطيل المقام.`),
    forLayer("base", (ids) => `وأعمق ما هنا ${the(ids)}.`),
    forLayer("base", (ids) => `وتحت هذا كله ${the(ids)}.`),
    forLayer("base", (ids) => `وفي النهاية ${agree(ids, "يبقى", "تبقى")} ${the(ids)} طويلًا.`),
    forLayer("base", (ids) => `وبعد ساعات تصير الكلمة ${to(ids)}.`),
    forLayer("base", (ids) => `وعند ${the(ids)} تلتقي الأطراف.`),
    forLayer("base", (ids) => `ثم تستند الخطوة الأخيرة إلى ${the(ids)}.`),
    atTheEnd(forLayer("base", (ids) => `وحين ينتهي الكلام ${agree(ids, "يبقى", "تبقى")} ${the(ids)}.`)),
    forLayer("base", (ids) => `وفي القاعدة ${agree(ids, "ينتظر", "تنتظر")} ${the(ids)} حتى يهدأ العطر.`),
    forLayer("base", (ids) => `وعلى البشرة بعد ساعات ${the(ids)}.`),
    atTheEnd(forLayer("base", (ids) => `ويُختم العطر ${by(ids)}.`)),
    forLayer("base", (ids) => `وفي العمق، حيث الدفء، ${the(ids)}.`),
  ],
  topToHeart: [
    forPyramid((first, then) => `البداية مع ${the(first)}، ثم يخلو المكان ${to(then)} من غير أن ينتبه أحد.`),
    forPyramid((first, then) => `من ${the(first)} إلى ${the(then)} لا يكاد يُحَسّ موضع الوصل.`),
    forPyramid((first, then) => `ينفتح العطر على ${the(first)}، ثم يسكن بعد قليل إلى ${the(then)}.`),
    forPyramid((first, then) => {
      return `${agree(first, "يتقدّم", "تتقدّم")} ${the(first)} من باب المجاملة، أمّا ما أراد العطر قوله فهو ${the(then)}.`;
    }),
    forPyramid((first, then) => `أولًا ${the(first)}، ثم تهدأ البداية، ${agree(then, "فيحضر", "فتحضر")} ${the(then)}.`),
    forPyramid((first, then) => `عند الباب ${the(first)}، و${the(then)} في الغرفة منذ البداية.`),
    forPyramid((first, then) => `اللقاء الأول مع ${the(first)}، وبعده بقليل مع ${the(then)}.`),
    forPyramid((first, then) => `${agree(first, "يمرّ", "تمرّ")} ${the(first)} سريعًا، ثم يتمهّل العطر عند ${the(then)}.`),
    forPyramid((first, then) => `دقائق مع ${the(first)}، ثم ساعات مع ${the(then)}.`),
    forPyramid((first, then) => `من وراء ${the(first)} ${agree(then, "يلوح", "تلوح")} ${the(then)}.`),
  ],
  wholePyramid: [
    forPyramid((first, then, last) => `في الأعلى ${the(first)}، وفي القلب ${the(then)}، وفي القاعدة ${the(last)}.`),
    forPyramid((first, then, last) => `العطر في جملة واحدة: ${the(first)}، ثم ${the(then)}، ثم ${the(last)}.`),
    forPyramid((first, then, last) => `يدخل العطر مع ${the(first)}، ويجلس مع ${the(then)}، وينصرف مع ${the(last)}.`),
    forPyramid((first, then, last) => `أولًا ${the(first)}، ثم ${the(then)}، وفي النهاية ${the(last)}.`),
    forPyramid((first, then, last) => `للتحية ${the(first)}، وللحديث ${the(then)}، ولطريق العودة ${the(last)}.`),
    forPyramid((first, then, last) => `يمضي العطر من ${the(first)} إلى ${the(then)}، ثم ينزل إلى ${the(last)}.`),
  ],
  baseFirst: [
    forLayer("base", (ids) => `بدأتُ ${by(ids)}، فالقاعدة أول ما يُبنى.`),
    forLayer("base", (ids) => `قبل كل شيء وضعتُ ${the(ids)}.`),
    forLayer("base", (ids) => `ابتدأ العمل من حيث ينتهي العطر: ${the(ids)}.`),
    forLayer("base", (ids) => `أول ما وزنتُ ${the(ids)}.`),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `كل شيء يقوم على ${the(ids)}، ومن هنا بدأتُ.`),
    ),
    forLayer("base", (ids) => `أول ما وُضع هو آخر ما يرحل: ${the(ids)}.`),
  ],
  heartNext: [
    forLayer("heart", (ids) => `وفوق القاعدة وضعتُ ${the(ids)}.`),
    forLayer("heart", (ids) => `ثم ${agree(ids, "جاء", "جاءت")} ${the(ids)}، على قدر ما يتّسع القلب.`),
    forLayer("heart", (ids) => `وفي منتصف الطريق وضعتُ ${the(ids)}.`),
    forLayer("heart", (ids) => `وبعد ذلك أفسحتُ مكانًا ${to(ids)}.`),
    forLayer("heart", (ids) => `وجاء القلب ثانيًا، ${by(ids)}.`),
    forLayer("heart", (ids) => `وإلى القلب أدخلتُ ${the(ids)}.`),
  ],
  topLast: [
    forLayer("top", (ids) => `وفي الختام فتحتُ النافذة: ${the(ids)}.`),
    forLayer("top", (ids) => `أمّا البداية فكُتبت في الآخر، مع ${the(ids)}.`),
    forLayer("top", (ids) => `ولم أُدخل الضوء إلا في الآخر، مع ${the(ids)}.`),
    forLayer("top", (ids) => `وفي آخر الأمر أضفتُ ${the(ids)}، للدقيقة الأولى.`),
    forLayer("top", (ids) => `ما يُشمّ أولًا كتبتُه أخيرًا، ومنه ${the(ids)}.`),
    forLayer("top", (ids) => `وأخيرًا نسمة من ${the(ids)}.`),
  ],
  closing: [
    forStrength("light", () => "قوّة العطر على قدر ما طلبتم: سرّ لمن يقترب."),
    forStrength("light", () => "جعلتُ قوّة العطر على قدر ما طلبتم، فلا يدخل مكانًا قبلكم."),
    forStrength("moderate", () => "بالقوّة التي طلبتموها يرافقكم العطر ولا يقاطع أحدًا."),
    forStrength("moderate", () => "قوّة العطر على قدر ما طلبتم: يُلحظ ولا يُثقل."),
    forStrength("strong", () => "بالقوّة التي طلبتموها يترك العطر أثرًا طويلًا، ورشّتان تكفيان."),
    forStrength("strong", () => "قوّة العطر على قدر ما طلبتم: يُذكر بعد انصرافكم."),
    () => "يستحقّ العطر ساعة قبل الحكم عليه.",
    () => "مواضع النبض تكفي هذا العطر، من غير فرك.",
    () => "والبقية تكتبها بشرتكم.",
    () => "جرّبوا هذه القارورة مرة في الصباح، ومرة في المساء.",
    () => "لا تحكموا على العطر من أول يوم.",
    () => "لن تعرفوا هذا العطر تمامًا حتى يصفه لكم من يجلس إلى جانبكم.",
    () => "كل ما يلزم هذه القارورة قليل من دفء البشرة.",
    () => "ضعوا العطر قبل الخروج بساعة، ثم انسوه.",
  ],
};
