import { material } from "../material.ts";

export const cis3Hexenol = material({
  id: "cis3_hexenol",
  tradeName: "cis-3-Hexenol (leaf alcohol)",
  family: "aquatic",
  facet: "green",
  position: "top",
  impact: 9,
  typical: 0.2,
  max: 8,
  cas: "928-96-1",
  density: 0.848,
  substantivity: 4,
  source: "typ estimate; TGSC 8",
  uncertain: ["typical"],
  price: [35, 80],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 100.16,
    boils: 156.5,
    pressure: 139,
    pressureFrom: "modelled",
    threshold: 12,
    thresholdFrom: "guess",
  },
});
