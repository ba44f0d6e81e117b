import { material } from "../material.ts";

export const ambrinol = material({
  id: "ambrinol",
  tradeName: "Ambrinol (animal ambergris)",
  family: "oriental",
  facet: "ambergris",
  position: "base",
  impact: 9,
  typical: 0.05,
  max: 0.5,
  cas: "41199-19-3",
  density: 0.97,
  substantivity: null,
  source: "typ estimate; TGSC 1",
  uncertain: ["typical"],
  price: [400, 1200],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 194.32,
    boils: 275,
    pressure: 0.823,
    pressureFrom: "modelled",
    threshold: 0.05,
    thresholdFrom: "guess",
  },
});
