import { material } from "../material.ts";

export const eugenol = material({
  id: "eugenol",
  tradeName: "Eugenol (clove)",
  family: "oriental",
  facet: "spice",
  position: "middle",
  impact: 7,
  typical: 0.5,
  max: 7,
  cas: "97-53-0",
  density: 1.066,
  substantivity: 52,
  source: "lab sheet 0.5; PW 7",
  uncertain: [],
  price: [15, 35],
  handling: {
    form: "liquid",
    browns: true,
    tint: 0,
    remarks: ["iron"],
  },
  chemical: {
    molarMass: 164.2,
    boils: 253.2,
    pressure: 1.85,
    pressureFrom: "measured",
    threshold: 1,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Eugenol",
      cas: "97-53-0",
      max: 100,
    },
  ],
});
