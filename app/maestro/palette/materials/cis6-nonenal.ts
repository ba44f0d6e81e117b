import { material } from "../material.ts";

export const cis6Nonenal = material({
  id: "cis6_nonenal",
  tradeName: "cis-6-Nonenal",
  family: "aquatic",
  facet: "melon",
  position: "top",
  impact: 10,
  typical: 0.02,
  max: 0.3,
  cas: "2277-19-2",
  density: 0.84,
  substantivity: null,
  source: "typ estimate; TGSC 1, max lowered",
  uncertain: ["typical", "max"],
  price: [500, 1500],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises", "aldehyde", "strong"],
  },
  chemical: {
    molarMass: 140.23,
    boils: 200,
    pressure: 50.7,
    pressureFrom: "modelled",
    threshold: 0.05,
    thresholdFrom: "recalled",
  },
});
