import { material } from "../material.ts";

export const indole = material({
  id: "indole",
  tradeName: "Indole",
  family: "floral",
  facet: "animalic",
  position: "base",
  impact: 10,
  typical: 0.1,
  max: 1.3,
  cas: "120-72-9",
  density: 1.22,
  substantivity: 400,
  source: "PW 0.01-0.1-1.3; TGSC 2",
  uncertain: [],
  price: [25, 60],
  handling: {
    form: "crystal",
    dilution: 1,
    browns: true,
    tint: 0,
    remarks: ["amine"],
  },
  chemical: {
    molarMass: 117.15,
    boils: 254,
    pressure: 1.63,
    pressureFrom: "measured",
    threshold: 1.4,
    thresholdFrom: "measured",
  },
});
