import { material } from "../material.ts";

export const citronellol = material({
  id: "citronellol",
  tradeName: "Citronellol",
  family: "floral",
  facet: "rose",
  position: "middle",
  impact: 5,
  typical: 1,
  max: 8,
  cas: "106-22-9",
  density: 0.856,
  substantivity: 56,
  source: "PW 0.1-1-8",
  uncertain: [],
  price: [18, 35],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 156.27,
    boils: 224.5,
    pressure: 5.9,
    pressureFrom: "measured",
    threshold: 10,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Citronellol",
      cas: "106-22-9",
      max: 100,
    },
  ],
});
