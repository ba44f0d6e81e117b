import { material } from "../material.ts";

export const linalool = material({
  id: "linalool",
  tradeName: "Linalool",
  family: "citrus",
  facet: "floral",
  position: "top",
  impact: 5,
  typical: 5,
  max: 12,
  cas: "78-70-6",
  density: 0.862,
  substantivity: 12,
  source: "lab sheet 5; TGSC 12; PW 40",
  uncertain: [],
  price: [8, 15],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises"],
  },
  chemical: {
    molarMass: 154.25,
    boils: 198,
    pressure: 21.3,
    pressureFrom: "measured",
    threshold: 3,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Linalool",
      cas: "78-70-6",
      max: 100,
    },
  ],
});
