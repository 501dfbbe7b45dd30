const link = /<link rel="stylesheet" href="([^"]+)"/g;

/** The stylesheets that a document of ours names. */
export const stylesheetsOf = (html: string) =>
  [...html.matchAll(link)].map(([, address = ""]) => address);
