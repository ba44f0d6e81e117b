import { material } from "../material.ts";

export const pomarose = material({
  id: "pomarose",
  tradeName: "Pomarose (dried fruit)",
  family: "floral",
  facet: "fruity",
  position: "middle",
  impact: 10,
  typical: 0.05,
  max: 0.5,
  cas: "357650-26-1",
  density: 0.87,
  substantivity: null,
  source: "typ estimate; max = IFRA at 22 %",
  uncertain: ["typical"],
  price: [400, 1200],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["strong"],
  },
  chemical: {
    molarMass: 166.26,
    boils: 215,
    pressure: 33,
    pressureFrom: "estimate",
    threshold: 0.1,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "2,5-Octadien-4-one, 5,6,7-trimethyl-, (2E)-",
      cas: "357650-26-1",
      max: 100,
    },
  ],
});
