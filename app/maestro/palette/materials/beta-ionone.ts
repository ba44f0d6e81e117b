import { material } from "../material.ts";

export const betaIonone = material({
  id: "beta_ionone",
  tradeName: "beta-Ionone",
  family: "floral",
  facet: "powdery",
  position: "middle",
  impact: 6,
  typical: 0.8,
  max: 6.7,
  cas: "14901-07-6",
  density: 0.945,
  substantivity: 112,
  source: "PW 0.08-0.8-6.7; TGSC 10",
  uncertain: [],
  price: [25, 50],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 192.3,
    boils: 267,
    pressure: 1.3,
    pressureFrom: "measured",
    threshold: 0.12,
    thresholdFrom: "recalled",
  },
});
