import { material } from "../material.ts";

export const cedramber = material({
  id: "cedramber",
  tradeName: "Cedramber",
  family: "woody",
  facet: "amber",
  position: "base",
  impact: 5,
  typical: 0.7,
  max: 5.3,
  cas: "19870-74-7",
  density: 0.98,
  substantivity: null,
  source: "PW 0.07-0.7-5.3",
  uncertain: [],
  price: [20, 50],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 236.4,
    boils: 290,
    pressure: 0.0881,
    pressureFrom: "modelled",
    threshold: 5,
    thresholdFrom: "guess",
  },
});
