import { material } from "../material.ts";

export const aldehydeC16 = material({
  id: "aldehyde_c16",
  tradeName: "Aldehyde C-16 (strawberry)",
  family: "citrus",
  facet: "fruity",
  position: "base",
  impact: 6,
  typical: 0.2,
  max: 3,
  cas: "77-83-8",
  density: 1.087,
  substantivity: null,
  source: "typ estimate; PW 3; TGSC 15",
  uncertain: ["typical"],
  price: [15, 40],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 206.24,
    boils: 275,
    pressure: 0.136,
    pressureFrom: "modelled",
    threshold: 2,
    thresholdFrom: "guess",
  },
});
