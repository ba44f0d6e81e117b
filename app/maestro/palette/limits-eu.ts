/**
 * Limits of Annex III of the EU's Regulation 1223/2009 on perfumes that stay on the skin: highest % w/w of the finished
 * perfume, beside those of IFRA; the stricter one counts. Uncertain: `uncertain` marks what was not read in the annex
 * itself.
 */
export const euLimits = [
  { entry: "72", name: "Hydroxycitronellal", cas: ["107-75-5"], max: 1, uncertain: false },
  { entry: "73", name: "Isoeugenol", cas: ["97-54-1", "5932-68-3", "5912-86-7"], max: 0.02, uncertain: false },
  { entry: "89", name: "Methyl 2-Octynoate", cas: ["111-12-6"], max: 0.01, uncertain: false },
  // In fine fragrance, naturals' own content included; stricter than IFRA's.
  { entry: "102", name: "Methyl Eugenol", cas: ["93-15-2"], max: 0.01, uncertain: true },
  {
    entry: "157-164",
    name: "Rose ketones, each and together",
    cas: [
      "43052-87-5",
      "23726-94-5",
      "24720-09-0",
      "23696-85-7",
      "57378-68-4",
      "71048-82-3",
      "23726-92-3",
      "23726-91-2",
    ],
    max: 0.02,
    uncertain: false,
  },
  { entry: "196", name: "Lippia Citriodora Absolute", cas: ["8024-12-2"], max: 0.2, uncertain: true },
  { entry: "324", name: "Methyl Salicylate, hydroalcoholic fragrance", cas: ["119-36-8"], max: 0.6, uncertain: true },
  {
    entry: "styrax",
    name: "Styrax extracts and distillates",
    cas: ["8046-19-3", "8024-01-9", "94891-27-7", "94891-28-8"],
    max: 0.6,
    uncertain: true,
  },
  {
    entry: "opoponax",
    name: "Opoponax extracts and distillates",
    cas: ["8021-36-1", "9000-78-6", "93384-32-8", "100084-96-6"],
    max: 0.6,
    uncertain: true,
  },
  {
    entry: "acetylated vetiver",
    name: "Acetylated Vetiver oil, hydroalcoholic",
    cas: ["84082-84-8", "68917-34-0"],
    max: 0.9,
    uncertain: true,
  },
] as const;
