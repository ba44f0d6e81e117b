import type { Attribution } from "../context.ts";
import { forAttribution } from "../templates.ts";
import { agree, by, the } from "./grammar.ts";

const seasons = { spring: "ربيع", summer: "صيف", autumn: "خريف", winter: "شتاء" };

const places = { urban: "المدينة", nature: "الغابة", beach: "الشاطئ", mountains: "الجبال", desert: "الصحراء" };

const personas = {
  confident: "الثقة",
  elegant: "الأناقة",
  mysterious: "الغموض",
  playful: "المرح",
  romantic: "الرومانسية",
};

const occasions = {
  casual: "الأيام العادية",
  formal: "المواعيد الرسمية",
  special: "الأعراس والاحتفالات",
  sport: "ساعات الهواء الطلق",
};

const colours = {
  gold: "الذهبي",
  amber: "الكهرماني",
  crimson: "القرمزي",
  rose: "الوردي",
  violet: "البنفسجي",
  indigo: "النيلي",
  azure: "اللازوردي",
  emerald: "الزمرّدي",
  ivory: "العاجي",
  onyx: "الأسود العقيقي",
};

const families = { woody: "خشبي", oriental: "شرقي", floral: "زهري", citrus: "حمضي", musk: "مسكي", aquatic: "مائي" };

function write(reason: Attribution): readonly string[] {
  const ids = [reason.material];
  const what = the(ids);
  switch (reason.theme) {
    case "time_of_day":
      if (reason.value === "both") {
        return [`من أجل ساعة الغروب أضفتُ ${what}.`, `الغروب هو الذي طلب ${what}.`];
      }
      return reason.value === "day"
        ? [`النهار هو الذي طلب ${what}.`, `من أجل ضوء النهار أضفتُ ${what}.`]
        : [`الليل هو الذي طلب ${what}.`, `مع اختياركم الليل ${agree(ids, "جاء", "جاءت")} ${what}.`];
    case "season":
      return [
        `أدين ${by(ids)} لل${seasons[reason.value]} الذي اخترتموه.`,
        `مع ال${seasons[reason.value]} ${agree(ids, "يأتي", "تأتي")} ${what}.`,
      ];
    case "environment":
      return [
        `اختياركم ${places[reason.value]} قادني إلى ${what}.`,
        `من ${places[reason.value]} ${agree(ids, "جاء", "جاءت")} ${what}.`,
      ];
    case "persona":
      return [
        `رأيتُ في إجاباتكم ${personas[reason.value]}، فاخترتُ ${what}.`,
        `${what}: هكذا أفهم ${personas[reason.value]}.`,
      ];
    case "occasions":
      return [`من أجل ${occasions[reason.value]} أضفتُ ${what}.`, `${what} هنا من أجل ${occasions[reason.value]}.`];
    case "colors":
      return [
        `في اللون ${colours[reason.value]} الذي اخترتموه أشمّ ${what}.`,
        `اخترتم اللون ${colours[reason.value]}، ففكّرتُ في ${what}.`,
      ];
    case "families":
      return [
        `أردتم عطرًا ${families[reason.value]}ًا، ومن ذلك هنا ${what}.`,
        `الطابع ال${families[reason.value]} الذي أردتموه يظهر في ${what}.`,
      ];
  }
}

export const arabicReasons = forAttribution(2, write);
