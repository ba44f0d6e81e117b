import { material } from "../material.ts";

export const gammaNonalactone = material({
  id: "gamma_nonalactone",
  tradeName: "gamma-Nonalactone (aldehyde C-18)",
  family: "oriental",
  facet: "gourmand",
  position: "middle",
  impact: 8,
  typical: 0.3,
  max: 5,
  cas: "104-61-0",
  density: 0.965,
  substantivity: 300,
  source: "makers' and PW ranges 0.075-0.75; TGSC 10; max estimate",
  uncertain: ["max"],
  price: [20, 45],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 156.22,
    boils: 243,
    pressure: 1.9,
    pressureFrom: "estimate",
    threshold: 1.5,
    thresholdFrom: "recalled",
  },
});
