import { material } from "../material.ts";

export const cosmone = material({
  id: "cosmone",
  tradeName: "Cosmone",
  family: "musk",
  facet: "musky",
  position: "base",
  impact: 7,
  typical: 0.5,
  max: 5,
  cas: "259854-70-1",
  density: 0.93,
  substantivity: null,
  source: "PW 0.05-0.5-5",
  uncertain: [],
  price: [500, 1500],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 222.37,
    boils: 310,
    pressure: 0.05,
    pressureFrom: "estimate",
    threshold: 1,
    thresholdFrom: "guess",
  },
});
