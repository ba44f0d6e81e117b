import type { AnswerTemplates } from "../phrasebook.ts";
import { unless, when } from "../templates.ts";
import { memoryPhrase, personPhrase, scenePhrase } from "./grammar.ts";

const occasions = {
  casual: "هذا العطر للأيّام العاديّة، وهي معظم العمر.",
  formal: "يعرف هذا العطر كيف يكون حيث تتصافح الأيدي.",
  special: "صُنع هذا العطر ليومٍ يُروى من بعد.",
  sport: "هذا العطر خفيف الخطى، يحبّ الهواء الطلق.",
};

export const arabicAnswers: AnswerTemplates = {
  scene: [
    when(scenePhrase, (where) => `فكّرتُ في ${where}، وفي الهواء قبل أن يتكلّم أحد.`),
    when(scenePhrase, (where) => `كلّ شيء هنا يبدأ من ${where}.`),
    when(scenePhrase, (where) => `${where}: هناك يسكن هذا العطر.`),
    when(scenePhrase, (where) => `كتبتُ هذا العطر من أجل ${where}، على مهل، كما تُكتب الرسائل.`),
    when(scenePhrase, (where) => `لنتخيّل ${where}، ولا شيء يدعو إلى العجلة.`),
    when(scenePhrase, (where) => `من ${where} جئتُ بهذا العطر.`),
    unless(scenePhrase, "بدأتُ من الصمت، ولم أزد عليه إلّا ما طلب."),
    unless(scenePhrase, "ليس في هذه القارورة ما يمكن الاستغناء عنه."),
    unless(scenePhrase, "العطر مِشية قبل كلّ شيء، وهذا يمشي على مهل."),
  ],
  deuxiemeOpening: [
    when(scenePhrase, (where) => `نعود إلى ${where}، والعينان مغمضتان هذه المرّة.`),
    when(scenePhrase, (where) => `ما زلنا في ${where}، ولكن من وراء الزجاج.`),
    when(personPhrase, (who) => `هذا هو الوجه الآخر لمن ${who}.`),
    () => "العطر الأوّل يتكلّم، وهذا يُصغي.",
    () => "هنا ما سكت عنه العطر الأوّل.",
    () => "لكلّ صورة جانب لا يبلغه ضوء النافذة، وهذا جانبك.",
    () => "قرأتُ الإجابات مرّة ثانية، بصوت أخفض.",
    () => "ملامحك فيه واضحة، ولكن في ضوء آخر.",
  ],
  wearer: [
    when(personPhrase, (who) => `ركّبتُ هذا العطر لمن ${who}.`),
    when(personPhrase, (who) => `هذا عطر مَن ${who}.`),
    when(personPhrase, (who) => `يليق هذا العطر بمن ${who}.`),
    ({ occasion }) => (occasion ? occasions[occasion] : null),
    ({ unisex }) => (unisex ? "لا يسأل هذا العطر أحدًا من يكون قبل أن يليق به." : null),
  ],
  memory: [
    when(memoryPhrase, (what) => `كتبت لي عن ${what}، وما نسيتُ ذلك.`),
    when(memoryPhrase, (what) => `ما رويته لي عن ${what} حاضر هنا، وإن تأخّر قليلًا.`),
    when(memoryPhrase, (what) => `لم يغب عن بالي حديثك عن ${what}، من أوّل قطرة إلى آخر قطرة.`),
    when(memoryPhrase, (what) => `بين الساعة الأولى والأخيرة لقاء جديد مع ${what}.`),
    when(memoryPhrase, (what) => `أكثر ما بقي معي حديثك عن ${what}.`),
  ],
};
