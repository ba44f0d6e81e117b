/** Whether it is a gift, and to whom the parcel goes. */
export const giftChoices = ["no", "recipient", "giver"] as const;
