import { material } from "../material.ts";

export const ethyl2Methylbutyrate = material({
  id: "ethyl_2_methylbutyrate",
  tradeName: "Ethyl 2-methylbutyrate (apple)",
  family: "citrus",
  facet: "fruity",
  position: "top",
  impact: 9,
  typical: 0.05,
  max: 1,
  cas: "7452-79-1",
  density: 0.869,
  substantivity: null,
  source: "typ estimate; TGSC 1",
  uncertain: ["typical"],
  price: [25, 70],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 130.19,
    boils: 133,
    pressure: 901,
    pressureFrom: "modelled",
    threshold: 0.3,
    thresholdFrom: "recalled",
  },
});
