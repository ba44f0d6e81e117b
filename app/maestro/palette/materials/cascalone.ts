import { material } from "../material.ts";

export const cascalone = material({
  id: "cascalone",
  tradeName: "Cascalone",
  family: "aquatic",
  facet: "marine",
  position: "base",
  impact: 9,
  typical: 0.1,
  max: 1,
  cas: "950919-28-5",
  density: 1.12,
  substantivity: null,
  source: "estimate (Calone as proxy)",
  uncertain: ["typical", "max"],
  price: [400, 1500],
  handling: {
    form: "crystal",
    dilution: 10,
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 206.24,
    boils: 300,
    pressure: 0.024,
    pressureFrom: "estimate",
    threshold: 0.05,
    thresholdFrom: "guess",
  },
});
