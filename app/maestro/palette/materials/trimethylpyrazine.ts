import { material } from "../material.ts";

export const trimethylpyrazine = material({
  id: "trimethylpyrazine",
  tradeName: "2,3,5-Trimethylpyrazine (roasted nut)",
  family: "oriental",
  facet: "gourmand",
  position: "top",
  impact: 9,
  typical: 0.02,
  max: 0.1,
  cas: "14667-55-1",
  density: 0.979,
  substantivity: null,
  source: "typ estimate; TGSC 0.1",
  uncertain: ["typical"],
  price: [60, 180],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["strong"],
  },
  chemical: {
    molarMass: 122.17,
    boils: 171,
    pressure: 149,
    pressureFrom: "modelled",
    threshold: 5,
    thresholdFrom: "recalled",
  },
});
