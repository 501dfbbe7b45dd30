const link = /<link rel="stylesheet" href="([^"]+)"/g;

/** The stylesheets that one of our documents names. */
export const stylesheetsOf = (html: string) =>
  [...html.matchAll(link)].map(([, address = ""]) => address);
