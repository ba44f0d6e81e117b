import { material } from "../material.ts";

export const decanal = material({
  id: "decanal",
  tradeName: "Aldehyde C-10 (decanal)",
  family: "citrus",
  facet: "aldehydic",
  position: "middle",
  impact: 9,
  typical: 0.2,
  max: 1,
  cas: "112-31-2",
  density: 0.829,
  substantivity: 224,
  source: "PW 0.02-0.2-3.6; TGSC 1",
  uncertain: [],
  price: [15, 35],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises", "aldehyde"],
  },
  chemical: {
    molarMass: 156.27,
    boils: 208.5,
    pressure: 20,
    pressureFrom: "measured",
    threshold: 2.6,
    thresholdFrom: "measured",
  },
});
