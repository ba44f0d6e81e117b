import { material } from "../material.ts";

export const amberXtreme = material({
  id: "amber_xtreme",
  tradeName: "Amber Xtreme",
  family: "woody",
  facet: "amber",
  position: "base",
  impact: 10,
  typical: 0.05,
  max: 0.5,
  cas: "476332-65-7",
  density: 1,
  substantivity: null,
  source: "estimate",
  uncertain: ["typical", "max"],
  price: [600, 2500],
  handling: {
    form: "crystal",
    dilution: 1,
    browns: false,
    tint: 0,
    remarks: ["strong"],
  },
  chemical: {
    molarMass: 264.45,
    boils: 315,
    pressure: 0.03,
    pressureFrom: "estimate",
    threshold: 0.01,
    thresholdFrom: "guess",
  },
});
