import { material } from "../material.ts";

export const serenolide = material({
  id: "serenolide",
  tradeName: "Serenolide",
  family: "musk",
  facet: "fruity",
  position: "base",
  impact: 5,
  typical: 2,
  max: 10,
  cas: "477218-42-1",
  density: 1.01,
  substantivity: null,
  source: "estimate (Helvetolide and Romandolide as proxies)",
  uncertain: ["typical", "max"],
  price: [80, 220],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 296.45,
    boils: 345,
    pressure: 0.01,
    pressureFrom: "estimate",
    threshold: 2,
    thresholdFrom: "guess",
  },
});
