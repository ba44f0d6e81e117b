import { material } from "../material.ts";

export const verdylAcetate = material({
  id: "verdyl_acetate",
  tradeName: "Verdyl acetate (Jasmacyclene)",
  family: "citrus",
  facet: "clean",
  position: "middle",
  impact: 3,
  typical: 2,
  max: 5,
  cas: "5413-60-5",
  density: 1.07,
  substantivity: null,
  source: "PW 0.52-3.9-26, typ lowered; TGSC 5",
  uncertain: ["typical"],
  price: [5, 12],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 192.26,
    boils: 250,
    pressure: 0.63,
    pressureFrom: "estimate",
    threshold: 20,
    thresholdFrom: "guess",
  },
});
