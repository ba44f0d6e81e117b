import { material } from "../material.ts";

export const scentenal = material({
  id: "scentenal",
  tradeName: "Scentenal",
  family: "aquatic",
  facet: "ozonic",
  position: "middle",
  impact: 9,
  typical: 0.1,
  max: 5,
  cas: "86803-90-9",
  density: 1.09,
  substantivity: null,
  source: "PW 0.1-0.5-5, typ lowered to the low end; max = IFRA at 22 %",
  uncertain: ["typical"],
  price: [300, 800],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises", "aldehyde"],
  },
  chemical: {
    molarMass: 194.27,
    boils: 246,
    pressure: 0.53,
    pressureFrom: "estimate",
    threshold: 0.2,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Methoxy dicyclopentadiene carboxaldehyde",
      cas: "86803-90-9",
      max: 100,
    },
  ],
});
