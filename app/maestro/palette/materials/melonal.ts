import { material } from "../material.ts";

export const melonal = material({
  id: "melonal",
  tradeName: "Melonal",
  family: "aquatic",
  facet: "melon",
  position: "middle",
  impact: 9,
  typical: 0.1,
  max: 2,
  cas: "106-72-9",
  density: 0.84,
  substantivity: 144,
  source: "typ estimate; TGSC 2",
  uncertain: ["typical"],
  price: [50, 120],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises", "aldehyde", "strong"],
  },
  chemical: {
    molarMass: 140.23,
    boils: 188,
    pressure: 83,
    pressureFrom: "modelled",
    threshold: 0.5,
    thresholdFrom: "guess",
  },
});
