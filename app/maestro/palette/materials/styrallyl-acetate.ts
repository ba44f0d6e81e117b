import { material } from "../material.ts";

export const styrallylAcetate = material({
  id: "styrallyl_acetate",
  tradeName: "Styrallyl acetate (gardenia)",
  family: "floral",
  facet: "white",
  position: "top",
  impact: 8,
  typical: 0.3,
  max: 3.3,
  cas: "93-92-5",
  density: 1.026,
  substantivity: null,
  source: "typ estimate; PW 3.3; TGSC 5",
  uncertain: ["typical"],
  price: [9, 20],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 164.2,
    boils: 213,
    pressure: 9,
    pressureFrom: "estimate",
    threshold: 2,
    thresholdFrom: "guess",
  },
});
