import { material } from "../material.ts";

export const cedarwoodVirginia = material({
  id: "cedarwood_virginia",
  tradeName: "Cedarwood oil, Virginian",
  family: "woody",
  facet: "dry",
  position: "base",
  impact: 5,
  typical: 3,
  max: 20,
  cas: "8000-27-9",
  density: 0.95,
  substantivity: null,
  source: "estimate (Atlas as proxy)",
  uncertain: ["typical", "max"],
  price: [25, 60],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: ["waxes"],
  },
  composition: {
    "alpha-Cedrene": 27,
    Thujopsene: 25,
    Cedrol: 23,
    "beta-Cedrene": 6,
    Cuparene: 3,
    Widdrol: 3,
  },
});
