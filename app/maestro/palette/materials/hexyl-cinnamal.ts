import { material } from "../material.ts";

export const hexylCinnamal = material({
  id: "hexyl_cinnamal",
  tradeName: "alpha-Hexylcinnamaldehyde",
  family: "floral",
  facet: "white",
  position: "base",
  impact: 5,
  typical: 5,
  max: 50,
  cas: "101-86-0",
  density: 0.955,
  substantivity: 400,
  source: "PW 0.5-5-50",
  uncertain: [],
  price: [6, 12],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0.5,
    remarks: ["aldehyde"],
  },
  chemical: {
    molarMass: 216.32,
    boils: 307,
    pressure: 0.07,
    pressureFrom: "estimate",
    threshold: 2,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Hexyl Cinnamal",
      cas: "101-86-0",
      max: 100,
    },
  ],
});
