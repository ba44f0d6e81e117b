import { material } from "../material.ts";

export const coumarin = material({
  id: "coumarin",
  tradeName: "Coumarin",
  family: "oriental",
  facet: "tonka",
  position: "base",
  impact: 6,
  typical: 1.5,
  max: 6.7,
  cas: "91-64-5",
  density: 0.935,
  substantivity: 364,
  source: "lab sheet 1.5; PW 6.7 (crystal)",
  uncertain: [],
  price: [12, 28],
  handling: {
    form: "crystal",
    dilution: 10,
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 146.14,
    boils: 301.7,
    pressure: 0.13,
    pressureFrom: "measured",
    threshold: 1,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Coumarin",
      cas: "91-64-5",
      max: 100,
    },
  ],
});
