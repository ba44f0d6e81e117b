import { material } from "../material.ts";

export const hydroxycitronellal = material({
  id: "hydroxycitronellal",
  tradeName: "Hydroxycitronellal",
  family: "floral",
  facet: "muguet",
  position: "middle",
  impact: 5,
  typical: 5,
  max: 32,
  cas: "107-75-5",
  density: 0.922,
  substantivity: 218,
  source: "PW 0.4-5-32",
  uncertain: [],
  price: [15, 30],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises", "aldehyde"],
  },
  chemical: {
    molarMass: 172.27,
    boils: 241,
    pressure: 0.59,
    pressureFrom: "measured",
    threshold: 0.5,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Hydroxycitronellal",
      cas: "107-75-5",
      max: 100,
    },
  ],
});
