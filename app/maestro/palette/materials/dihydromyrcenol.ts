import { material } from "../material.ts";

export const dihydromyrcenol = material({
  id: "dihydromyrcenol",
  tradeName: "Dihydromyrcenol",
  family: "aquatic",
  facet: "fresh",
  position: "top",
  impact: 6,
  typical: 3,
  max: 8,
  cas: "18479-58-8",
  density: 0.834,
  substantivity: 16,
  source: "PW max 8; lab sheet 3; TGSC 75 is a ceiling not a habit",
  uncertain: [],
  price: [8, 18],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 156.27,
    boils: 195,
    pressure: 20,
    pressureFrom: "modelled",
    threshold: 10,
    thresholdFrom: "guess",
  },
});
