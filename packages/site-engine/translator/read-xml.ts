/** An element of an XML document; names are without their prefixes. */
export type XmlNode = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: (XmlNode | string)[];
};

const entities = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }));

/** The files of translators are about ten deep; a far deeper one would overflow the stack. */
const deepest = 100;

const decoded = (text: string) =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities.get(name) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10ffff ? "\ufffd" : String.fromCodePoint(code);
  });

const local = (name: string) => name.slice(name.indexOf(":") + 1);

/**
 * A file of XML that a translator sends; none if it isn’t whole. Not by the browser’s parser: to a broken file
 * it adds a message with a style of its own, which the policy of the site reports as an attack. A document
 * type could define entities as large as its author likes, and isn’t read.
 */
export function readXml(text: string): XmlNode | undefined {
  const root: XmlNode = { name: "", attributes: new Map(), children: [] };
  const open = [root];
  const token =
    /<!--.*?-->|<\?.*?\?>|<!\[CDATA\[(.*?)\]\]>|<\/([^\s<>/]+)\s*>|<([^\s<>/!?]+)((?:\s+[^\s<>/="']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/sy;
  const given = text.replace(/^\ufeff/, "").trim();
  while (token.lastIndex < given.length) {
    const found = token.exec(given);
    const last = open.at(-1);
    if (!found || !last) return undefined;
    const [, data, end, start, attributes = "", empty, words] = found;
    if (data ?? words) last.children.push(data ?? decoded(words ?? ""));
    if (end && open.pop()?.name !== local(end)) return undefined;
    if (!start) continue;
    const pairs = attributes.matchAll(/([^\s="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
    const element: XmlNode = {
      name: local(start),
      attributes: new Map(
        [...pairs].map(([, key = "", one, other]) => [key, decoded(one ?? other ?? "")]),
      ),
      children: [],
    };
    last.children.push(element);
    if (!empty) open.push(element);
    if (open.length > deepest) return undefined;
  }
  return open.length === 1 ? root : undefined;
}
