import type { Names } from "./names.ts";

export const englishNames: Names = {
  brand: "Athar",
  countries: {
    SA: "Saudi Arabia",
    AE: "United Arab Emirates",
    QA: "Qatar",
    KW: "Kuwait",
    OM: "Oman",
    BH: "Bahrain",
    EG: "Egypt",
    JO: "Jordan",
    LB: "Lebanon",
    TR: "Türkiye",
    US: "United States",
    GB: "United Kingdom",
    FR: "France",
    RU: "Russia",
  },
  emirates: {
    abu_dhabi: "Abu Dhabi",
    dubai: "Dubai",
    sharjah: "Sharjah",
    ajman: "Ajman",
    umm_al_quwain: "Umm Al Quwain",
    ras_al_khaimah: "Ras Al Khaimah",
    fujairah: "Fujairah",
  },
  unit: "Unit",
};
