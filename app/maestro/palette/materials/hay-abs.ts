import { material } from "../material.ts";

export const hayAbs = material({
  id: "hay_abs",
  tradeName: "Hay absolute (foin)",
  family: "oriental",
  facet: "tobacco",
  position: "base",
  impact: 6,
  typical: 0.3,
  max: 1,
  cas: "8031-00-3",
  density: 1.05,
  substantivity: null,
  source: "typ estimate; PW max 1",
  uncertain: ["typical"],
  price: [500, 1300],
  handling: {
    form: "paste",
    dilution: 10,
    browns: true,
    tint: 3,
    remarks: [],
  },
  composition: {
    "Palmitic acid": 15,
    "Linolenic acid": 8,
    Coumarin: 6,
    Phytol: 4,
    "Melilotic acid": 2,
    Neophytadiene: 2,
    Dihydroactinidiolide: 0.4,
    Vanillin: 0.1,
  },
  constituents: [
    {
      name: "Coumarin",
      cas: "91-64-5",
      max: 8,
    },
    {
      name: "Vanillin",
      cas: "121-33-5",
      max: 0.13,
    },
  ],
});
