/** A site in the fragment of an address, which browsers send to nobody. */
export const linkPrefix = "#site=";
