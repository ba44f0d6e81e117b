import { material } from "../material.ts";

export const furaneol = material({
  id: "furaneol",
  tradeName: "Furaneol (strawberry caramel)",
  family: "oriental",
  facet: "gourmand",
  position: "middle",
  impact: 9,
  typical: 0.05,
  max: 0.5,
  cas: "3658-77-3",
  density: 1.3,
  substantivity: null,
  source: "estimate",
  uncertain: ["typical", "max"],
  price: [60, 180],
  handling: {
    form: "crystal",
    dilution: 10,
    browns: true,
    tint: 0,
    remarks: ["oxidises"],
  },
  chemical: {
    molarMass: 128.13,
    boils: 240,
    pressure: 1,
    pressureFrom: "estimate",
    threshold: 1,
    thresholdFrom: "recalled",
  },
  constituents: [
    {
      name: "4-Hydroxy-2,5-dimethyl-3(2H)-furanone",
      cas: "3658-77-3",
      max: 100,
    },
  ],
});
