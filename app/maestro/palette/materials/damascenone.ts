import { material } from "../material.ts";

export const damascenone = material({
  id: "damascenone",
  tradeName: "Damascenone",
  family: "floral",
  facet: "rose",
  position: "middle",
  impact: 10,
  typical: 0.02,
  max: 0.09,
  cas: "23696-85-7",
  density: 0.95,
  substantivity: null,
  source: "PW 0.01-0.1-0.17, typ lowered; max = EU 0.02 % at 22 % dosage; counts with beta-damascone",
  uncertain: ["typical"],
  price: [250, 700],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["strong"],
  },
  chemical: {
    molarMass: 190.29,
    boils: 270,
    pressure: 1.6,
    pressureFrom: "estimate",
    threshold: 0.01,
    thresholdFrom: "recalled",
  },
  constituents: [
    {
      name: "Rose Ketones",
      cas: "23696-85-7",
      max: 100,
    },
  ],
});
