import { material } from "../material.ts";

export const beeswaxAbs = material({
  id: "beeswax_abs",
  tradeName: "Beeswax absolute",
  family: "oriental",
  facet: "sweet",
  position: "base",
  impact: 5,
  typical: 0.5,
  max: 3,
  cas: "8012-89-3",
  density: 0.95,
  substantivity: null,
  source: "estimate",
  uncertain: ["typical", "max"],
  price: [500, 1200],
  handling: {
    form: "wax",
    dilution: 10,
    browns: true,
    tint: 1,
    remarks: ["warm", "waxes"],
  },
  composition: {
    "Palmitic acid": 20,
    "Oleic acid": 10,
    Tricosane: 8,
    Pentacosane: 6,
    Heneicosane: 3,
    "Phenylacetic acid": 1.5,
    "Benzoic acid": 1,
    "Benzyl alcohol": 0.5,
    Vanillin: 0.3,
    "Phenylethyl alcohol": 0.3,
  },
  constituents: [
    {
      name: "Benzyl Alcohol",
      cas: "100-51-6",
      max: 0.65,
    },
    {
      name: "Vanillin",
      cas: "121-33-5",
      max: 0.39,
    },
  ],
});
