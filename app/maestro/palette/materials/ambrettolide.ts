import { material } from "../material.ts";

export const ambrettolide = material({
  id: "ambrettolide",
  tradeName: "Ambrettolide",
  family: "musk",
  facet: "skin",
  position: "base",
  impact: 6,
  typical: 1,
  max: 10,
  cas: "123-69-3",
  density: 0.955,
  substantivity: null,
  source: "PW 0.2-1-10",
  uncertain: [],
  price: [180, 500],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 252.4,
    boils: 330,
    pressure: 0.025,
    pressureFrom: "estimate",
    threshold: 0.8,
    thresholdFrom: "guess",
  },
});
