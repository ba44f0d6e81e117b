import { material } from "../material.ts";

export const florol = material({
  id: "florol",
  tradeName: "Florol / Florosa",
  family: "floral",
  facet: "muguet",
  position: "middle",
  impact: 6,
  typical: 3,
  max: 10,
  cas: "63500-71-0",
  density: 0.953,
  substantivity: 24,
  source: "lab sheet 3; PW 10; Givaudan 0.5-6",
  uncertain: [],
  price: [20, 40],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 172.27,
    boils: 238,
    pressure: 1.3,
    pressureFrom: "estimate",
    threshold: 2,
    thresholdFrom: "guess",
  },
});
