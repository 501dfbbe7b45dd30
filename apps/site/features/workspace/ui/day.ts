/** When a site was changed. */
export const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
