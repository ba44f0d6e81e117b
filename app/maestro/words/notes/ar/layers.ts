import { dosed, layer, pyramid } from "../sentences.ts";
import type { Say } from "../voice.ts";
import { agree, by, the, to } from "./grammar.ts";

export const top: readonly Say[] = [
  layer("top", (ids) => `${agree(ids, "يفتتح", "تفتتح")} العطرَ ${the(ids)}، بإشراقة خاطفة.`),
  layer("top", (ids) => `في الدقائق الأولى ${the(ids)}، وهواء كثير.`),
  layer("top", (ids) => `يبدأ العطر ${by(ids)}، ثمّ يتمهّل.`),
  layer("top", (ids) => `عند الباب ${agree(ids, "يستقبلك", "تستقبلك")} ${the(ids)}.`),
  layer("top", (ids) => `أوّلًا ${the(ids)}: تحيّة لا أكثر.`),
  layer("top", (ids) => `تركتُ الكلمة الأولى ${to(ids)}، وهي كلمة قصيرة.`),
];

export const heart: readonly Say[] = [
  layer("heart", (ids) => `في القلب ${the(ids)}، بلا عجلة.`),
  layer("heart", (ids) => `ثمّ ينفتح القلب رويدًا على ${the(ids)}.`),
  layer("heart", (ids) => `بعد ربع ساعة يحين دور ${the(ids)}.`),
  layer("heart", (ids) => `القلب ${to(ids)}، وقد تركتُ فيه متّسعًا.`),
  layer("heart", (ids) => `وحين تنتهي التحيّة ${agree(ids, "يتولّى", "تتولّى")} الحديثَ ${the(ids)}.`),
  layer("heart", (ids) => `بعد نصف ساعة ${agree(ids, "يظهر", "تظهر")} ${the(ids)}، كأنّ الكلام بدأ الآن.`),
];

export const base: readonly Say[] = [
  layer("base", (ids) => `وما يبقى قرب البشرة هو ${the(ids)}.`),
  layer("base", (ids) => `وفي الأسفل ${agree(ids, "يحمله", "تحمله")} ${the(ids)}.`),
  layer("base", (ids, { hour }) => {
    const when = hour === "night" ? "الصباح" : "المساء";
    return hour ? `وعند ${when} لا يبقى إلّا ${the(ids)}، وفي ذلك كفاية.` : null;
  }),
  layer("base", (ids) => `${the(ids)}: تلك هي الأرض التي يمشي عليها.`),
  layer("base", (ids) => `ثمّ يستقرّ على ${the(ids)}، ويأخذ وقته.`),
  layer("base", (ids) => `والكلمة الأخيرة ${to(ids)}.`),
];

export const joint: readonly Say[] = [
  pyramid((first, then) => `${agree(first, "يفسح", "تفسح")} ${the(first)} المكان ${to(then)} من غير أن ينتبه أحد.`),
  pyramid((first, then) => `من ${the(first)} إلى ${the(then)} لا يكاد يُرى موضع الوصل.`),
  pyramid((first, then) => `ينفتح العطر على ${the(first)}، ثمّ يرتاح بعد قليل إلى ${the(then)}.`),
  pyramid((first, then) => {
    return `${agree(first, "يسبق", "تسبق")} ${the(first)} من باب المجاملة، أمّا ما أراد العطر قوله فهو ${the(then)}.`;
  }),
];

export const whole: readonly Say[] = [
  pyramid((first, then, last) => `في الأعلى ${the(first)}، وفي القلب ${the(then)}، وفي القاعدة ${the(last)}.`),
  pyramid((first, then, last) => `هذا العطر جملة واحدة: ${the(first)}، ثمّ ${the(then)}، ثمّ ${the(last)}.`),
  pyramid((first, then, last) => `يدخل العطر مع ${the(first)}، ويجلس مع ${the(then)}، وينصرف مع ${the(last)}.`),
];

export const baseFirst: readonly Say[] = [
  layer("base", (ids) => `بدأتُ من القاعدة: ${the(ids)}.`),
  layer("base", (ids) => `قبل كلّ شيء وضعتُ ${the(ids)}.`),
  layer("base", (ids) => `هذا عطر بُني من الأرض صعودًا: ${the(ids)}.`),
];

export const heartThen: readonly Say[] = [
  layer("heart", (ids) => `وفوق ذلك وضعتُ ${the(ids)}.`),
  layer("heart", (ids) => `ثمّ ${agree(ids, "جاء", "جاءت")} ${the(ids)}، على قدر ما يتّسع القلب.`),
  layer("heart", (ids) => `وعلى مسافة صوتٍ وضعتُ ${the(ids)}.`),
];

export const topLast: readonly Say[] = [
  layer("top", (ids) => `وفي الختام فتحتُ النافذة: ${the(ids)}.`),
  layer("top", (ids) => `أمّا البداية فكُتبت في الآخر: ${the(ids)}.`),
  layer("top", (ids) => `وعندئذ فقط أدخلتُ الضوء مع ${the(ids)}.`),
];

export const close: readonly Say[] = [
  dosed("light", (dosage) => `عند ${dosage}% يبقى العطر سرًّا لمن يقترب.`),
  dosed("light", (dosage) => `جعلتُ تركيز العطر ${dosage}%، كي لا يدخل مكانًا قبلك.`),
  dosed("moderate", (dosage) => `عند ${dosage}% يرافقك العطر ولا يقاطع أحدًا.`),
  dosed("moderate", (dosage) => `تركيز العطر ${dosage}%: حاضر بلا ضجيج.`),
  dosed("strong", (dosage) => `عند ${dosage}% يترك العطر أثرًا طويلًا، وقطرتان تكفيان.`),
  dosed("strong", (dosage) => `تركيز العطر ${dosage}%: يُذكر بعد الانصراف.`),
  () => "يستحقّ العطر ساعة قبل الحكم عليه.",
  () => "موضع العطر حيث ينبض العِرق، من غير فرك.",
  () => "وبشرتك هي التي تُتمّ الجملة.",
  () => "لا يطلب هذا العطر الانتباه، بل يُعطاه.",
];
