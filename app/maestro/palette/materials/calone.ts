import { material } from "../material.ts";

export const calone = material({
  id: "calone",
  tradeName: "Calone (watermelon ketone)",
  family: "aquatic",
  facet: "marine",
  position: "middle",
  impact: 10,
  typical: 0.1,
  max: 0.5,
  cas: "28940-11-6",
  density: 1.2,
  substantivity: null,
  source: "typ estimate; TGSC 0.5",
  uncertain: ["typical"],
  price: [120, 350],
  handling: {
    form: "crystal",
    dilution: 10,
    browns: false,
    tint: 0,
    remarks: ["melt"],
  },
  chemical: {
    molarMass: 178.19,
    boils: 275,
    pressure: 0.6,
    pressureFrom: "estimate",
    threshold: 0.03,
    thresholdFrom: "recalled",
  },
});
