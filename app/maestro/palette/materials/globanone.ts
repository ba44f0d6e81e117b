import { material } from "../material.ts";

export const globanone = material({
  id: "globanone",
  tradeName: "Globanone (cyclohexadec-8-enone)",
  family: "musk",
  facet: "floral",
  position: "base",
  impact: 6,
  typical: 1,
  max: 3,
  cas: "3100-36-5",
  density: 0.93,
  substantivity: null,
  source: "typ estimate; TGSC 3",
  uncertain: ["typical"],
  price: [120, 350],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 236.4,
    boils: 325,
    pressure: 0.03,
    pressureFrom: "estimate",
    threshold: 2,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Cyclohexadecenone",
      cas: "3100-36-5",
      max: 100,
    },
  ],
});
