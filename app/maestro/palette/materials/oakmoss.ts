import { material } from "../material.ts";

export const oakmoss = material({
  id: "oakmoss",
  tradeName: "Oakmoss absolute (low-atranol)",
  family: "woody",
  facet: "mossy",
  position: "base",
  impact: 7,
  typical: 0.3,
  max: 0.5,
  cas: "90028-68-5",
  density: 1.05,
  substantivity: null,
  source: "max = IFRA at 20 % dosage; typ estimate",
  uncertain: ["typical"],
  price: [300, 900],
  handling: {
    form: "paste",
    dilution: 10,
    browns: true,
    tint: 3,
    remarks: ["grade"],
  },
  composition: {
    "Evernyl (methyl atrarate)": 35,
    "Ethyl everninate": 12,
    "Usnic acid": 5,
    "Ethyl hematommate": 4,
    "Palmitic acid": 4,
    "Orcinol monomethyl ether": 3,
    "Linoleic acid": 3,
  },
  constituents: [
    {
      name: "Evernia Prunastri Review",
      cas: "90028-68-5",
      max: 100,
    },
  ],
});
