import { material } from "../material.ts";

export const undecavertol = material({
  id: "undecavertol",
  tradeName: "Undecavertol",
  family: "aquatic",
  facet: "green",
  position: "top",
  impact: 7,
  typical: 0.5,
  max: 3,
  cas: "81782-77-6",
  density: 0.845,
  substantivity: null,
  source: "PW 0.1-1-3, typ lowered; TGSC 5",
  uncertain: ["typical"],
  price: [35, 90],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 170.3,
    boils: 230,
    pressure: 4.52,
    pressureFrom: "modelled",
    threshold: 1,
    thresholdFrom: "guess",
  },
});
