import type { LayerTemplates } from "../phrasebook.ts";
import { forLayer, forPyramid, forStrength } from "../templates.ts";
import { agree, by, the, to } from "./grammar.ts";

export const arabicLayers: LayerTemplates = {
  top: [
    forLayer("top", (ids) => `${agree(ids, "يفتتح", "تفتتح")} العطرَ ${the(ids)}، بإشراقة خاطفة.`),
    forLayer("top", (ids) => `في الدقائق الأولى ${the(ids)}، وخفّة كثيرة.`),
    forLayer("top", (ids) => `يبدأ العطر ${by(ids)}، ثم يتمهّل.`),
    forLayer("top", (ids) => `عند الباب ${agree(ids, "يستقبلكم", "تستقبلكم")} ${the(ids)}.`),
    forLayer("top", (ids) => `أولًا ${the(ids)}: تحية لا أكثر.`),
    forLayer("top", (ids) => `تركتُ الكلمة الأولى ${to(ids)}، وهي قصيرة.`),
  ],
  heart: [
    forLayer("heart", (ids) => `في القلب ${the(ids)}، بلا عجلة.`),
    forLayer("heart", (ids) => `ثم ينفتح القلب رويدًا على ${the(ids)}.`),
    forLayer("heart", (ids) => `بعد ربع ساعة يحين دور ${the(ids)}.`),
    forLayer("heart", (ids) => `القلب ${to(ids)}، وفيه متّسع.`),
    forLayer("heart", (ids) => `وبعد قليل ${agree(ids, "يتولّى", "تتولّى")} الحديثَ ${the(ids)}.`),
    forLayer("heart", (ids) => `بعد نصف ساعة ${agree(ids, "يظهر", "تظهر")} ${the(ids)}، كأنّ الكلام بدأ الآن.`),
    forLayer("heart", (ids) => `وبعد ذلك ${the(ids)}، والخطوة أبطأ.`),
    forLayer("heart", (ids) => `وفي الوسط ${agree(ids, "يقيم", "تقيم")} ${the(ids)}.`),
  ],
  base: [
    forLayer("base", (ids) => `وأقرب ما يبقى إلى البشرة ${the(ids)}.`),
    forLayer("base", (ids) => `و${agree(ids, "يحمل", "تحمل")} العطرَ كلَّه ${the(ids)}.`),
    forLayer("base", (ids, { timeOfDay }) => {
      const when = timeOfDay === "night" ? "الصباح" : "المساء";
      return timeOfDay ? `وعند ${when} لا يبقى إلا ${the(ids)}، وفي ذلك كفاية.` : null;
    }),
    forLayer("base", (ids) => `${the(ids)}: تلك هي الأرض التي يمشي عليها العطر.`),
    forLayer("base", (ids) => `ثم يستقرّ العطر على ${the(ids)}، ويطيل المقام.`),
    forLayer("base", (ids) => `وفي أعمق الأعماق ${the(ids)}.`),
    forLayer("base", (ids) => `وتحت هذا كله ${the(ids)}.`),
    forLayer("base", (ids) => `وفي النهاية ${agree(ids, "يبقى", "تبقى")} ${the(ids)} طويلًا.`),
    forLayer("base", (ids) => `وبعد ساعات تصير الكلمة ${to(ids)}.`),
    forLayer("base", (ids) => `و${agree(ids, "يجمع", "تجمع")} أطرافَ العطر ${the(ids)}.`),
    forLayer("base", (ids) => `يستند العطر إلى ${the(ids)}.`),
    forLayer("base", (ids) => `وحين ينتهي الكلام ${agree(ids, "يبقى", "تبقى")} ${the(ids)}.`),
    forLayer("base", (ids) => `وفي القاع ${agree(ids, "ينتظر", "تنتظر")} ${the(ids)} حتى ينصرف الآخرون.`),
    forLayer("base", (ids) => `وعلى البشرة بعد ساعات ${the(ids)}.`),
    forLayer("base", (ids) => `ويُختم العطر ${by(ids)}.`),
    forLayer("base", (ids) => `وفي العمق، حيث الدفء، ${the(ids)}.`),
  ],
  topToHeart: [
    forPyramid(
      (first, then) => `${agree(first, "يفسح", "تفسح")} ${the(first)} المكان ${to(then)} من غير أن ينتبه أحد.`,
    ),
    forPyramid((first, then) => `من ${the(first)} إلى ${the(then)} لا يكاد يُرى موضع الوصل.`),
    forPyramid((first, then) => `ينفتح العطر على ${the(first)}، ثم يسكن بعد قليل إلى ${the(then)}.`),
    forPyramid((first, then) => {
      return `${agree(first, "يتقدّم", "تتقدّم")} ${the(first)} من باب المجاملة، أمّا ما أراد العطر قوله فهو ${the(then)}.`;
    }),
    forPyramid((first, then) => `أولًا ${the(first)}، ثم تهدأ البداية، ${agree(then, "فيحضر", "فتحضر")} ${the(then)}.`),
    forPyramid(
      (first, then) => `${agree(first, "يفتح", "تفتح")} ${the(first)} الباب، و${the(then)} في الغرفة منذ البداية.`,
    ),
    forPyramid((first, then) => `اللقاء الأول مع ${the(first)}، وبعده بقليل مع ${the(then)}.`),
    forPyramid((first, then) => `${agree(first, "يمرّ", "تمرّ")} ${the(first)} سريعًا، ثم يتمهّل العطر عند ${the(then)}.`),
    forPyramid((first, then) => `دقائق مع ${the(first)}، ثم ساعات مع ${the(then)}.`),
    forPyramid((first, then) => `من وراء ${the(first)} ${agree(then, "يلوح", "تلوح")} ${the(then)}.`),
  ],
  wholePyramid: [
    forPyramid((first, then, last) => `في الأعلى ${the(first)}، وفي القلب ${the(then)}، وفي القاعدة ${the(last)}.`),
    forPyramid((first, then, last) => `العطر كله في جملة واحدة: ${the(first)}، ثم ${the(then)}، ثم ${the(last)}.`),
    forPyramid((first, then, last) => `يدخل العطر مع ${the(first)}، ويجلس مع ${the(then)}، وينصرف مع ${the(last)}.`),
    forPyramid((first, then, last) => `بحسب الظهور: ${the(first)}، ثم ${the(then)}، وحتى النهاية ${the(last)}.`),
    forPyramid((first, then, last) => `للتحية ${the(first)}، وللحديث ${the(then)}، ولطريق العودة ${the(last)}.`),
    forPyramid((first, then, last) => `يمضي العطر من ${the(first)} إلى ${the(then)}، ثم ينزل إلى ${the(last)}.`),
  ],
  baseFirst: [
    forLayer("base", (ids) => `بدأتُ من القاعدة: ${the(ids)}.`),
    forLayer("base", (ids) => `قبل كل شيء وضعتُ ${the(ids)}.`),
    forLayer("base", (ids) => `بدأتُ هذا العطر من قاعدته: ${the(ids)}.`),
    forLayer("base", (ids) => `أول ما وزنتُ ${the(ids)}.`),
    forLayer("base", (ids) => `كل شيء يقوم على ${the(ids)}، ومن هنا بدأتُ.`),
    forLayer("base", (ids) => `أول ما وُضع هو آخر ما يرحل: ${the(ids)}.`),
  ],
  heartNext: [
    forLayer("heart", (ids) => `وفوق ذلك وضعتُ ${the(ids)}.`),
    forLayer("heart", (ids) => `ثم ${agree(ids, "جاء", "جاءت")} ${the(ids)}، على قدر ما يتّسع القلب.`),
    forLayer("heart", (ids) => `وعلى مقربة وضعتُ ${the(ids)}.`),
    forLayer("heart", (ids) => `وبعد ذلك أفسحتُ مكانًا ${to(ids)}.`),
    forLayer("heart", (ids) => `وجاء القلب ثانيًا: ${the(ids)}.`),
    forLayer("heart", (ids) => `ثم على مهل ${the(ids)}.`),
  ],
  topLast: [
    forLayer("top", (ids) => `وفي الختام فتحتُ النافذة: ${the(ids)}.`),
    forLayer("top", (ids) => `أمّا البداية فكُتبت في الآخر: ${the(ids)}.`),
    forLayer("top", (ids) => `وعندئذ فقط أدخلتُ الضوء مع ${the(ids)}.`),
    forLayer("top", (ids) => `وفي آخر الأمر أضفتُ ${the(ids)}، للدقيقة الأولى.`),
    forLayer("top", (ids) => `ما يُشمّ أولًا كتبتُه أخيرًا: ${the(ids)}.`),
    forLayer("top", (ids) => `وأخيرًا شيء من الخفّة: ${the(ids)}.`),
  ],
  closing: [
    forStrength("light", (dosage) => `بتركيز ${dosage}٪ يبقى العطر سرًّا لمن يقترب.`),
    forStrength("light", (dosage) => `جعلتُ تركيز العطر ${dosage}٪، كي لا يدخل مكانًا قبلكم.`),
    forStrength("moderate", (dosage) => `بتركيز ${dosage}٪ يرافقكم العطر ولا يقاطع أحدًا.`),
    forStrength("moderate", (dosage) => `تركيز العطر ${dosage}٪: حاضر بلا ضجيج.`),
    forStrength("strong", (dosage) => `بتركيز ${dosage}٪ يترك العطر أثرًا طويلًا، ورشّتان تكفيان.`),
    forStrength("strong", (dosage) => `تركيز العطر ${dosage}٪: يُذكر بعد الانصراف.`),
    () => "يستحقّ العطر ساعة قبل الحكم عليه.",
    () => "يوضع العطر على مواضع النبض، من غير فرك.",
    () => "وبشرتكم هي التي تُتمّ الجملة.",
    () => "لا يسعى هذا العطر إلى الأنظار، فهي تسعى إليه.",
    () => "يستحقّ العطر أن يُجرَّب أيامًا قبل الحكم عليه.",
    () => "لن تعرفوا هذا العطر تمامًا حتى يصفه لكم من يجلس إلى جانبكم.",
    () => "كل ما يحتاج إليه العطر قليل من دفء البشرة.",
    () => "يوضع العطر قبل الخروج بساعة، ثم يُنسى.",
  ],
};
