import { material } from "../material.ts";

export const hedione = material({
  id: "hedione",
  tradeName: "Hedione (methyl dihydrojasmonate)",
  family: "floral",
  facet: "airy",
  position: "middle",
  impact: 3,
  typical: 10,
  max: 50,
  cas: "24851-98-7",
  density: 1,
  substantivity: 72,
  source: "lab sheet 10; PW 50",
  uncertain: [],
  price: [12, 30],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 226.32,
    boils: 308,
    pressure: 0.12,
    pressureFrom: "modelled",
    threshold: 15,
    thresholdFrom: "guess",
  },
});
