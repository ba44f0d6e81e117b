import type { Names } from "./names.ts";

export const russianNames: Names = {
  brand: "Атхар",
  countries: {
    SA: "Саудовская Аравия",
    AE: "ОАЭ",
    QA: "Катар",
    KW: "Кувейт",
    OM: "Оман",
    BH: "Бахрейн",
    EG: "Египет",
    JO: "Иордания",
    LB: "Ливан",
    TR: "Турция",
    US: "США",
    GB: "Великобритания",
    FR: "Франция",
    RU: "Россия",
  },
  emirates: {
    abu_dhabi: "Абу-Даби",
    dubai: "Дубай",
    sharjah: "Шарджа",
    ajman: "Аджман",
    umm_al_quwain: "Умм-эль-Кайвайн",
    ras_al_khaimah: "Рас-эль-Хайма",
    fujairah: "Фуджейра",
  },
  unit: "кв.",
};
