import { material } from "../material.ts";

export const methylAnthranilate = material({
  id: "methyl_anthranilate",
  tradeName: "Methyl anthranilate",
  family: "floral",
  facet: "white",
  position: "middle",
  impact: 7,
  typical: 0.5,
  max: 10,
  cas: "134-20-3",
  density: 1.168,
  substantivity: 88,
  source: "typ estimate; TGSC 10",
  uncertain: ["typical"],
  price: [10, 22],
  handling: {
    form: "liquid",
    browns: true,
    tint: 0,
    remarks: ["melt", "amine"],
  },
  chemical: {
    molarMass: 151.16,
    boils: 256,
    pressure: 3.61,
    pressureFrom: "measured",
    threshold: 1,
    thresholdFrom: "guess",
  },
});
