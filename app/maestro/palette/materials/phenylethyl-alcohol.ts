import { material } from "../material.ts";

export const phenylethylAlcohol = material({
  id: "phenylethyl_alcohol",
  tradeName: "Phenylethyl alcohol",
  family: "floral",
  facet: "rose",
  position: "middle",
  impact: 4,
  typical: 5,
  max: 40,
  cas: "60-12-8",
  density: 1.019,
  substantivity: 32,
  source: "lab sheet 5; TGSC 40",
  uncertain: [],
  price: [8, 16],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  chemical: {
    molarMass: 122.17,
    boils: 218.5,
    pressure: 11.6,
    pressureFrom: "measured",
    threshold: 32,
    thresholdFrom: "measured",
  },
});
