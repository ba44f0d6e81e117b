import { material } from "../material.ts";

export const stemone = material({
  id: "stemone",
  tradeName: "Stemone (fig leaf oxime)",
  family: "aquatic",
  facet: "green",
  position: "top",
  impact: 9,
  typical: 0.1,
  max: 1,
  cas: "22457-23-4",
  density: 0.88,
  substantivity: null,
  source: "makers' and PW ranges 0.1-1; TGSC 5",
  uncertain: [],
  price: [40, 110],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 143.23,
    boils: 205,
    pressure: 17.2,
    pressureFrom: "modelled",
    threshold: 0.3,
    thresholdFrom: "guess",
  },
});
