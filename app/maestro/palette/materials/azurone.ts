import { material } from "../material.ts";

export const azurone = material({
  id: "azurone",
  tradeName: "Azurone",
  family: "aquatic",
  facet: "marine",
  position: "base",
  impact: 10,
  typical: 0.02,
  max: 0.2,
  cas: "362467-67-2",
  density: 1.07,
  substantivity: null,
  source: "estimate (stronger than Calone; no published range found)",
  uncertain: ["typical", "max"],
  price: [600, 2500],
  handling: {
    form: "crystal",
    dilution: 1,
    browns: false,
    tint: 0,
    remarks: ["strong"],
  },
  chemical: {
    molarMass: 234.29,
    boils: 320,
    pressure: 0.008,
    pressureFrom: "estimate",
    threshold: 0.01,
    thresholdFrom: "guess",
  },
});
