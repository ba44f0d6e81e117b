import { material } from "../material.ts";

export const gammaUndecalactone = material({
  id: "gamma_undecalactone",
  tradeName: "gamma-Undecalactone (aldehyde C-14)",
  family: "floral",
  facet: "fruity",
  position: "base",
  impact: 7,
  typical: 0.3,
  max: 10,
  cas: "104-67-6",
  density: 0.944,
  substantivity: 338,
  source: "lab sheet 0.3; TGSC 10",
  uncertain: [],
  price: [15, 35],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 184.28,
    boils: 286,
    pressure: 0.4,
    pressureFrom: "modelled",
    threshold: 1,
    thresholdFrom: "guess",
  },
});
