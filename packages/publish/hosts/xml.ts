const characters = { quot: '"', lt: "<", gt: ">", apos: "'", amp: "&" } as const;

/** A text out of an XML answer; the package has no parser of the browser’s. */
export const unescaped = (text: string) =>
  text
    .replaceAll(/&#(x?)([0-9a-f]+);/gi, (_, hex, code) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replaceAll(/&(quot|lt|gt|apos|amp);/g, (_, name: keyof typeof characters) => characters[name]);
