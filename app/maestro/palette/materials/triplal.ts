import { material } from "../material.ts";

export const triplal = material({
  id: "triplal",
  tradeName: "Triplal (Ligustral)",
  family: "aquatic",
  facet: "green",
  position: "top",
  impact: 9,
  typical: 0.1,
  max: 2,
  cas: "68039-49-6",
  density: 0.934,
  substantivity: null,
  source: "typ estimate; PW max 2",
  uncertain: ["typical"],
  price: [20, 50],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["oxidises", "aldehyde"],
  },
  chemical: {
    molarMass: 138.21,
    boils: 196,
    pressure: 37.6,
    pressureFrom: "modelled",
    threshold: 0.3,
    thresholdFrom: "guess",
  },
  constituents: [
    {
      name: "Dimethylcyclohex-3-ene-1-carbaldehyde (mixed isomers)",
      cas: "68039-49-6",
      max: 100,
    },
  ],
});
