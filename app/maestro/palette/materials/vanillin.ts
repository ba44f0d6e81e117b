import { material } from "../material.ts";

export const vanillin = material({
  id: "vanillin",
  tradeName: "Vanillin",
  family: "oriental",
  facet: "vanilla",
  position: "base",
  impact: 7,
  typical: 1,
  max: 8,
  cas: "121-33-5",
  density: 1.06,
  substantivity: 400,
  source: "lab sheet 1; TGSC 8 (crystal)",
  uncertain: [],
  price: [12, 30],
  handling: {
    form: "crystal",
    dilution: 10,
    browns: true,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 152.15,
    boils: 285,
    pressure: 0.0158,
    pressureFrom: "measured",
    threshold: 0.6,
    thresholdFrom: "recalled",
  },
  constituents: [
    {
      name: "Vanillin",
      cas: "121-33-5",
      max: 100,
    },
  ],
});
