import { material } from "../material.ts";

export const diphenylOxide = material({
  id: "diphenyl_oxide",
  tradeName: "Diphenyl oxide (metallic geranium)",
  family: "floral",
  facet: "clean",
  position: "middle",
  impact: 6,
  typical: 0.2,
  max: 0.75,
  cas: "101-84-8",
  density: 1.07,
  substantivity: null,
  source: "makers' and PW ranges 0.1-0.75; TGSC 1",
  uncertain: [],
  price: [5, 12],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["melt"],
  },
  chemical: {
    molarMass: 170.21,
    boils: 258,
    pressure: 3,
    pressureFrom: "measured",
    threshold: 1,
    thresholdFrom: "recalled",
  },
});
