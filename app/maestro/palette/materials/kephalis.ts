import { material } from "../material.ts";

export const kephalis = material({
  id: "kephalis",
  tradeName: "Kephalis",
  family: "woody",
  facet: "dry",
  position: "base",
  impact: 4,
  typical: 3,
  max: 10,
  cas: "36306-87-3",
  density: 0.95,
  substantivity: null,
  source: "PW 0.3-3-10",
  uncertain: [],
  price: [30, 70],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 224.34,
    boils: 280,
    pressure: 0.57,
    pressureFrom: "estimate",
    threshold: 3,
    thresholdFrom: "guess",
  },
});
