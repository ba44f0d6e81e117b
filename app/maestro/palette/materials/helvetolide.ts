import { material } from "../material.ts";

export const helvetolide = material({
  id: "helvetolide",
  tradeName: "Helvetolide",
  family: "musk",
  facet: "fruity",
  position: "base",
  impact: 6,
  typical: 0.5,
  max: 5,
  cas: "141773-73-1",
  density: 0.94,
  substantivity: null,
  source: "PW 0.05-0.5-5",
  uncertain: [],
  price: [150, 400],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 284.44,
    boils: 338,
    pressure: 0.02,
    pressureFrom: "estimate",
    threshold: 1.1,
    thresholdFrom: "recalled",
  },
});
