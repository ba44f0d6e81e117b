import { material } from "../material.ts";

export const allylAmylGlycolate = material({
  id: "allyl_amyl_glycolate",
  tradeName: "Allyl amyl glycolate",
  family: "aquatic",
  facet: "green",
  position: "top",
  impact: 9,
  typical: 0.05,
  max: 1,
  cas: "67634-00-8",
  density: 0.94,
  substantivity: 84,
  source: "lab sheet 0.05; TGSC 1",
  uncertain: [],
  price: [20, 45],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["grade"],
  },
  chemical: {
    molarMass: 186.25,
    boils: 225,
    pressure: 6,
    pressureFrom: "modelled",
    threshold: 0.5,
    thresholdFrom: "guess",
  },
});
