import { material } from "../material.ts";

export const muscenone = material({
  id: "muscenone",
  tradeName: "Muscenone",
  family: "musk",
  facet: "animalic",
  position: "base",
  impact: 8,
  typical: 0.5,
  max: 5,
  cas: "82356-51-2",
  density: 0.92,
  substantivity: null,
  source: "typ estimate; TGSC 5",
  uncertain: ["typical"],
  price: [600, 1600],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 236.4,
    boils: 325,
    pressure: 0.04,
    pressureFrom: "estimate",
    threshold: 1,
    thresholdFrom: "guess",
  },
});
