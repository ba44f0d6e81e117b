import { material } from "../material.ts";

export const nonadienal26 = material({
  id: "nonadienal_26",
  tradeName: "2,6-Nonadienal (violet leaf aldehyde)",
  family: "aquatic",
  facet: "green",
  position: "top",
  impact: 10,
  typical: 0.01,
  max: 0.1,
  cas: "557-48-2",
  density: 0.866,
  substantivity: null,
  source: "estimate from PW 1 % dilution 3-15-90 (= 0.03-0.15-0.9 neat), lowered",
  uncertain: ["typical", "max"],
  price: [400, 1200],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises", "aldehyde", "strong"],
  },
  chemical: {
    molarMass: 138.21,
    boils: 203,
    pressure: 66.8,
    pressureFrom: "modelled",
    threshold: 0.05,
    thresholdFrom: "recalled",
  },
});
