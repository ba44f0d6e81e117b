import { material } from "../material.ts";

export const rhubafuran = material({
  id: "rhubafuran",
  tradeName: "Rhubafuran (rhubarb)",
  family: "citrus",
  facet: "fruity",
  position: "top",
  impact: 8,
  typical: 0.2,
  max: 2,
  cas: "82461-14-1",
  density: 1,
  substantivity: null,
  source: "typ estimate; TGSC 2",
  uncertain: ["typical"],
  price: [90, 250],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 176.26,
    boils: 235,
    pressure: 8.3,
    pressureFrom: "estimate",
    threshold: 0.5,
    thresholdFrom: "guess",
  },
});
