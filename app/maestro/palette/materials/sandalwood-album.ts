import { material } from "../material.ts";

export const sandalwoodAlbum = material({
  id: "sandalwood_album",
  tradeName: "Sandalwood oil (Santalum album)",
  family: "woody",
  facet: "creamy",
  position: "base",
  impact: 5,
  typical: 3,
  max: 20,
  cas: "8006-87-9",
  density: 0.975,
  substantivity: null,
  source: "estimate",
  uncertain: ["typical", "max"],
  price: [1500, 3200],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  composition: {
    "alpha-Santalol": 49,
    "beta-Santalol": 21,
    "alpha-trans-Bergamotol": 7,
    "epi-beta-Santalol": 4,
    Nuciferol: 2,
    Lanceol: 1.7,
    "beta-Santalene": 1.3,
    "alpha-Santalene": 0.8,
    Farnesol: 0.3,
    "alpha-Bisabolol": 0.2,
  },
  constituents: [
    {
      name: "Santalum Album Oil",
      cas: "84787-70-2",
      max: 100,
    },
    {
      name: "alpha-Bisabolol",
      cas: "515-69-5",
      max: 0.22,
    },
  ],
});
