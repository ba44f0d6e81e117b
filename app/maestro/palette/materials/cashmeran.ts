import { material } from "../material.ts";

export const cashmeran = material({
  id: "cashmeran",
  tradeName: "Cashmeran",
  family: "woody",
  facet: "musky",
  position: "middle",
  impact: 8,
  typical: 1,
  max: 7,
  cas: "33704-61-9",
  density: 0.96,
  substantivity: 48,
  source: "lab sheet 1 (0.1-7; niche to 20)",
  uncertain: [],
  price: [60, 130],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["melt"],
  },
  chemical: {
    molarMass: 206.33,
    boils: 286,
    pressure: 1.2,
    pressureFrom: "estimate",
    threshold: 1,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "6,7-Dihydro-1,1,2,3,3-pentamethyl-4(5H)-indanone (DPMI)",
      cas: "33704-61-9",
      max: 100,
    },
  ],
});
