import { material } from "../material.ts";

export const civetone = material({
  id: "civetone",
  tradeName: "Civetone (synthetic)",
  family: "musk",
  facet: "animalic",
  position: "base",
  impact: 9,
  typical: 0.02,
  max: 0.1,
  cas: "542-46-1",
  density: 0.92,
  substantivity: null,
  source: "typ estimate; TGSC 0.1",
  uncertain: ["typical"],
  price: [900, 3000],
  handling: {
    form: "crystal",
    dilution: 1,
    browns: false,
    tint: 0,
    remarks: ["melt"],
  },
  chemical: {
    molarMass: 250.43,
    boils: 342,
    pressure: 0.015,
    pressureFrom: "estimate",
    threshold: 0.5,
    thresholdFrom: "guess",
  },
});
