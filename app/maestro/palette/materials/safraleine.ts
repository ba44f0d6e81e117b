import { material } from "../material.ts";

export const safraleine = material({
  id: "safraleine",
  tradeName: "Safraleine (saffron)",
  family: "oriental",
  facet: "saffron",
  position: "middle",
  impact: 9,
  typical: 0.3,
  max: 3,
  cas: "54440-17-4",
  density: 0.97,
  substantivity: 168,
  source: "lab sheet 0.3; Givaudan 0.2-3; TGSC 3",
  uncertain: [],
  price: [250, 650],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 174.24,
    boils: 260,
    pressure: 1.5,
    pressureFrom: "estimate",
    threshold: 0.2,
    thresholdFrom: "guess",
  },
});
