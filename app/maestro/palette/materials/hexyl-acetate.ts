import { material } from "../material.ts";

export const hexylAcetate = material({
  id: "hexyl_acetate",
  tradeName: "Hexyl acetate",
  family: "citrus",
  facet: "fruity",
  position: "top",
  impact: 6,
  typical: 1,
  max: 21,
  cas: "142-92-7",
  density: 0.872,
  substantivity: 5,
  source: "typ estimate inside PW 0.42-3.1-21",
  uncertain: ["typical"],
  price: [6, 14],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 144.21,
    boils: 171.5,
    pressure: 176,
    pressureFrom: "measured",
    threshold: 88,
    thresholdFrom: "measured",
  },
});
