import { material } from "../material.ts";

export const vanillaAbs = material({
  id: "vanilla_abs",
  tradeName: "Vanilla absolute",
  family: "oriental",
  facet: "vanilla",
  position: "base",
  impact: 7,
  typical: 0.5,
  max: 5,
  cas: "8024-06-4",
  density: 1,
  substantivity: null,
  source: "estimate",
  uncertain: ["typical", "max"],
  price: [600, 2500],
  handling: {
    form: "paste",
    dilution: 10,
    browns: true,
    tint: 3,
    remarks: [],
  },
  composition: {
    "Linoleic acid": 12,
    Vanillin: 10,
    "Palmitic acid": 8,
    "Oleic acid": 5,
    "4-Hydroxybenzaldehyde": 1,
    "Vanillic acid": 1,
    "Anisyl alcohol": 0.2,
    Guaiacol: 0.1,
  },
  constituents: [
    {
      name: "Anise Alcohol",
      cas: "105-13-5",
      max: 0.05,
    },
    {
      name: "Anise Alcohol",
      cas: "105-13-5",
      max: 0.7,
    },
    {
      name: "p-Methoxybenzaldehyde",
      cas: "123-11-5",
      max: 0.03,
    },
  ],
});
