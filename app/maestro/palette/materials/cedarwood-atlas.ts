import { material } from "../material.ts";

export const cedarwoodAtlas = material({
  id: "cedarwood_atlas",
  tradeName: "Cedarwood oil, Atlas",
  family: "woody",
  facet: "dry",
  position: "base",
  impact: 5,
  typical: 3,
  max: 20,
  cas: "8023-85-6",
  density: 0.94,
  substantivity: null,
  source: "lab sheet 3; PW 20",
  uncertain: [],
  price: [25, 60],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
  composition: {
    "beta-Himachalene": 42,
    "alpha-Himachalene": 15,
    "gamma-Himachalene": 9,
    "alpha-Atlantone": 6,
    Himachalol: 3.5,
    "delta-Cadinene": 2,
    "ar-Curcumene": 1,
    Cedrol: 1,
  },
  constituents: [
    {
      name: "Cedrene",
      cas: "469-61-4",
      max: 1.5,
    },
    {
      name: "Longifolene",
      cas: "475-20-7",
      max: 0.6,
    },
  ],
});
