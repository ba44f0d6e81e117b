import { material } from "../material.ts";

export const lCarvone = material({
  id: "l_carvone",
  tradeName: "l-Carvone (spearmint)",
  family: "citrus",
  facet: "aromatic",
  position: "top",
  impact: 8,
  typical: 0.2,
  max: 1.2,
  cas: "6485-40-1",
  density: 0.959,
  substantivity: null,
  source: "PW 0.02-0.2-1.2",
  uncertain: [],
  price: [25, 60],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises"],
  },
  chemical: {
    molarMass: 150.22,
    boils: 231,
    pressure: 13.6,
    pressureFrom: "modelled",
    threshold: 1,
    thresholdFrom: "recalled",
  },
  constituents: [
    {
      name: "Carvone",
      cas: "6485-40-1",
      max: 100,
    },
  ],
});
