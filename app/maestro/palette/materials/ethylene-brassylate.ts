import { material } from "../material.ts";

export const ethyleneBrassylate = material({
  id: "ethylene_brassylate",
  tradeName: "Ethylene brassylate",
  family: "musk",
  facet: "sweet",
  position: "base",
  impact: 3,
  typical: 3,
  max: 12,
  cas: "105-95-3",
  density: 1.042,
  substantivity: 208,
  source: "lab sheet 3; PW 12",
  uncertain: [],
  price: [12, 22],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 270.37,
    boils: 332,
    pressure: 0.0059,
    pressureFrom: "measured",
    threshold: 1.5,
    thresholdFrom: "guess",
  },
});
