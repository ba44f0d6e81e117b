import { material } from "../material.ts";

export const precyclemoneB = material({
  id: "precyclemone_b",
  tradeName: "Precyclemone B",
  family: "aquatic",
  facet: "ozonic",
  position: "middle",
  impact: 6,
  typical: 0.6,
  max: 5,
  cas: "52474-60-9",
  density: 0.95,
  substantivity: null,
  source: "PW 0.06-0.6-5; TGSC 10",
  uncertain: [],
  price: [30, 80],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises", "aldehyde"],
  },
  chemical: {
    molarMass: 206.33,
    boils: 285,
    pressure: 1.1,
    pressureFrom: "estimate",
    threshold: 1,
    thresholdFrom: "guess",
  },
});
