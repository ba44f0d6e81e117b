import { material } from "../material.ts";

export const velvione = material({
  id: "velvione",
  tradeName: "Velvione (ambretone)",
  family: "musk",
  facet: "powdery",
  position: "base",
  impact: 6,
  typical: 1,
  max: 5,
  cas: "37609-25-9",
  density: 0.93,
  substantivity: null,
  source: "PW 0.5-1-5",
  uncertain: [],
  price: [250, 700],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 236.4,
    boils: 325,
    pressure: 0.03,
    pressureFrom: "estimate",
    threshold: 2,
    thresholdFrom: "guess",
  },
});
