import { material } from "../material.ts";

export const florhydral = material({
  id: "florhydral",
  tradeName: "Florhydral",
  family: "floral",
  facet: "muguet",
  position: "middle",
  impact: 7,
  typical: 0.3,
  max: 2,
  cas: "125109-85-5",
  density: 0.95,
  substantivity: null,
  source: "typ estimate; TGSC 2",
  uncertain: ["typical"],
  price: [80, 200],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises", "aldehyde"],
  },
  chemical: {
    molarMass: 190.29,
    boils: 260,
    pressure: 3.6,
    pressureFrom: "estimate",
    threshold: 0.2,
    thresholdFrom: "guess",
  },
});
