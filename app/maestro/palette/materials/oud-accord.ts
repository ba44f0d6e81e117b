import { material } from "../material.ts";

export const oudAccord = material({
  id: "oud_accord",
  tradeName: "Oud accord (compound: build from palette)",
  family: "woody",
  facet: "oud",
  position: "base",
  impact: 8,
  typical: 6,
  max: 25,
  cas: null,
  density: 0.97,
  substantivity: null,
  source: "estimate; compound - check its parts, not this row",
  uncertain: ["typical", "max"],
  price: [60, 400],
  handling: {
    form: "liquid",
    browns: true,
    tint: 2,
    remarks: [],
  },
});
