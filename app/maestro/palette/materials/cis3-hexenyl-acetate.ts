import { material } from "../material.ts";

export const cis3HexenylAcetate = material({
  id: "cis3_hexenyl_acetate",
  tradeName: "cis-3-Hexenyl acetate",
  family: "aquatic",
  facet: "green",
  position: "top",
  impact: 8,
  typical: 0.1,
  max: 1,
  cas: "3681-71-8",
  density: 0.897,
  substantivity: null,
  source: "typ estimate; PW 1; TGSC 8",
  uncertain: ["typical"],
  price: [35, 90],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 142.2,
    boils: 166,
    pressure: 176,
    pressureFrom: "modelled",
    threshold: 10,
    thresholdFrom: "recalled",
  },
});
