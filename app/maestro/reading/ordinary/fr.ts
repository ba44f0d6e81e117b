/** French words that are one letter from a smell's name and no smell: Tahiti is no tahini. */
export const ordinary = "tahiti";
