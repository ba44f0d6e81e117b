import { material } from "../material.ts";

export const methylLaitone = material({
  id: "methyl_laitone",
  tradeName: "Methyl laitone (milk, coconut)",
  family: "oriental",
  facet: "creamy",
  position: "base",
  impact: 10,
  typical: 0.02,
  max: 0.2,
  cas: "94201-19-1",
  density: 1,
  substantivity: null,
  source: "PW as 10 % dilution 0.02-0.2-2 (= 0.002-0.02-0.2 neat); TGSC 2",
  uncertain: [],
  price: [400, 1200],
  handling: {
    form: "crystal",
    dilution: 1,
    browns: false,
    tint: 0,
    remarks: ["strong"],
  },
  chemical: {
    molarMass: 168.24,
    boils: 265,
    pressure: 1.4,
    pressureFrom: "estimate",
    threshold: 0.05,
    thresholdFrom: "guess",
  },
});
