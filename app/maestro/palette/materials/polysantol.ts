import { material } from "../material.ts";

export const polysantol = material({
  id: "polysantol",
  tradeName: "Polysantol",
  family: "woody",
  facet: "creamy",
  position: "base",
  impact: 8,
  typical: 0.5,
  max: 4,
  cas: "107898-54-4",
  density: 0.9,
  substantivity: null,
  source: "makers' ranges 0.5-3, max 4",
  uncertain: [],
  price: [60, 160],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 222.37,
    boils: 290,
    pressure: 0.15,
    pressureFrom: "estimate",
    threshold: 0.5,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "3,3-Dimethyl-5-(2,2,3-trimethyl-3-cyclopenten-1-yl)-4-penten-2-ol",
      cas: "107898-54-4",
      max: 100,
    },
  ],
});
