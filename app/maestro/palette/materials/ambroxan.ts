import { material } from "../material.ts";

export const ambroxan = material({
  id: "ambroxan",
  tradeName: "Ambroxan",
  family: "oriental",
  facet: "ambergris",
  position: "base",
  impact: 7,
  typical: 1,
  max: 2,
  cas: "6790-58-5",
  density: 1,
  substantivity: null,
  source: "lab sheet 1; PW 2 (crystal)",
  uncertain: [],
  price: [300, 700],
  handling: {
    form: "crystal",
    dilution: 10,
    browns: false,
    tint: 0,
    remarks: ["warm"],
  },
  chemical: {
    molarMass: 236.4,
    boils: 300,
    pressure: 0.1,
    pressureFrom: "estimate",
    threshold: 0.3,
    thresholdFrom: "recalled",
  },
});
