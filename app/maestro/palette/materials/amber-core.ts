import { material } from "../material.ts";

export const amberCore = material({
  id: "amber_core",
  tradeName: "Amber Core (amber butanol)",
  family: "woody",
  facet: "amber",
  position: "base",
  impact: 6,
  typical: 4,
  max: 40,
  cas: "139504-68-0",
  density: 0.94,
  substantivity: null,
  source: "PW 0.4-4-40; TGSC 40",
  uncertain: [],
  price: [40, 90],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 228.38,
    boils: 282,
    pressure: 0.15,
    pressureFrom: "estimate",
    threshold: 1,
    thresholdFrom: "guess",
  },
});
