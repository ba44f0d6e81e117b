import { material } from "../material.ts";

export const opoponax = material({
  id: "opoponax",
  tradeName: "Opoponax resinoid",
  family: "oriental",
  facet: "balsam",
  position: "base",
  impact: 6,
  typical: 1.5,
  max: 10.8,
  cas: "8021-36-1",
  density: 1.05,
  substantivity: null,
  source: "PW resinoid 0.22-2.2-10.8, typ cut to fit IFRA",
  uncertain: ["typical"],
  price: [80, 250],
  handling: {
    form: "resin",
    dilution: 50,
    browns: true,
    tint: 1,
    remarks: ["cut"],
  },
  composition: {
    "(E)-beta-Ocimene": 7,
    "(Z)-alpha-Bisabolene": 5,
    "alpha-Santalene": 4,
    "trans-alpha-Bergamotene": 2,
    "beta-Bisabolene": 1,
    "beta-Caryophyllene": 0.3,
    Limonene: 0.2,
    "alpha-Pinene": 0.2,
    Decanal: 0.1,
    Linalool: 0.1,
  },
  constituents: [
    {
      name: "Opoponax",
      cas: "8021-36-1",
      max: 100,
    },
  ],
});
