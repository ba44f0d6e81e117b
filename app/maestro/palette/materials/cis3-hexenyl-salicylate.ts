import { material } from "../material.ts";

export const cis3HexenylSalicylate = material({
  id: "cis3_hexenyl_salicylate",
  tradeName: "cis-3-Hexenyl salicylate (solar green)",
  family: "floral",
  facet: "solar",
  position: "base",
  impact: 4,
  typical: 1,
  max: 5,
  cas: "65405-77-8",
  density: 1.058,
  substantivity: null,
  source: "typ estimate; PW 3.3; TGSC 5",
  uncertain: ["typical"],
  price: [35, 80],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 220.27,
    boils: 315,
    pressure: 0.03,
    pressureFrom: "estimate",
    threshold: 10,
    thresholdFrom: "guess",
  },
});
