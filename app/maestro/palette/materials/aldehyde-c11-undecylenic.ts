import { material } from "../material.ts";

export const aldehydeC11Undecylenic = material({
  id: "aldehyde_c11_undecylenic",
  tradeName: "Aldehyde C-11 undecylenic",
  family: "citrus",
  facet: "aldehydic",
  position: "top",
  impact: 9,
  typical: 0.1,
  max: 1,
  cas: "112-45-8",
  density: 0.845,
  substantivity: null,
  source: "typ estimate; TGSC 1",
  uncertain: ["typical"],
  price: [18, 40],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises", "aldehyde"],
  },
  chemical: {
    molarMass: 168.28,
    boils: 235,
    pressure: 10.6,
    pressureFrom: "modelled",
    threshold: 0.5,
    thresholdFrom: "guess",
  },
});
