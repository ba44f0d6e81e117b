import { material } from "../material.ts";

export const methoxymelonal = material({
  id: "methoxymelonal",
  tradeName: "Methoxy melonal",
  family: "aquatic",
  facet: "melon",
  position: "top",
  impact: 8,
  typical: 0.1,
  max: 1,
  cas: "62439-41-2",
  density: 0.9,
  substantivity: null,
  source: "typ estimate; TGSC 1",
  uncertain: ["typical"],
  price: [60, 200],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises", "aldehyde"],
  },
  chemical: {
    molarMass: 172.27,
    boils: 218,
    pressure: 27,
    pressureFrom: "estimate",
    threshold: 0.5,
    thresholdFrom: "guess",
  },
});
