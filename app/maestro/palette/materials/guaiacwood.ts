import { material } from "../material.ts";

export const guaiacwood = material({
  id: "guaiacwood",
  tradeName: "Guaiacwood oil",
  family: "woody",
  facet: "smoky",
  position: "base",
  impact: 4,
  typical: 2,
  max: 10,
  cas: "8016-23-7",
  density: 0.97,
  substantivity: null,
  source: "estimate",
  uncertain: ["typical", "max"],
  price: [30, 70],
  handling: {
    form: "paste",
    dilution: 50,
    browns: false,
    tint: 1,
    remarks: ["melt", "warm"],
  },
  composition: {
    Bulnesol: 43,
    Guaiol: 29,
    "10-epi-gamma-Eudesmol": 3,
    "gamma-Eudesmol": 3,
    "beta-Eudesmol": 2.5,
    "alpha-Eudesmol": 2,
    "alpha-Bulnesene": 2,
    "alpha-Guaiene": 1,
    Elemol: 0.8,
  },
  constituents: [
    {
      name: "Isoeugenyl Acetate",
      cas: "93-29-8",
      max: 0.12,
    },
  ],
});
