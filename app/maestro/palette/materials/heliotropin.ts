import { material } from "../material.ts";

export const heliotropin = material({
  id: "heliotropin",
  tradeName: "Heliotropin (piperonal)",
  family: "floral",
  facet: "powdery",
  position: "middle",
  impact: 5,
  typical: 1,
  max: 12,
  cas: "120-57-0",
  density: 1.34,
  substantivity: 212,
  source: "PW 0.1-1-12 (crystal density)",
  uncertain: [],
  price: [25, 60],
  handling: {
    form: "crystal",
    dilution: 50,
    browns: true,
    tint: 0,
    remarks: ["light", "precursor"],
  },
  chemical: {
    molarMass: 150.13,
    boils: 263,
    pressure: 1,
    pressureFrom: "measured",
    threshold: 1,
    thresholdFrom: "guess",
  },
});
