import { material } from "../material.ts";

export const allylCyclohexylpropionate = material({
  id: "allyl_cyclohexylpropionate",
  tradeName: "Allyl cyclohexylpropionate (pineapple)",
  family: "citrus",
  facet: "fruity",
  position: "top",
  impact: 8,
  typical: 0.2,
  max: 2.1,
  cas: "2705-87-5",
  density: 0.948,
  substantivity: null,
  source: "typ estimate; max = IFRA at 22 %; PW 6",
  uncertain: ["typical"],
  price: [15, 40],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["grade"],
  },
  chemical: {
    molarMass: 196.29,
    boils: 252,
    pressure: 3,
    pressureFrom: "estimate",
    threshold: 1,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Allyl 3-cyclohexylpropionate",
      cas: "2705-87-5",
      max: 100,
    },
  ],
});
