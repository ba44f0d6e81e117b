import { material } from "../material.ts";

export const transluzone = material({
  id: "transluzone",
  tradeName: "Transluzone",
  family: "aquatic",
  facet: "marine",
  position: "base",
  impact: 9,
  typical: 0.1,
  max: 1,
  cas: "195251-91-3",
  density: 1.1,
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
    molarMass: 220.27,
    boils: 308,
    pressure: 0.015,
    pressureFrom: "estimate",
    threshold: 0.05,
    thresholdFrom: "guess",
  },
});
