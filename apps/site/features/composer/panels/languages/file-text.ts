/** How programs on Windows saved files before Unicode, where it wasn’t as in western Europe. */
const legacy: Readonly<Record<string, string>> = {
  ...{ cs: "windows-1250", hu: "windows-1250", pl: "windows-1250", ro: "windows-1250" },
  ...{ hr: "windows-1250", sk: "windows-1250", sl: "windows-1250", bg: "windows-1251" },
  ...{ ru: "windows-1251", sr: "windows-1251", uk: "windows-1251", el: "windows-1253" },
  ...{ tr: "windows-1254", he: "windows-1255", ar: "windows-1256" },
};

/** The words of a file; spreadsheets still save them in several ways. */
export function decoded(bytes: Uint8Array, language: string): string {
  const [first, second] = bytes;
  // Without a mark of its own the first sign, a quote, a letter or “<”, has an empty half.
  if ((first === 0xff && second === 0xfe) || second === 0)
    return new TextDecoder("utf-16le").decode(bytes);
  if ((first === 0xfe && second === 0xff) || first === 0)
    return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const [tag = ""] = language.split("-");
    return new TextDecoder(legacy[tag] ?? "windows-1252").decode(bytes);
  }
}

/** Workbooks of spreadsheet programs: zips (.xlsx, .ods), and .xls of before. */
export const isWorkbook = ([first, second, third]: Uint8Array) =>
  (first === 0x50 && second === 0x4b && third === 3) || (first === 0xd0 && second === 0xcf);
