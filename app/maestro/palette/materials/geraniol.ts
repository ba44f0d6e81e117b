import { material } from "../material.ts";

export const geraniol = material({
  id: "geraniol",
  tradeName: "Geraniol",
  family: "floral",
  facet: "rose",
  position: "middle",
  impact: 6,
  typical: 2,
  max: 15,
  cas: "106-24-1",
  density: 0.881,
  substantivity: 60,
  source: "lab sheet 2; PW 15",
  uncertain: [],
  price: [18, 35],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 154.25,
    boils: 230,
    pressure: 4,
    pressureFrom: "measured",
    threshold: 25,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Geraniol",
      cas: "106-24-1",
      max: 100,
    },
  ],
});
