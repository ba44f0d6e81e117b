import { material } from "../material.ts";

export const melozone = material({
  id: "melozone",
  tradeName: "Melozone",
  family: "aquatic",
  facet: "ozonic",
  position: "top",
  impact: 8,
  typical: 0.3,
  max: 4,
  cas: "30772-79-3",
  density: 1.02,
  substantivity: null,
  source: "typ estimate; TGSC 4",
  uncertain: ["typical"],
  price: [60, 200],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises", "aldehyde"],
  },
  chemical: {
    molarMass: 164.25,
    boils: 230,
    pressure: 6,
    pressureFrom: "estimate",
    threshold: 0.5,
    thresholdFrom: "guess",
  },
});
