import { material } from "../material.ts";

export const floralozone = material({
  id: "floralozone",
  tradeName: "Floralozone",
  family: "aquatic",
  facet: "ozonic",
  position: "top",
  impact: 8,
  typical: 1,
  max: 10,
  cas: "67634-15-5",
  density: 0.951,
  substantivity: 80,
  source: "PW 0.1-1-10; TGSC 10",
  uncertain: [],
  price: [30, 70],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises", "aldehyde"],
  },
  chemical: {
    molarMass: 190.29,
    boils: 258,
    pressure: 1.3,
    pressureFrom: "estimate",
    threshold: 0.2,
    thresholdFrom: "guess",
  },
});
