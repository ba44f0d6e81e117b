import { material } from "../material.ts";

export const hexadecanolide = material({
  id: "hexadecanolide",
  tradeName: "Hexadecanolide (dihydroambrettolide)",
  family: "musk",
  facet: "creamy",
  position: "base",
  impact: 5,
  typical: 0.5,
  max: 3,
  cas: "109-29-5",
  density: 0.94,
  substantivity: null,
  source: "typ estimate; TGSC 3",
  uncertain: ["typical"],
  price: [150, 450],
  handling: {
    form: "crystal",
    dilution: 50,
    browns: false,
    tint: 0,
    remarks: ["melt"],
  },
  chemical: {
    molarMass: 254.41,
    boils: 330,
    pressure: 0.02,
    pressureFrom: "estimate",
    threshold: 2,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Hexadecanolactone",
      cas: "109-29-5",
      max: 100,
    },
  ],
});
