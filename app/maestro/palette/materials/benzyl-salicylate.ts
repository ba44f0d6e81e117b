import { material } from "../material.ts";

export const benzylSalicylate = material({
  id: "benzyl_salicylate",
  tradeName: "Benzyl salicylate",
  family: "floral",
  facet: "solar",
  position: "base",
  impact: 3,
  typical: 4,
  max: 18,
  cas: "118-58-1",
  density: 1.175,
  substantivity: 384,
  source: "PW 0.4-4-32; max = EU 4 % at 22 %",
  uncertain: [],
  price: [6, 12],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["melt"],
  },
  chemical: {
    molarMass: 228.25,
    boils: 320,
    pressure: 0.0186,
    pressureFrom: "measured",
    threshold: 10,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Benzyl Salicylate",
      cas: "118-58-1",
      max: 100,
    },
  ],
});
