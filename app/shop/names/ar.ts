import type { Names } from "./names.ts";

export const arabicNames: Names = {
  brand: "أثر",
  countries: {
    SA: "السعودية",
    AE: "الإمارات",
    QA: "قطر",
    KW: "الكويت",
    OM: "عُمان",
    BH: "البحرين",
    EG: "مصر",
    JO: "الأردن",
    LB: "لبنان",
    TR: "تركيا",
    US: "الولايات المتحدة",
    GB: "المملكة المتحدة",
    FR: "فرنسا",
    RU: "روسيا",
  },
  emirates: {
    abu_dhabi: "أبوظبي",
    dubai: "دبي",
    sharjah: "الشارقة",
    ajman: "عجمان",
    umm_al_quwain: "أم القيوين",
    ras_al_khaimah: "رأس الخيمة",
    fujairah: "الفجيرة",
  },
  unit: "الوحدة",
};
