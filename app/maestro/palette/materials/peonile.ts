import { material } from "../material.ts";

export const peonile = material({
  id: "peonile",
  tradeName: "Peonile",
  family: "floral",
  facet: "floral",
  position: "base",
  impact: 5,
  typical: 0.5,
  max: 2.3,
  cas: "10461-98-0",
  density: 1.03,
  substantivity: null,
  source: "PW 0.5-5-20, typ lowered; max = IFRA at 22 %",
  uncertain: ["typical"],
  price: [50, 140],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 197.28,
    boils: 315,
    pressure: 0.0749,
    pressureFrom: "modelled",
    threshold: 3,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "alpha-Cyclohexylidene benzeneacetonitrile",
      cas: "10461-98-0",
      max: 100,
    },
  ],
});
