import type { Names } from "./names.ts";

export const frenchNames: Names = {
  brand: "Athar",
  countries: {
    SA: "Arabie saoudite",
    AE: "Émirats arabes unis",
    QA: "Qatar",
    KW: "Koweït",
    OM: "Oman",
    BH: "Bahreïn",
    EG: "Égypte",
    JO: "Jordanie",
    LB: "Liban",
    TR: "Turquie",
    US: "États-Unis",
    GB: "Royaume-Uni",
    FR: "France",
    RU: "Russie",
  },
  emirates: {
    abu_dhabi: "Abou Dabi",
    dubai: "Dubaï",
    sharjah: "Charjah",
    ajman: "Ajman",
    umm_al_quwain: "Oumm al Qaïwaïn",
    ras_al_khaimah: "Ras el Khaïmah",
    fujairah: "Fujaïrah",
  },
  unit: "App.",
};
