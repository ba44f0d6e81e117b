import { material } from "../material.ts";

export const ambretteSeed = material({
  id: "ambrette_seed",
  tradeName: "Ambrette seed absolute",
  family: "musk",
  facet: "skin",
  position: "base",
  impact: 6,
  typical: 0.3,
  max: 2,
  cas: "8015-62-1",
  density: 0.92,
  substantivity: null,
  source: "estimate",
  uncertain: ["typical", "max"],
  price: [2500, 6000],
  handling: {
    form: "liquid",
    browns: false,
    tint: 1,
    remarks: ["waxes"],
  },
  composition: {
    "Farnesyl acetate": 52,
    "Ambrettolide ((Z)-7-hexadecen-16-olide)": 8,
    "Palmitic acid": 6,
    "Linoleic acid": 5,
    Farnesol: 4,
    "Dodecyl acetate": 2.5,
    "Decyl acetate": 2,
    "(Z)-5-Tetradecen-14-olide": 1,
  },
  constituents: [
    {
      name: "Farnesol",
      cas: "4602-84-0",
      max: 1.67,
    },
    {
      name: "Farnesal",
      cas: "19317-11-4",
      max: 0.5,
    },
    {
      name: "Farnesol",
      cas: "4602-84-0",
      max: 5,
    },
  ],
});
