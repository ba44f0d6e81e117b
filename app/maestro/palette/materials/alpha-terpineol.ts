import { material } from "../material.ts";

export const alphaTerpineol = material({
  id: "alpha_terpineol",
  tradeName: "alpha-Terpineol (lilac)",
  family: "floral",
  facet: "fresh",
  position: "top",
  impact: 4,
  typical: 2,
  max: 10,
  cas: "98-55-5",
  density: 0.935,
  substantivity: null,
  source: "PW 0.1-3-10, typ lowered",
  uncertain: ["typical"],
  price: [6, 14],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["melt"],
  },
  chemical: {
    molarMass: 154.25,
    boils: 220,
    pressure: 5.64,
    pressureFrom: "measured",
    threshold: 30,
    thresholdFrom: "recalled",
  },
  constituents: [
    {
      name: "Terpineol",
      cas: "98-55-5",
      max: 100,
    },
  ],
});
