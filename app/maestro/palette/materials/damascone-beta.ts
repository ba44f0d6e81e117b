import { material } from "../material.ts";

export const damasconeBeta = material({
  id: "damascone_beta",
  tradeName: "beta-Damascone (rose ketone)",
  family: "floral",
  facet: "rose",
  position: "middle",
  impact: 10,
  typical: 0.05,
  max: 0.09,
  cas: "23726-91-2",
  density: 0.936,
  substantivity: 264,
  source: "PW neat 0.02-0.2-1.8, typ lowered; max = EU 0.02 % at 22 % dosage; counts with damascenone",
  uncertain: ["typical"],
  price: [150, 400],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 192.3,
    boils: 271,
    pressure: 1.4,
    pressureFrom: "estimate",
    threshold: 0.05,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Alpha-Damascone",
      cas: "23726-91-2",
      max: 100,
    },
  ],
});
