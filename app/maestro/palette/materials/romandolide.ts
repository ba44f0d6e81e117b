import { material } from "../material.ts";

export const romandolide = material({
  id: "romandolide",
  tradeName: "Romandolide",
  family: "musk",
  facet: "clean",
  position: "base",
  impact: 4,
  typical: 0.5,
  max: 20,
  cas: "236391-76-7",
  density: 1.01,
  substantivity: 400,
  source: "PW avg 0.5; TGSC 20",
  uncertain: [],
  price: [60, 140],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 270.37,
    boils: 330,
    pressure: 0.03,
    pressureFrom: "estimate",
    threshold: 1.5,
    thresholdFrom: "guess",
  },
});
