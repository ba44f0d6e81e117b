import { material } from "../material.ts";

export const raspberryKetone = material({
  id: "raspberry_ketone",
  tradeName: "Raspberry ketone",
  family: "floral",
  facet: "fruity",
  position: "base",
  impact: 6,
  typical: 0.5,
  max: 2,
  cas: "5471-51-2",
  density: 1.08,
  substantivity: 400,
  source: "estimate",
  uncertain: ["typical", "max"],
  price: [15, 40],
  handling: {
    form: "crystal",
    dilution: 10,
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 164.2,
    boils: 292,
    pressure: 0.04,
    pressureFrom: "estimate",
    threshold: 1,
    thresholdFrom: "guess",
  },
});
