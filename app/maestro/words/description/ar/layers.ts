import type { LayerTemplates } from "../phrasebook.ts";
import { forLayer, forPyramid, forStrength } from "../templates.ts";
import { agree, by, the, to } from "./grammar.ts";

export const arabicLayers: LayerTemplates = {
  top: [
    forLayer("top", (ids) => `${agree(ids, "يفتتح", "تفتتح")} العطرَ ${the(ids)}، بإشراقة خاطفة.`),
    forLayer("top", (ids) => `في الدقائق الأولى ${the(ids)}، وهواء كثير.`),
    forLayer("top", (ids) => `يبدأ العطر ${by(ids)}، ثمّ يتمهّل.`),
    forLayer("top", (ids) => `عند الباب ${agree(ids, "يستقبلك", "تستقبلك")} ${the(ids)}.`),
    forLayer("top", (ids) => `أوّلًا ${the(ids)}: تحيّة لا أكثر.`),
    forLayer("top", (ids) => `تركتُ الكلمة الأولى ${to(ids)}، وهي كلمة قصيرة.`),
  ],
  heart: [
    forLayer("heart", (ids) => `في القلب ${the(ids)}، بلا عجلة.`),
    forLayer("heart", (ids) => `ثمّ ينفتح القلب رويدًا على ${the(ids)}.`),
    forLayer("heart", (ids) => `بعد ربع ساعة يحين دور ${the(ids)}.`),
    forLayer("heart", (ids) => `القلب ${to(ids)}، وقد تركتُ فيه متّسعًا.`),
    forLayer("heart", (ids) => `وحين تنتهي التحيّة ${agree(ids, "يتولّى", "تتولّى")} الحديثَ ${the(ids)}.`),
    forLayer("heart", (ids) => `بعد نصف ساعة ${agree(ids, "يظهر", "تظهر")} ${the(ids)}، كأنّ الكلام بدأ الآن.`),
  ],
  base: [
    forLayer("base", (ids) => `وما يبقى قرب البشرة هو ${the(ids)}.`),
    forLayer("base", (ids) => `وفي الأسفل ${agree(ids, "يحمله", "تحمله")} ${the(ids)}.`),
    forLayer("base", (ids, { timeOfDay }) => {
      const when = timeOfDay === "night" ? "الصباح" : "المساء";
      return timeOfDay ? `وعند ${when} لا يبقى إلّا ${the(ids)}، وفي ذلك كفاية.` : null;
    }),
    forLayer("base", (ids) => `${the(ids)}: تلك هي الأرض التي يمشي عليها.`),
    forLayer("base", (ids) => `ثمّ يستقرّ على ${the(ids)}، ويأخذ وقته.`),
    forLayer("base", (ids) => `والكلمة الأخيرة ${to(ids)}.`),
  ],
  topToHeart: [
    forPyramid(
      (first, then) => `${agree(first, "يفسح", "تفسح")} ${the(first)} المكان ${to(then)} من غير أن ينتبه أحد.`,
    ),
    forPyramid((first, then) => `من ${the(first)} إلى ${the(then)} لا يكاد يُرى موضع الوصل.`),
    forPyramid((first, then) => `ينفتح العطر على ${the(first)}، ثمّ يرتاح بعد قليل إلى ${the(then)}.`),
    forPyramid((first, then) => {
      return `${agree(first, "يسبق", "تسبق")} ${the(first)} من باب المجاملة، أمّا ما أراد العطر قوله فهو ${the(then)}.`;
    }),
  ],
  wholePyramid: [
    forPyramid((first, then, last) => `في الأعلى ${the(first)}، وفي القلب ${the(then)}، وفي القاعدة ${the(last)}.`),
    forPyramid((first, then, last) => `هذا العطر جملة واحدة: ${the(first)}، ثمّ ${the(then)}، ثمّ ${the(last)}.`),
    forPyramid((first, then, last) => `يدخل العطر مع ${the(first)}، ويجلس مع ${the(then)}، وينصرف مع ${the(last)}.`),
  ],
  baseFirst: [
    forLayer("base", (ids) => `بدأتُ من القاعدة: ${the(ids)}.`),
    forLayer("base", (ids) => `قبل كلّ شيء وضعتُ ${the(ids)}.`),
    forLayer("base", (ids) => `هذا عطر بُني من الأرض صعودًا: ${the(ids)}.`),
  ],
  heartNext: [
    forLayer("heart", (ids) => `وفوق ذلك وضعتُ ${the(ids)}.`),
    forLayer("heart", (ids) => `ثمّ ${agree(ids, "جاء", "جاءت")} ${the(ids)}، على قدر ما يتّسع القلب.`),
    forLayer("heart", (ids) => `وعلى مسافة صوتٍ وضعتُ ${the(ids)}.`),
  ],
  topLast: [
    forLayer("top", (ids) => `وفي الختام فتحتُ النافذة: ${the(ids)}.`),
    forLayer("top", (ids) => `أمّا البداية فكُتبت في الآخر: ${the(ids)}.`),
    forLayer("top", (ids) => `وعندئذ فقط أدخلتُ الضوء مع ${the(ids)}.`),
  ],
  closing: [
    forStrength("light", (dosage) => `عند ${dosage}% يبقى العطر سرًّا لمن يقترب.`),
    forStrength("light", (dosage) => `جعلتُ تركيز العطر ${dosage}%، كي لا يدخل مكانًا قبلك.`),
    forStrength("moderate", (dosage) => `عند ${dosage}% يرافقك العطر ولا يقاطع أحدًا.`),
    forStrength("moderate", (dosage) => `تركيز العطر ${dosage}%: حاضر بلا ضجيج.`),
    forStrength("strong", (dosage) => `عند ${dosage}% يترك العطر أثرًا طويلًا، وقطرتان تكفيان.`),
    forStrength("strong", (dosage) => `تركيز العطر ${dosage}%: يُذكر بعد الانصراف.`),
    () => "يستحقّ العطر ساعة قبل الحكم عليه.",
    () => "موضع العطر حيث ينبض العِرق، من غير فرك.",
    () => "وبشرتك هي التي تُتمّ الجملة.",
    () => "لا يطلب هذا العطر الانتباه، بل يُعطاه.",
  ],
};
