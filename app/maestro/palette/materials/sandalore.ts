import { material } from "../material.ts";

export const sandalore = material({
  id: "sandalore",
  tradeName: "Sandalore",
  family: "woody",
  facet: "creamy",
  position: "base",
  impact: 6,
  typical: 1.3,
  max: 10.7,
  cas: "65113-99-7",
  density: 0.9,
  substantivity: 400,
  source: "PW 0.13-1.3-10.7",
  uncertain: [],
  price: [30, 60],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 210.36,
    boils: 283,
    pressure: 0.25,
    pressureFrom: "estimate",
    threshold: 4,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "5-(2,2,3-Trimethyl-3-cyclopentenyl)-3-methylpentan-2-ol",
      cas: "65113-99-7",
      max: 100,
    },
  ],
});
