import { material } from "../material.ts";

export const vetiverylAcetate = material({
  id: "vetiveryl_acetate",
  tradeName: "Vetiveryl acetate",
  family: "woody",
  facet: "earthy",
  position: "base",
  impact: 5,
  typical: 2.3,
  max: 4,
  cas: "84082-84-8",
  density: 1,
  substantivity: null,
  source: "PW 0.13-2.3-20; max = IFRA at 22 %",
  uncertain: [],
  price: [300, 650],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  composition: {
    "Khusimyl acetate": 18,
    "beta-Vetivone": 5,
    "beta-Vetivenene": 5,
    "alpha-Vetivone": 4,
    "delta-Cadinene": 3,
    Khusimol: 2,
    Isovalencenol: 1,
  },
  constituents: [
    {
      name: "Acetylated Vetiver oil",
      cas: "84082-84-8",
      max: 100,
    },
  ],
});
