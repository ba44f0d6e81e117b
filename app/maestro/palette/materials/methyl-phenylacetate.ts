import { material } from "../material.ts";

export const methylPhenylacetate = material({
  id: "methyl_phenylacetate",
  tradeName: "Methyl phenylacetate (honey)",
  family: "oriental",
  facet: "sweet",
  position: "middle",
  impact: 8,
  typical: 0.3,
  max: 3,
  cas: "101-41-7",
  density: 1.066,
  substantivity: null,
  source: "typ estimate; TGSC 8",
  uncertain: ["typical"],
  price: [12, 30],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["grade"],
  },
  chemical: {
    molarMass: 150.18,
    boils: 218,
    pressure: 6.53,
    pressureFrom: "modelled",
    threshold: 2,
    thresholdFrom: "guess",
  },
});
