export const ordinary = "";
