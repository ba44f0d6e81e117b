import { material } from "../material.ts";

export const maritima = material({
  id: "maritima",
  tradeName: "Maritima",
  family: "aquatic",
  facet: "marine",
  position: "middle",
  impact: 5,
  typical: 0.5,
  max: 5,
  cas: "38462-23-6",
  density: 0.93,
  substantivity: null,
  source: "typ estimate; TGSC 5",
  uncertain: ["typical"],
  price: [80, 300],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 229.37,
    boils: 290,
    pressure: 0.531,
    pressureFrom: "modelled",
    threshold: 5,
    thresholdFrom: "guess",
  },
});
