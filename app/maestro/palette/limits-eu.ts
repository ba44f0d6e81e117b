/** A limit of the annexes: `cas` count together; `uncertain` marks what was not read in the annex itself. */
type EuLimit = {
  entry: string;
  name: string;
  cas: readonly string[];
  max: number;
  uncertain: boolean;
  /** The day from which it binds a perfume that is placed on the market, where it does not bind yet. */
  from?: string;
};

/**
 * Limits of Annex III of the EU's Regulation 1223/2009 on perfumes that stay on the skin, and of Annex II on what naturals
 * bring of a forbidden substance: highest % w/w of the finished perfume, beside those of IFRA; the stricter one counts.
 * Uncertain: two were read in secondary lists of Regulations of 2026 and not in the Official Journal.
 *
 * A limit with a date is kept to before that date too. A composition is kept, and may be weighed again in another year;
 * and the same answers give the same formula on any day.
 */
export const euLimits: readonly EuLimit[] = [
  { entry: "72", name: "Hydroxycitronellal", cas: ["107-75-5"], max: 1, uncertain: false },
  { entry: "73", name: "Isoeugenol", cas: ["97-54-1", "5932-68-3", "5912-86-7"], max: 0.02, uncertain: false },
  { entry: "75", name: "Benzyl Salicylate", cas: ["118-58-1"], max: 4, uncertain: true, from: "2027-01-01" },
  { entry: "89", name: "Methyl 2-Octynoate", cas: ["111-12-6"], max: 0.01, uncertain: false },
  // In fine fragrance, naturals' own content included; stricter than IFRA's.
  { entry: "102", name: "Methyl Eugenol", cas: ["93-15-2"], max: 0.01, uncertain: false },
  { entry: "154", name: "Peru balsam extracts and distillates", cas: ["8007-00-9"], max: 0.4, uncertain: false },
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
  { entry: "175", name: "3-Propylidenephthalide", cas: ["17369-59-4"], max: 0.01, uncertain: false },
  {
    entry: "180, 181",
    name: "Styrax extracts and distillates",
    cas: ["8046-19-3", "8024-01-9", "94891-27-7", "94891-28-8"],
    max: 0.6,
    uncertain: false,
  },
  {
    entry: "183, 184",
    name: "Opoponax extracts and distillates",
    cas: ["8021-36-1", "9000-78-6", "93384-32-8", "93686-00-1", "100084-96-6"],
    max: 0.6,
    uncertain: false,
  },
  { entry: "196", name: "Lippia Citriodora Absolute", cas: ["8024-12-2", "85116-63-8"], max: 0.2, uncertain: false },
  { entry: "324", name: "Methyl Salicylate, hydroalcoholic fragrance", cas: ["119-36-8"], max: 0.6, uncertain: false },
  // 0.05 to 0.9 by the kind of product, with 1 % of alpha-tocopherol; the line of perfumes itself was not seen.
  {
    entry: "382",
    name: "Acetylated Vetiver oil, hydroalcoholic",
    cas: ["84082-84-8", "68917-34-0", "73246-97-6", "62563-80-8"],
    max: 0.9,
    uncertain: true,
    from: "2027-01-01",
  },
  // Forbidden as an ingredient (Annex II, 360); what naturals bring counts.
  { entry: "II/360", name: "Safrole, natural content", cas: ["94-59-7"], max: 0.01, uncertain: false },
];
