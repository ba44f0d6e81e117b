import { material } from "../material.ts";

export const celestolide = material({
  id: "celestolide",
  tradeName: "Celestolide (Crysolide)",
  family: "musk",
  facet: "dry",
  position: "base",
  impact: 6,
  typical: 0.5,
  max: 6,
  cas: "13171-00-1",
  density: 1,
  substantivity: null,
  source: "typ estimate; PW 6; TGSC 10",
  uncertain: ["typical"],
  price: [40, 120],
  handling: {
    form: "crystal",
    dilution: 10,
    browns: false,
    tint: 0,
    remarks: ["warm"],
  },
  chemical: {
    molarMass: 244.38,
    boils: 300,
    pressure: 0.0624,
    pressureFrom: "modelled",
    threshold: 2,
    thresholdFrom: "guess",
  },
});
