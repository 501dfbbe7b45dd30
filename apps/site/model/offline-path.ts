/** In a file of its own: every page links there, and needs to know no more of it. */
export const offlinePath = "/offline";
