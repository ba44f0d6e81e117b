import { material } from "../material.ts";

export const sweetOrange = material({
  id: "sweet_orange",
  tradeName: "Sweet orange oil",
  family: "citrus",
  facet: "sweet",
  position: "top",
  impact: 4,
  typical: 5,
  max: 10,
  cas: "8008-57-9",
  density: 0.846,
  substantivity: null,
  source: "TGSC ceiling 10; lab sheet 5",
  uncertain: [],
  price: [10, 30],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0.5,
    remarks: ["oxidises", "cold"],
  },
  composition: {
    Limonene: 94.5,
    Myrcene: 1.9,
    "alpha-Pinene": 0.55,
    Sabinene: 0.5,
    Linalool: 0.4,
    Octanal: 0.3,
    Decanal: 0.3,
    Valencene: 0.15,
    "Geranial (citral E)": 0.1,
    "Neral (citral Z)": 0.06,
  },
  constituents: [
    {
      name: "Citral",
      cas: "5392-40-5",
      max: 0.05,
    },
    {
      name: "Limonene",
      cas: "5989-27-5",
      max: 81.17,
    },
    {
      name: "Linalool",
      cas: "78-70-6",
      max: 0.46,
    },
    {
      name: "Carvone",
      cas: "99-49-0",
      max: 0.01,
    },
    {
      name: "Citral",
      cas: "5392-40-5",
      max: 0.15,
    },
  ],
});
