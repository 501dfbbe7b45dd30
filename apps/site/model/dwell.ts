/** ms that the pointer or the focus rests on a link before anything is fetched for it. */
export const dwell = 80;
