import { about, without } from "../sentences.ts";
import type { Say } from "../voice.ts";
import { memory, person, scene } from "./grammar.ts";

export const openings: readonly Say[] = [
  about(scene, (where) => `فكّرتُ في ${where}، وفي الهواء قبل أن يتكلّم أحد.`),
  about(scene, (where) => `كلّ شيء هنا يبدأ من ${where}.`),
  about(scene, (where) => `${where}: هناك يسكن هذا العطر.`),
  about(scene, (where) => `كتبتُ هذا العطر من أجل ${where}، على مهل، كما تُكتب الرسائل.`),
  about(scene, (where) => `لنتخيّل ${where}، ولا شيء يدعو إلى العجلة.`),
  about(scene, (where) => `من ${where} جئتُ بهذا العطر.`),
  without(scene, "بدأتُ من الصمت، ولم أزد عليه إلّا ما طلب."),
  without(scene, "ليس في هذه القارورة ما يمكن الاستغناء عنه."),
  without(scene, "العطر مِشية قبل كلّ شيء، وهذا يمشي على مهل."),
];

export const shadows: readonly Say[] = [
  about(scene, (where) => `نعود إلى ${where}، والعينان مغمضتان هذه المرّة.`),
  about(scene, (where) => `ما زلنا في ${where}، ولكن من وراء الزجاج.`),
  about(person, (who) => `هذا هو الوجه الآخر لمن ${who}.`),
  () => "العطر الأوّل يتكلّم، وهذا يُصغي.",
  () => "هنا ما سكت عنه العطر الأوّل.",
  () => "لكلّ صورة جانب لا يبلغه ضوء النافذة، وهذا جانبك.",
  () => "قرأتُ الإجابات مرّة ثانية، بصوت أخفض.",
  () => "ملامحك فيه واضحة، ولكن في ضوء آخر.",
];

const occasions = {
  casual: "هذا العطر للأيّام العاديّة، وهي معظم العمر.",
  formal: "يعرف هذا العطر كيف يكون حيث تتصافح الأيدي.",
  special: "صُنع هذا العطر ليومٍ يُروى من بعد.",
  sport: "هذا العطر خفيف الخطى، يحبّ الهواء الطلق.",
};

export const persons: readonly Say[] = [
  about(person, (who) => `ركّبتُ هذا العطر لمن ${who}.`),
  about(person, (who) => `هذا عطر مَن ${who}.`),
  about(person, (who) => `يليق هذا العطر بمن ${who}.`),
  ({ occasion }) => (occasion ? occasions[occasion] : null),
  ({ unisex }) => (unisex ? "لا يسأل هذا العطر أحدًا من يكون قبل أن يليق به." : null),
];

export const memories: readonly Say[] = [
  about(memory, (what) => `كتبت لي عن ${what}، وما نسيتُ ذلك.`),
  about(memory, (what) => `ما رويته لي عن ${what} حاضر هنا، وإن تأخّر قليلًا.`),
  about(memory, (what) => `لم يغب عن بالي حديثك عن ${what}، من أوّل قطرة إلى آخر قطرة.`),
  about(memory, (what) => `بين الساعة الأولى والأخيرة لقاء جديد مع ${what}.`),
  about(memory, (what) => `أكثر ما بقي معي حديثك عن ${what}.`),
];
