import { material } from "../material.ts";

export const norlimbanol = material({
  id: "norlimbanol",
  tradeName: "Norlimbanol / Timberol type",
  family: "woody",
  facet: "amber",
  position: "base",
  impact: 10,
  typical: 0.5,
  max: 2,
  cas: "70788-30-6",
  density: 0.9,
  substantivity: null,
  source: "typ estimate; TGSC 2; PW 0.2-1.5-10",
  uncertain: ["typical"],
  price: [120, 350],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 226.4,
    boils: 292,
    pressure: 0.1,
    pressureFrom: "estimate",
    threshold: 0.05,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "1-(2,2,6-Trimethylcyclohexyl)-3-hexanol",
      cas: "70788-30-6",
      max: 100,
    },
  ],
});
