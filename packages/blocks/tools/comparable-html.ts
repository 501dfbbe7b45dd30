/** Markup without differences that a browser does not see: spelling, indentation, order of attributes. */
export const comparableHtml = (html: string): string =>
  html
    // React asks for the first picture early; a document of its own does not.
    .replaceAll(/<link rel="preload"[^>]*>/g, "")
    .replaceAll(/\s*\/>/g, ">")
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll(/=""/g, "")
    .replaceAll(/style="[^"]*"/g, (style) => style.replaceAll(/(?<=[:;])\s+/g, ""))
    .replaceAll(/\n\s*/g, "")
    .toLowerCase()
    .replaceAll(/<[\w-]+[^>]*>/g, (tag) =>
      tag
        .slice(1, -1)
        .split(/ (?=[\w-]+(?:=|$| ))/)
        .sort()
        .join(" "),
    );
