import { material } from "../material.ts";

export const ebanol = material({
  id: "ebanol",
  tradeName: "Ebanol",
  family: "woody",
  facet: "creamy",
  position: "base",
  impact: 9,
  typical: 0.5,
  max: 5,
  cas: "67801-20-1",
  density: 0.9,
  substantivity: 400,
  source: "lab sheet 0.5; TGSC 5",
  uncertain: [],
  price: [60, 150],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 208.34,
    boils: 285,
    pressure: 0.2,
    pressureFrom: "estimate",
    threshold: 0.2,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Trimethylcyclopentenyl Methylisopentenol",
      cas: "67801-20-1",
      max: 100,
    },
  ],
});
