import { material } from "../material.ts";

export const conoline = material({
  id: "conoline",
  tradeName: "Conoline / Aldolone",
  family: "aquatic",
  facet: "melon",
  position: "base",
  impact: 9,
  typical: 0.1,
  max: 1,
  cas: "207228-93-1",
  density: 1.12,
  substantivity: null,
  source: "estimate (Calone as proxy)",
  uncertain: ["typical", "max"],
  price: [300, 1200],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 206.24,
    boils: 302,
    pressure: 0.023,
    pressureFrom: "estimate",
    threshold: 0.05,
    thresholdFrom: "guess",
  },
});
