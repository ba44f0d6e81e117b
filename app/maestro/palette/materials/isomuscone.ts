import { material } from "../material.ts";

export const isomuscone = material({
  id: "isomuscone",
  tradeName: "Isomuscone (cyclohexadecanone)",
  family: "musk",
  facet: "animalic",
  position: "base",
  impact: 6,
  typical: 0.5,
  max: 2,
  cas: "2550-52-9",
  density: 0.93,
  substantivity: null,
  source: "typ estimate; TGSC 2",
  uncertain: ["typical"],
  price: [150, 450],
  handling: {
    form: "crystal",
    dilution: 10,
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 238.41,
    boils: 330,
    pressure: 0.02,
    pressureFrom: "estimate",
    threshold: 3,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Cyclohexadecanone",
      cas: "2550-52-9",
      max: 100,
    },
  ],
});
