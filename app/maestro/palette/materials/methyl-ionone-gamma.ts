import { material } from "../material.ts";

export const methylIononeGamma = material({
  id: "methyl_ionone_gamma",
  tradeName: "gamma-Methyl ionone (alpha-isomethyl ionone)",
  family: "floral",
  facet: "powdery",
  position: "middle",
  impact: 5,
  typical: 3,
  max: 11.9,
  cas: "127-51-5",
  density: 0.93,
  substantivity: 124,
  source: "lab sheet 3; PW 11.9",
  uncertain: [],
  price: [20, 40],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 206.33,
    boils: 278,
    pressure: 1,
    pressureFrom: "measured",
    threshold: 1,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Alpha-Isomethyl Ionone",
      cas: "127-51-5",
      max: 100,
    },
  ],
});
