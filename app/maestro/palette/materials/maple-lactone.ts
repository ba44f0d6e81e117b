import { material } from "../material.ts";

export const mapleLactone = material({
  id: "maple_lactone",
  tradeName: "Maple lactone (cyclotene)",
  family: "oriental",
  facet: "gourmand",
  position: "middle",
  impact: 8,
  typical: 0.05,
  max: 0.5,
  cas: "80-71-7",
  density: 1.3,
  substantivity: null,
  source: "typ estimate; PW 0.7; TGSC 0.05 (sources differ tenfold)",
  uncertain: ["typical"],
  price: [25, 70],
  handling: {
    form: "crystal",
    dilution: 10,
    browns: true,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 112.13,
    boils: 245,
    pressure: 11,
    pressureFrom: "estimate",
    threshold: 2,
    thresholdFrom: "guess",
  },
});
