/** French words that are one letter from a smell's name and no smell: Tahiti is no tahini, citrate no citral. */
export const ordinary = "tahiti citrate";
