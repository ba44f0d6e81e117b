import { material } from "../material.ts";

export const aldehydeC12Lauric = material({
  id: "aldehyde_c12_lauric",
  tradeName: "Aldehyde C-12 lauric",
  family: "citrus",
  facet: "aldehydic",
  position: "top",
  impact: 9,
  typical: 0.1,
  max: 2,
  cas: "112-54-9",
  density: 0.83,
  substantivity: null,
  source: "PW 0.01-0.1-2",
  uncertain: [],
  price: [18, 40],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises", "aldehyde"],
  },
  chemical: {
    molarMass: 184.32,
    boils: 247,
    pressure: 2.07,
    pressureFrom: "modelled",
    threshold: 0.5,
    thresholdFrom: "recalled",
  },
});
