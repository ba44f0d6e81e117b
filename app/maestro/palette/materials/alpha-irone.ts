import { material } from "../material.ts";

export const alphaIrone = material({
  id: "alpha_irone",
  tradeName: "alpha-Irone",
  family: "floral",
  facet: "powdery",
  position: "middle",
  impact: 8,
  typical: 0.2,
  max: 2,
  cas: "79-69-6",
  density: 0.935,
  substantivity: null,
  source: "typ estimate; PW 5; TGSC 2",
  uncertain: ["typical"],
  price: [900, 2800],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 206.33,
    boils: 285,
    pressure: 0.6,
    pressureFrom: "estimate",
    threshold: 0.1,
    thresholdFrom: "recalled",
  },
});
