import { material } from "../material.ts";

export const linalylAcetate = material({
  id: "linalyl_acetate",
  tradeName: "Linalyl acetate",
  family: "citrus",
  facet: "aromatic",
  position: "top",
  impact: 5,
  typical: 4,
  max: 25,
  cas: "115-95-7",
  density: 0.901,
  substantivity: 20,
  source: "PW 0.1-4-25",
  uncertain: [],
  price: [9, 18],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["acid"],
  },
  chemical: {
    molarMass: 196.29,
    boils: 220,
    pressure: 14.8,
    pressureFrom: "measured",
    threshold: 20,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Linalyl Acetate",
      cas: "115-95-7",
      max: 100,
    },
  ],
});
