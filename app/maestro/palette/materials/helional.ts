import { material } from "../material.ts";

export const helional = material({
  id: "helional",
  tradeName: "Helional",
  family: "aquatic",
  facet: "ozonic",
  position: "middle",
  impact: 7,
  typical: 1.5,
  max: 15,
  cas: "1205-17-0",
  density: 1.16,
  substantivity: 64,
  source: "PW 0.1-1.5-15",
  uncertain: [],
  price: [40, 80],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises", "aldehyde"],
  },
  chemical: {
    molarMass: 192.21,
    boils: 285,
    pressure: 0.26,
    pressureFrom: "estimate",
    threshold: 0.3,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "alpha-Methyl-1,3-benzodioxole-5-propionaldehyde (MMDHCA)",
      cas: "1205-17-0",
      max: 100,
    },
  ],
});
