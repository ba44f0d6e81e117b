import { diluent } from "../material.ts";

export const dipropyleneGlycol = diluent({
  id: "dipropylene_glycol",
  tradeName: "Dipropylene glycol (DPG, diluent)",
  family: null,
  facet: null,
  position: "middle",
  impact: 0,
  typical: 10,
  max: 40,
  cas: "25265-71-8",
  density: 1.023,
  substantivity: null,
  // It boils at 232 °C, and its vapour pressure is 2.1 Pa at 25 °C (0.016 mmHg, Dow's guide to glycols; recalled): eight times
  // that of triethyl citrate, 0.25 Pa (GESTIS), and within those of the heart.
  source: "estimate; a diluent of concentrates, odourless",
  uncertain: ["typical", "max"],
  price: [2, 6],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    // Only what is sold for perfumery is odourless.
    remarks: ["grade"],
  },
});
