import { material } from "../material.ts";

export const muscone = material({
  id: "muscone",
  tradeName: "Muscone",
  family: "musk",
  facet: "animalic",
  position: "base",
  impact: 7,
  typical: 0.6,
  max: 6,
  cas: "541-91-3",
  density: 0.922,
  substantivity: 400,
  source: "PW 0.06-0.6-6",
  uncertain: [],
  price: [500, 2000],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 238.41,
    boils: 329,
    pressure: 0.04,
    pressureFrom: "estimate",
    threshold: 4.5,
    thresholdFrom: "recalled",
  },
});
