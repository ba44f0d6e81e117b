import { material } from "../material.ts";

export const isobutavan = material({
  id: "isobutavan",
  tradeName: "Isobutavan (vanilla cream)",
  family: "oriental",
  facet: "vanilla",
  position: "base",
  impact: 7,
  typical: 0.2,
  max: 2,
  cas: "20665-85-4",
  density: 1.12,
  substantivity: null,
  source: "PW 0.02-0.2-2",
  uncertain: [],
  price: [60, 160],
  handling: {
    form: "crystal",
    dilution: 10,
    browns: true,
    tint: 0,
    remarks: ["aldehyde"],
  },
  chemical: {
    molarMass: 222.24,
    boils: 325,
    pressure: 0.087,
    pressureFrom: "estimate",
    threshold: 1,
    thresholdFrom: "guess",
  },
});
