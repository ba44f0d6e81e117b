import { material } from "../material.ts";

export const benzoinSiam = material({
  id: "benzoin_siam",
  tradeName: "Benzoin Siam resinoid",
  family: "oriental",
  facet: "balsam",
  position: "base",
  impact: 5,
  typical: 2,
  max: 13.3,
  cas: "9000-72-0",
  density: 1.1,
  substantivity: null,
  source: "lab sheet 2; PW 13.3",
  uncertain: [],
  price: [40, 120],
  handling: {
    form: "resin",
    dilution: 50,
    browns: true,
    tint: 1,
    remarks: ["warm", "cut"],
  },
  composition: {
    "Coniferyl benzoate": 62,
    "Benzoic acid": 15,
    "Siaresinolic acid": 6,
    "Benzyl benzoate": 1.5,
    "Cinnamyl cinnamate": 1,
    Vanillin: 1,
    "Benzyl cinnamate": 0.2,
    Isoeugenol: 0.15,
  },
  constituents: [
    {
      name: "Benzyl Alcohol",
      cas: "100-51-6",
      max: 0.03,
    },
    {
      name: "Benzyl Benzoate",
      cas: "120-51-4",
      max: 2.18,
    },
    {
      name: "Eugenol",
      cas: "97-53-0",
      max: 0.08,
    },
    {
      name: "Isoeugenol",
      cas: "97-54-1",
      max: 0.18,
    },
  ],
});
