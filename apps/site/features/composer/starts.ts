/** What a site can begin with: five layouts of each trade. */
export type Start = {
  id: string;
  /** A name beside the code: "The extension". */
  title: string;
};

export type StartTrade = { name: string; path: string; layouts: readonly Start[] };

/** Addresses of what works beside the page. */
export type Workers = {
  /** Builds sites. */
  site: string;
  /** Re-encodes pictures. */
  picture: string;
  /** Asks servers whose addresses visitors have typed. */
  server: string;
};
