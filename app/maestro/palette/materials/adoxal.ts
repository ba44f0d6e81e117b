import { material } from "../material.ts";

export const adoxal = material({
  id: "adoxal",
  tradeName: "Adoxal",
  family: "aquatic",
  facet: "ozonic",
  position: "middle",
  impact: 9,
  typical: 0.1,
  max: 2.7,
  cas: "141-13-9",
  density: 0.849,
  substantivity: null,
  source: "typ estimate; PW max 2.7; TGSC 5",
  uncertain: ["typical"],
  price: [40, 110],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises", "aldehyde"],
  },
  chemical: {
    molarMass: 210.36,
    boils: 272,
    pressure: 0.8,
    pressureFrom: "estimate",
    threshold: 0.3,
    thresholdFrom: "guess",
  },
});
