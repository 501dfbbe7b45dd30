/**
 * What only the studio can say (decision 032), in one place: whether it has confirmed the
 * terms that the texts describe, and the price of the package in its own words, once there is one.
 */
export const terms: { confirmed: boolean; price?: string } = { confirmed: false };
