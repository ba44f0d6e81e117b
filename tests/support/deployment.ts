// A configuration as a deployment has it, with nothing left to fill in. `internal` is a name that nobody can register.
export const deployedHouse = {
  seller: {
    ar: "شركة أثر للعطور، شارع العليا، الرياض",
    en: "Athar Perfumes Company, Olaya Street, Riyadh",
    fr: "Société de parfums Athar, rue Olaya, Riyad",
    ru: "Парфюмерная компания «Атхар», улица Олайя, Эр-Рияд",
  },
  registration: "1010998877",
  phone: "+966 11 234 5678",
  whatsapp: "+966 50 234 5678",
  hours: {
    ar: "الأحد إلى الخميس، 9:00 إلى 18:00",
    en: "Sunday to Thursday, 9:00 to 18:00",
    fr: "Du dimanche au jeudi, de 9 h à 18 h",
    ru: "С воскресенья по четверг, с 9:00 до 18:00",
  },
  database: {
    ar: "فرانكفورت، ألمانيا",
    en: "Frankfurt, Germany",
    fr: "Francfort, Allemagne",
    ru: "Франкфурт, Германия",
  },
  email: {
    house: "atelier@athar.internal",
    security: "security@athar.internal",
    sender: "Athar <letters@athar.internal>",
    replies: "replies@athar.internal",
  },
};

/** An account whose check digits fit, and which is none of the standard's examples. */
export const bank = { holder: "Athar Perfumes Company", iban: "SA44 2000 0001 2345 6789 1234", swift: "RIBLSARI" };

export const deployedVariables = {
  SHOP_HOST: "athar.internal",
  SUPABASE_URL: "https://backend.athar.internal",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_of-nobody-at-all",
  HOUSE: deployedHouse,
};
