import { material } from "../material.ts";

export const benzylAcetate = material({
  id: "benzyl_acetate",
  tradeName: "Benzyl acetate",
  family: "floral",
  facet: "white",
  position: "top",
  impact: 6,
  typical: 3,
  max: 30,
  cas: "140-11-4",
  density: 1.055,
  substantivity: 4,
  source: "lab sheet 3; TGSC 30",
  uncertain: [],
  price: [3, 7],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 150.18,
    boils: 213.5,
    pressure: 23.6,
    pressureFrom: "measured",
    threshold: 20,
    thresholdFrom: "guess",
  },
});
