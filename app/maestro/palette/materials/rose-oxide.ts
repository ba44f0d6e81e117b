import { material } from "../material.ts";

export const roseOxide = material({
  id: "rose_oxide",
  tradeName: "Rose oxide",
  family: "floral",
  facet: "rose",
  position: "top",
  impact: 9,
  typical: 0.05,
  max: 2,
  cas: "16409-43-1",
  density: 0.872,
  substantivity: null,
  source: "typ estimate; TGSC (laevo) 2",
  uncertain: ["typical"],
  price: [60, 180],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 154.25,
    boils: 195,
    pressure: 70,
    pressureFrom: "estimate",
    threshold: 0.2,
    thresholdFrom: "recalled",
  },
});
