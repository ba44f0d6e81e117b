import { material } from "../material.ts";

export const benzaldehyde = material({
  id: "benzaldehyde",
  tradeName: "Benzaldehyde (bitter almond, cherry)",
  family: "oriental",
  facet: "gourmand",
  position: "top",
  impact: 8,
  typical: 0.05,
  max: 0.27,
  cas: "100-52-7",
  density: 1.045,
  substantivity: null,
  source: "PW max 0.27; typ estimate",
  uncertain: ["typical"],
  price: [8, 20],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises", "aldehyde"],
  },
  chemical: {
    molarMass: 106.12,
    boils: 179,
    pressure: 169,
    pressureFrom: "measured",
    threshold: 10,
    thresholdFrom: "recalled",
  },
  constituents: [
    {
      name: "Benzaldehyde",
      cas: "100-52-7",
      max: 100,
    },
  ],
});
