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
  onyx: "الأسود",
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
        ? [`ضوء الأصيل هو الذي طلب ${what}.`, `من أجل ضوء الأصيل أضفتُ ${what}.`]
        : [`الليل هو الذي طلب ${what}.`, `مع اختياركم الليل ${agree(ids, "جاء", "جاءت")} ${what}.`];
    case "season":
      return [
        `ال${seasons[reason.value]} الذي اخترتموه هو الذي جاء ${by(ids)}.`,
        `مع ال${seasons[reason.value]} ${agree(ids, "يأتي", "تأتي")} ${what}.`,
      ];
    case "environment":
      return [`اختياركم ${places[reason.value]} قادني إلى ${what}.`, `تخيّلتُ ${places[reason.value]}، فأضفتُ ${what}.`];
    case "persona":
      return [
        `رأيتُ في إجاباتكم ${personas[reason.value]}، فاخترتُ ${what}.`,
        `${what}: هكذا أفهم ${personas[reason.value]}.`,
      ];
    case "occasions":
      return [
        `فكّرتُ في ${occasions[reason.value]}، فزدتُ من ${what}.`,
        `كانت ${occasions[reason.value]} في بالي حين وزنتُ ${what}.`,
      ];
    case "colors":
      return [
        `في اللون ${colours[reason.value]} الذي اخترتموه أشمّ ${what}.`,
        `اخترتم اللون ${colours[reason.value]}، ففكّرتُ في ${what}.`,
      ];
    case "families":
      return [
        `أردتم عطرًا ${families[reason.value]}ًا، ولهذا وضعتُ ${what}.`,
        `من أجل الطابع ال${families[reason.value]} الذي أردتموه اخترتُ ${what}.`,
      ];
  }
}

export const arabicReasons = forAttribution(2, write);
