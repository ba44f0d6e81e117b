import { diluent } from "../material.ts";

export const triethylCitrate = diluent({
  id: "triethyl_citrate",
  tradeName: "Triethyl citrate (diluent)",
  family: null,
  facet: null,
  position: "base",
  impact: 0,
  typical: 10,
  max: 40,
  cas: "77-93-0",
  density: 1.137,
  substantivity: null,
  source: "estimate; a diluent of concentrates, odourless",
  uncertain: ["typical", "max"],
  price: [3, 8],
  handling: {
    form: "liquid",
    browns: false,
    tint: 0,
    remarks: [],
  },
});
