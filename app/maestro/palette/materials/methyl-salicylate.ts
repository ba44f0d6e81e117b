import { material } from "../material.ts";

export const methylSalicylate = material({
  id: "methyl_salicylate",
  tradeName: "Methyl salicylate (wintergreen)",
  family: "floral",
  facet: "exotic",
  position: "top",
  impact: 8,
  typical: 0.1,
  max: 1,
  cas: "119-36-8",
  density: 1.18,
  substantivity: null,
  source: "typ estimate; PW 3, max lowered below EU 0.6 %",
  uncertain: ["typical", "max"],
  price: [6, 14],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 152.15,
    boils: 222.9,
    pressure: 13,
    pressureFrom: "estimate",
    threshold: 3,
    thresholdFrom: "recalled",
  },
  constituents: [
    {
      name: "Methyl Salicylate",
      cas: "119-36-8",
      max: 100,
    },
  ],
});
