import { material } from "../material.ts";

export const geosmin = material({
  id: "geosmin",
  tradeName: "Geosmin (earth after rain)",
  family: "woody",
  facet: "earthy",
  position: "base",
  impact: 10,
  typical: 0.002,
  max: 0.01,
  cas: "19700-21-1",
  density: 0.985,
  substantivity: null,
  source: "PW 1 % dilution 0.05-0.2-1 (= 0.0005-0.002-0.01 neat)",
  uncertain: [],
  price: [8000, 30000],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["strong"],
  },
  chemical: {
    molarMass: 182.31,
    boils: 270,
    pressure: 1.2,
    pressureFrom: "estimate",
    threshold: 0.0005,
    thresholdFrom: "recalled",
  },
});
