import { material } from "../material.ts";

export const theaspirane = material({
  id: "theaspirane",
  tradeName: "Theaspirane (black tea, cassis)",
  family: "citrus",
  facet: "fruity",
  position: "top",
  impact: 8,
  typical: 0.05,
  max: 0.5,
  cas: "36431-72-8",
  density: 0.93,
  substantivity: null,
  source: "typ estimate; TGSC 0.5",
  uncertain: ["typical"],
  price: [180, 500],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 194.32,
    boils: 235,
    pressure: 8,
    pressureFrom: "estimate",
    threshold: 1,
    thresholdFrom: "guess",
  },
});
