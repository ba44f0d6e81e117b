import { material } from "../material.ts";

export const vertenex = material({
  id: "vertenex",
  tradeName: "Vertenex (PTBCHA)",
  family: "woody",
  facet: "clean",
  position: "middle",
  impact: 3,
  typical: 1.5,
  max: 5.5,
  cas: "32210-23-4",
  density: 0.934,
  substantivity: null,
  source: "makers' and PW ranges 0.55-5.5; TGSC 20",
  uncertain: [],
  price: [6, 14],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 198.31,
    boils: 228,
    pressure: 2.4,
    pressureFrom: "estimate",
    threshold: 10,
    thresholdFrom: "guess",
  },
});
