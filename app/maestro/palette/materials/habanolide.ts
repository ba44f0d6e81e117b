import { material } from "../material.ts";

export const habanolide = material({
  id: "habanolide",
  tradeName: "Habanolide",
  family: "musk",
  facet: "clean",
  position: "base",
  impact: 5,
  typical: 0.5,
  max: 10,
  cas: "34902-57-3",
  density: 0.957,
  substantivity: 348,
  source: "PW avg 0.5; TGSC 10",
  uncertain: [],
  price: [35, 80],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 238.37,
    boils: 328,
    pressure: 0.03,
    pressureFrom: "estimate",
    threshold: 0.5,
    thresholdFrom: "guess",
  },
});
