import { material } from "../material.ts";

export const ethylVanillin = material({
  id: "ethyl_vanillin",
  tradeName: "Ethyl vanillin",
  family: "oriental",
  facet: "vanilla",
  position: "base",
  impact: 8,
  typical: 0.5,
  max: 8,
  cas: "121-32-4",
  density: 1.19,
  substantivity: 400,
  source: "typ estimate; TGSC 8 (crystal)",
  uncertain: ["typical"],
  price: [14, 32],
  handling: {
    form: "crystal",
    dilution: 10,
    browns: true,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 166.18,
    boils: 290,
    pressure: 0.01,
    pressureFrom: "estimate",
    threshold: 0.2,
    thresholdFrom: "guess",
  },
});
