import { material } from "../material.ts";

export const birchTarRect = material({
  id: "birch_tar_rect",
  tradeName: "Birch tar oil, rectified",
  family: "woody",
  facet: "smoky",
  position: "base",
  impact: 10,
  typical: 0.1,
  max: 0.5,
  cas: "8001-88-5",
  density: 0.95,
  substantivity: null,
  source: "estimate (PW 1 % dilution; TGSC 15 is a ceiling)",
  uncertain: ["typical", "max"],
  price: [90, 250],
  handling: {
    form: "liquid",
    browns: true,
    tint: 2,
    remarks: ["strong", "grade"],
  },
  composition: {
    Guaiacol: 12,
    "4-Methylguaiacol (creosol)": 10,
    "4-Ethylguaiacol": 5,
    Phenol: 3,
    "m-Cresol": 1,
    "2,6-Xylenol": 1,
    "p-Cresol": 0.5,
    "2-Methyl-2-pentenal": 0.03,
  },
  constituents: [
    {
      name: "2-Methyl-2-pentenal",
      cas: "623-36-9",
      max: 0.05,
    },
    {
      name: "p-Cresol",
      cas: "106-44-5",
      max: 1.8,
    },
    {
      name: "2-Methoxy-4-methylphenol",
      cas: "93-51-6",
      max: 13,
    },
  ],
});
