/** The zone in which the house writes every date and time, as the database reckons its days: that of its workshop. */
export const houseTimeZone = "Asia/Riyadh";
