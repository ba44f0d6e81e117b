import { material } from "../material.ts";

export const evernyl = material({
  id: "evernyl",
  tradeName: "Evernyl (methyl atrarate)",
  family: "woody",
  facet: "mossy",
  position: "base",
  impact: 6,
  typical: 0.5,
  max: 7,
  cas: "4707-47-5",
  density: 1.3,
  substantivity: 400,
  source: "typ estimate; TGSC 7 (crystal)",
  uncertain: ["typical"],
  price: [60, 150],
  handling: {
    form: "crystal",
    dilution: 10,
    browns: false,
    tint: 0,
    remarks: ["warm", "iron"],
  },
  chemical: {
    molarMass: 196.2,
    boils: 310,
    pressure: 0.0013,
    pressureFrom: "modelled",
    threshold: 0.5,
    thresholdFrom: "guess",
  },
});
