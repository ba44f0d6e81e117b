import { material } from "../material.ts";

export const clearwood = material({
  id: "clearwood",
  tradeName: "Clearwood",
  family: "woody",
  facet: "clean",
  position: "base",
  impact: 5,
  typical: 1,
  max: 5,
  cas: "1450625-49-6",
  density: 0.98,
  substantivity: null,
  source: "PW 0.1-0.5-5; typ estimate",
  uncertain: ["typical"],
  price: [70, 160],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 222.37,
    boils: 287,
    pressure: 0.5,
    pressureFrom: "estimate",
    threshold: 5,
    thresholdFrom: "guess",
  },
});
