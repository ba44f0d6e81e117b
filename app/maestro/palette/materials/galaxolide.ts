import { material } from "../material.ts";

export const galaxolide = material({
  id: "galaxolide",
  tradeName: "Galaxolide",
  family: "musk",
  facet: "clean",
  position: "base",
  impact: 4,
  typical: 5,
  max: 60,
  cas: "1222-05-5",
  density: 1,
  substantivity: 400,
  source: "lab sheet 5; PW 60",
  uncertain: [],
  price: [10, 22],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["cut", "viscous"],
  },
  chemical: {
    molarMass: 258.4,
    boils: 325,
    pressure: 0.0727,
    pressureFrom: "measured",
    threshold: 0.9,
    thresholdFrom: "recalled",
  },
  constituents: [
    {
      name: "Hexamethylindanopyran",
      cas: "1222-05-5",
      max: 100,
    },
  ],
});
