import type { Attribution } from "../context.ts";
import { forAttribution } from "../templates.ts";
import { agree, by, the } from "./grammar.ts";

const seasons = { spring: "ربيع", summer: "صيف", autumn: "خريف", winter: "شتاء" };

const places = { urban: "المدينة", nature: "الغابة", beach: "الشاطئ", mountains: "الجبال", desert: "الصحراء" };

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

const families = {
  woody: "خشبية",
  oriental: "شرقية",
  floral: "زهرية",
  citrus: "حمضية",
  musk: "مسكية",
  aquatic: "مائية",
};

function write(reason: Attribution): readonly string[] {
  const ids = [reason.material];
  const what = the(ids);
  switch (reason.theme) {
    case "time_of_day":
      if (reason.value === "both") {
        return [`من أجل ساعة الغروب أضفتُ ${what}.`, `الغروب هو الذي طلب ${what}.`];
      }
      return reason.value === "day"
        ? [`اخترتم النهار، فأضفتُ ${what}.`, `من أجل ضوء النهار أضفتُ ${what}.`]
        : [`الليل هو الذي طلب ${what}.`, `اخترتم الليل، ${agree(ids, "فجاء", "فجاءت")} ${what}.`];
    case "season":
      return [
        `ال${seasons[reason.value]} هو الذي جاء ${by(ids)}.`,
        `اخترتم ال${seasons[reason.value]}، ${agree(ids, "فجاء", "فجاءت")} ${what}.`,
      ];
    case "environment":
      return [`اختياركم ${places[reason.value]} قادني إلى ${what}.`, `تخيّلتُ ${places[reason.value]}، فأضفتُ ${what}.`];
    case "colors":
      return [
        `في اللون ${colours[reason.value]} الذي اخترتموه أجد ${what}.`,
        `اخترتم اللون ${colours[reason.value]}، ففكّرتُ في ${what}.`,
      ];
    case "families":
      return [
        `من العائلة ال${families[reason.value]} التي اخترتموها ${agree(ids, "جاء", "جاءت")} ${what}.`,
        `اخترتم العائلة ال${families[reason.value]}، فأخذتُ منها ${what}.`,
        `بدأتُ من ${what}، فقد اخترتم العائلة ال${families[reason.value]}.`,
        `أردتم العطر ${families[reason.value].slice(0, -1)}ًّا، ${agree(ids, "فكان", "فكانت")} ${what}.`,
      ];
  }
}

export const arabicReasons = forAttribution(4, write);
