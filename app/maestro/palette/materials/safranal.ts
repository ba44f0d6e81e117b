import { material } from "../material.ts";

export const safranal = material({
  id: "safranal",
  tradeName: "Safranal",
  family: "oriental",
  facet: "saffron",
  position: "top",
  impact: 10,
  typical: 0.02,
  max: 0.06,
  cas: "116-26-7",
  density: 0.973,
  substantivity: 64,
  source: "max = IFRA at 20 % dosage; typ estimate",
  uncertain: ["typical"],
  price: [900, 2500],
  handling: {
    form: "liquid",
    browns: true,
    tint: 1,
    remarks: ["strong", "aldehyde"],
  },
  chemical: {
    molarMass: 150.22,
    boils: 218,
    pressure: 10,
    pressureFrom: "estimate",
    threshold: 0.3,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "2,6,6-Trimethylcyclohex-1,3-dienyl methanal",
      cas: "116-26-7",
      max: 100,
    },
  ],
});
