/** The intent of the form of a new admin; those of the rows have others. */
export const addIntent = "add";
