import { material } from "../material.ts";

export const verdox = material({
  id: "verdox",
  tradeName: "Verdox (apple, OTBCA)",
  family: "citrus",
  facet: "fruity",
  position: "top",
  impact: 5,
  typical: 0.6,
  max: 6.4,
  cas: "88-41-5",
  density: 0.938,
  substantivity: null,
  source: "PW 0.06-0.6-6.4; TGSC 15",
  uncertain: [],
  price: [9, 20],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 198.31,
    boils: 222,
    pressure: 7.33,
    pressureFrom: "modelled",
    threshold: 5,
    thresholdFrom: "guess",
  },
});
