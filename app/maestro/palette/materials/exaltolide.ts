import { material } from "../material.ts";

export const exaltolide = material({
  id: "exaltolide",
  tradeName: "Exaltolide (cyclopentadecanolide)",
  family: "musk",
  facet: "skin",
  position: "base",
  impact: 5,
  typical: 2,
  max: 10,
  cas: "106-02-5",
  density: 0.94,
  substantivity: 400,
  source: "estimate",
  uncertain: ["typical", "max"],
  price: [60, 150],
  handling: {
    form: "crystal",
    dilution: 50,
    browns: false,
    tint: 0,
    remarks: ["melt"],
  },
  chemical: {
    molarMass: 240.39,
    boils: 315,
    pressure: 0.05,
    pressureFrom: "estimate",
    threshold: 2,
    thresholdFrom: "recalled",
  },
  constituents: [
    {
      name: "Cyclopentadecanolide",
      cas: "106-02-5",
      max: 100,
    },
  ],
});
