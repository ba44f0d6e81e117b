import { material } from "../material.ts";

export const acetylpyrazine2 = material({
  id: "acetylpyrazine_2",
  tradeName: "2-Acetylpyrazine (popcorn, bread)",
  family: "oriental",
  facet: "gourmand",
  position: "middle",
  impact: 10,
  typical: 0.01,
  max: 0.05,
  cas: "22047-25-2",
  density: 1.11,
  substantivity: null,
  source: "typ estimate; TGSC 0.05; PW 1",
  uncertain: ["typical"],
  price: [150, 450],
  handling: {
    form: "crystal",
    dilution: 1,
    browns: false,
    tint: 0,
    remarks: ["strong"],
  },
  chemical: {
    molarMass: 122.13,
    boils: 190,
    pressure: 30.5,
    pressureFrom: "modelled",
    threshold: 0.3,
    thresholdFrom: "recalled",
  },
});
