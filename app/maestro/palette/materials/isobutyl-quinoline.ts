import { material } from "../material.ts";

export const isobutylQuinoline = material({
  id: "isobutyl_quinoline",
  tradeName: "Isobutyl quinoline (leather)",
  family: "woody",
  facet: "leather",
  position: "base",
  impact: 10,
  typical: 0.2,
  max: 2,
  cas: "65442-31-1",
  density: 1.01,
  substantivity: 168,
  source: "lab 0.1-1; TGSC 2",
  uncertain: [],
  price: [80, 200],
  handling: {
    form: "liquid",
    browns: true,
    tint: 1,
    remarks: [],
  },
  chemical: {
    molarMass: 185.27,
    boils: 285,
    pressure: 0.25,
    pressureFrom: "estimate",
    threshold: 0.1,
    thresholdFrom: "guess",
  },
});
