/** A size as people say it: 640 kB, 2.6 MB. */
export const sizeOf = (bytes: number) =>
  bytes < 999_500
    ? `${Math.round(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toLocaleString("en-GB", { maximumFractionDigits: 1 })} MB`;
