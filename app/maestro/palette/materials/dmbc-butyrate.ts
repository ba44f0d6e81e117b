import { material } from "../material.ts";

export const dmbcButyrate = material({
  id: "dmbc_butyrate",
  tradeName: "Dimethyl benzyl carbinyl butyrate (plum)",
  family: "floral",
  facet: "fruity",
  position: "middle",
  impact: 6,
  typical: 0.5,
  max: 3,
  cas: "10094-34-5",
  density: 0.97,
  substantivity: null,
  source: "PW 0.19-1.4-9, typ and max lowered",
  uncertain: ["typical", "max"],
  price: [20, 45],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 220.31,
    boils: 272,
    pressure: 1.2,
    pressureFrom: "estimate",
    threshold: 3,
    thresholdFrom: "guess",
  },
});
