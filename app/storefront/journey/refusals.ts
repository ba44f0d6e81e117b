/** The refusal of an answer to a journey that goes with an account, of who is signed out. */
export const journeyClosed = "closed";
