import { material } from "../material.ts";

export const tonkaAbs = material({
  id: "tonka_abs",
  tradeName: "Tonka bean absolute",
  family: "oriental",
  facet: "tonka",
  position: "base",
  impact: 7,
  typical: 0.5,
  max: 8,
  cas: "8024-04-2",
  density: 1.1,
  substantivity: null,
  source: "typ estimate; TGSC 8",
  uncertain: ["typical"],
  price: [350, 900],
  handling: {
    form: "paste",
    dilution: 10,
    browns: true,
    tint: 2,
    remarks: ["waxes"],
  },
  composition: {
    Coumarin: 60,
    "Oleic acid": 4,
    "Melilotic acid": 3,
    "Palmitic acid": 3,
    "Linoleic acid": 2,
    Dihydrocoumarin: 1,
  },
  constituents: [
    {
      name: "Coumarin",
      cas: "91-64-5",
      max: 79.13,
    },
    {
      name: "Coumarin",
      cas: "91-64-5",
      max: 56.77,
    },
    {
      name: "p-Cresol",
      cas: "1319-77-3",
      max: 0.01,
    },
    {
      name: "Dihydrocoumarin",
      cas: "119-84-6",
      max: 1.85,
    },
  ],
});
