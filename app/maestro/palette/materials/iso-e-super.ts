import { material } from "../material.ts";

export const isoESuper = material({
  id: "iso_e_super",
  tradeName: "Iso E Super",
  family: "woody",
  facet: "amber",
  position: "base",
  impact: 3,
  typical: 10,
  max: 80,
  cas: "54464-57-2",
  density: 0.967,
  substantivity: 172,
  source: "lab sheet 10; PW 80",
  uncertain: [],
  price: [12, 25],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 234.38,
    boils: 305,
    pressure: 0.2,
    pressureFrom: "modelled",
    threshold: 5,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Tetramethyl acetyloctahydronaphthalenes",
      cas: "54464-57-2",
      max: 100,
    },
  ],
});
