import { material } from "../material.ts";

export const deltaDecalactone = material({
  id: "delta_decalactone",
  tradeName: "delta-Decalactone (milk, coconut cream)",
  family: "oriental",
  facet: "gourmand",
  position: "base",
  impact: 7,
  typical: 0.3,
  max: 5,
  cas: "705-86-2",
  density: 0.955,
  substantivity: null,
  source: "typ estimate; PW 5; TGSC 8",
  uncertain: ["typical"],
  price: [60, 160],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 170.25,
    boils: 281,
    pressure: 0.85,
    pressureFrom: "estimate",
    threshold: 2,
    thresholdFrom: "recalled",
  },
});
