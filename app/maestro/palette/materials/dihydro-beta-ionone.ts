import { material } from "../material.ts";

export const dihydroBetaIonone = material({
  id: "dihydro_beta_ionone",
  tradeName: "Dihydro-beta-ionone (woody violet)",
  family: "woody",
  facet: "powdery",
  position: "middle",
  impact: 5,
  typical: 0.5,
  max: 3.6,
  cas: "17283-81-7",
  density: 0.925,
  substantivity: null,
  source: "PW 0.05-0.5-3.6",
  uncertain: [],
  price: [40, 110],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 194.32,
    boils: 270,
    pressure: 1.2,
    pressureFrom: "estimate",
    threshold: 1,
    thresholdFrom: "guess",
  },
});
