import { material } from "../material.ts";

export const ozonil = material({
  id: "ozonil",
  tradeName: "Ozonil (tridec-2-enenitrile)",
  family: "aquatic",
  facet: "ozonic",
  position: "middle",
  impact: 8,
  typical: 0.05,
  max: 0.5,
  cas: "22629-49-8",
  density: 0.84,
  substantivity: null,
  source: "typ estimate; TGSC 0.5",
  uncertain: ["typical"],
  price: [60, 200],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 193.33,
    boils: 285,
    pressure: 0.45,
    pressureFrom: "estimate",
    threshold: 0.5,
    thresholdFrom: "guess",
  },
});
