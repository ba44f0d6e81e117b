import { material } from "../material.ts";

export const ethylHeptanoate = material({
  id: "ethyl_heptanoate",
  tradeName: "Ethyl heptanoate (cognac, rum)",
  family: "citrus",
  facet: "fruity",
  position: "top",
  impact: 6,
  typical: 0.3,
  max: 2,
  cas: "106-30-9",
  density: 0.87,
  substantivity: null,
  source: "PW 0.29-2.2-14, typ and max lowered",
  uncertain: ["typical", "max"],
  price: [15, 40],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 158.24,
    boils: 188,
    pressure: 90.1,
    pressureFrom: "modelled",
    threshold: 10,
    thresholdFrom: "recalled",
  },
});
