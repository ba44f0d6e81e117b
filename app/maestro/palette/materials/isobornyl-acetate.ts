import { material } from "../material.ts";

export const isobornylAcetate = material({
  id: "isobornyl_acetate",
  tradeName: "Isobornyl acetate (pine)",
  family: "woody",
  facet: "aromatic",
  position: "top",
  impact: 5,
  typical: 0.8,
  max: 5,
  cas: "125-12-2",
  density: 0.982,
  substantivity: null,
  source: "PW 0.08-0.8-25, max lowered",
  uncertain: ["max"],
  price: [6, 14],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 196.29,
    boils: 225,
    pressure: 29.9,
    pressureFrom: "modelled",
    threshold: 20,
    thresholdFrom: "guess",
  },
});
