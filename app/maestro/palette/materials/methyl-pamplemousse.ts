import { material } from "../material.ts";

export const methylPamplemousse = material({
  id: "methyl_pamplemousse",
  tradeName: "Methyl Pamplemousse (grapefruit acetal)",
  family: "citrus",
  facet: "bitter",
  position: "top",
  impact: 9,
  typical: 0.3,
  max: 10,
  cas: "67674-46-8",
  density: 0.88,
  substantivity: 2,
  source: "Givaudan 0.1-10; TGSC ceiling 10; lab sheet 0.3",
  uncertain: [],
  price: [40, 90],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["acid"],
  },
  chemical: {
    molarMass: 186.29,
    boils: 200,
    pressure: 35,
    pressureFrom: "estimate",
    threshold: 1,
    thresholdFrom: "guess",
  },
});
