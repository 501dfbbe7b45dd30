/** An element of an XML document. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
};

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

function decoded(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids them
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/u.test(text) || !text.isWellFormed())
    throw new Error("A character that XML forbids");
  return text.replaceAll(/&(#x?[\da-f]+|\w+)?;?/gi, (whole, name: string | undefined) => {
    const found = name && whole.endsWith(";") ? entities[name] : undefined;
    if (found === undefined) throw new Error(`Not an entity: ${whole}`);
    return found;
  });
}

/** As much of XML as we write, read strictly: anything else is an error. */
export function parseXml(xml: string): XmlElement {
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const rest = xml.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/i, "");
  if (rest === xml) throw new Error("No declaration");
  const token = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
  while (token.lastIndex < rest.length) {
    const at = token.lastIndex;
    const found = token.exec(rest);
    if (!found) throw new Error(`Not XML: ${rest.slice(at, at + 40)}`);
    const [, closes, name = "", attributes = "", empty, text] = found;
    const last = open.at(-1) as XmlElement;
    if (text !== undefined) last.text += decoded(text);
    else if (closes) {
      if (open.pop()?.name !== name) throw new Error(`Not closed: ${last.name}`);
    } else {
      const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)];
      const element: XmlElement = {
        name,
        attributes: Object.fromEntries(
          pairs.map(([, key = "", value = ""]) => [key, decoded(value)]),
        ),
        children: [],
        text: "",
      };
      last.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [only, ...more] = root.children;
  if (open.length !== 1 || !only || more.length > 0 || root.text.trim())
    throw new Error("Not one element");
  return only;
}
