import { material } from "../material.ts";

export const oxane = material({
  id: "oxane",
  tradeName: "Oxane (passion fruit, lychee)",
  family: "citrus",
  facet: "fruity",
  position: "top",
  impact: 10,
  typical: 0.01,
  max: 0.1,
  cas: "67715-80-4",
  density: 1,
  substantivity: null,
  source: "typ estimate; TGSC 0.5, max lowered",
  uncertain: ["typical", "max"],
  price: [300, 900],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["strong", "iron"],
  },
  chemical: {
    molarMass: 160.28,
    boils: 230,
    pressure: 19,
    pressureFrom: "estimate",
    threshold: 0.02,
    thresholdFrom: "guess",
  },
});
