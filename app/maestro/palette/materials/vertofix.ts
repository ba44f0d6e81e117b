import { material } from "../material.ts";

export const vertofix = material({
  id: "vertofix",
  tradeName: "Vertofix (acetyl cedrene)",
  family: "woody",
  facet: "leather",
  position: "base",
  impact: 4,
  typical: 3,
  max: 15,
  cas: "32388-55-9",
  density: 1,
  substantivity: null,
  source: "PW 0.2-3-15",
  uncertain: [],
  price: [15, 35],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 246.39,
    boils: 320,
    pressure: 0.0293,
    pressureFrom: "modelled",
    threshold: 3,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Acetyl Cedrene",
      cas: "32388-55-9",
      max: 100,
    },
  ],
});
