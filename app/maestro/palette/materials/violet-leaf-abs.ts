import { material } from "../material.ts";

export const violetLeafAbs = material({
  id: "violet_leaf_abs",
  tradeName: "Violet leaf absolute",
  family: "aquatic",
  facet: "green",
  position: "middle",
  impact: 9,
  typical: 0.1,
  max: 1,
  cas: "8024-08-6",
  density: 0.95,
  substantivity: null,
  source: "typ estimate; PW max 1",
  uncertain: ["typical"],
  price: [900, 2200],
  handling: {
    form: "paste",
    dilution: 10,
    browns: true,
    tint: 3,
    remarks: [],
  },
  composition: {
    "Palmitic acid": 20,
    "Linolenic acid": 15,
    "Linoleic acid": 12,
    Phytol: 5,
    "2,6-Nonadienal": 0.5,
    "2,6-Nonadienol": 0.4,
    "cis-3-Hexenol": 0.2,
    "Benzyl alcohol": 0.08,
    "2-Hexenal": 0.015,
  },
  constituents: [
    {
      name: "2-Hexenal",
      cas: "505-57-7",
      max: 0.02,
    },
    {
      name: "Benzyl Alcohol",
      cas: "100-51-6",
      max: 0.1,
    },
  ],
});
