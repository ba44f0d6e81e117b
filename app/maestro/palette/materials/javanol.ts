import { material } from "../material.ts";

export const javanol = material({
  id: "javanol",
  tradeName: "Javanol",
  family: "woody",
  facet: "creamy",
  position: "base",
  impact: 9,
  typical: 0.3,
  max: 2,
  cas: "198404-98-7",
  density: 0.99,
  substantivity: 400,
  source: "typ estimate; TGSC 2",
  uncertain: ["typical"],
  price: [900, 2500],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 222.37,
    boils: 298,
    pressure: 0.07,
    pressureFrom: "estimate",
    threshold: 0.02,
    thresholdFrom: "recalled",
  },
});
