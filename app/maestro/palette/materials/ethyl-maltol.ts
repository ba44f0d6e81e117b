import { material } from "../material.ts";

export const ethylMaltol = material({
  id: "ethyl_maltol",
  tradeName: "Ethyl maltol",
  family: "oriental",
  facet: "gourmand",
  position: "base",
  impact: 9,
  typical: 0.2,
  max: 4,
  cas: "4940-11-8",
  density: 1.2,
  substantivity: 360,
  source: "lab sheet 0.2; TGSC 4 (crystal)",
  uncertain: [],
  price: [14, 35],
  handling: {
    form: "crystal",
    dilution: 10,
    browns: true,
    tint: 0,
    remarks: ["iron"],
  },
  chemical: {
    molarMass: 140.14,
    boils: 290,
    pressure: 0.029,
    pressureFrom: "modelled",
    threshold: 1,
    thresholdFrom: "guess",
  },
});
