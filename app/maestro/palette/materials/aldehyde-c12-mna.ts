import { material } from "../material.ts";

export const aldehydeC12Mna = material({
  id: "aldehyde_c12_mna",
  tradeName: "Aldehyde C-12 MNA",
  family: "citrus",
  facet: "aldehydic",
  position: "middle",
  impact: 9,
  typical: 0.1,
  max: 2.5,
  cas: "110-41-8",
  density: 0.83,
  substantivity: 388,
  source: "PW 0.01-0.1-2.5",
  uncertain: [],
  price: [20, 45],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises", "aldehyde"],
  },
  chemical: {
    molarMass: 184.32,
    boils: 240,
    pressure: 7,
    pressureFrom: "estimate",
    threshold: 1,
    thresholdFrom: "guess",
  },
});
