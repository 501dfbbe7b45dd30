import {
  type DefaultTreeAdapterTypes,
  html as names,
  parse,
  defaultTreeAdapter as tree,
} from "parse5";

type Element = DefaultTreeAdapterTypes.Element;

const elements = (parent: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  parent.childNodes.filter((node) => tree.isElementNode(node));

const attributeOf = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

const clean = (text: string) =>
  text
    .split(/\s+/)
    .join(" ")
    .split("")
    .filter((unit) => {
      const code = unit.charCodeAt(0);
      const control = code < 0x20 || (code >= 0x7f && code < 0xa0);
      const turning = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
      return !control && !turning;
    })
    .join("")
    .trim();

function clamp(text: string, limit: number) {
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  return `${characters
    .slice(0, limit - 1)
    .join("")
    .trimEnd()}…`;
}

function usable(content: string, base: string) {
  if (!content.trim()) return null;
  const url = URL.parse(content, base);
  return url && ["http:", "https:"].includes(url.protocol) ? url.href : null;
}

/**
 * The right answer by another HTML parser, which reads a page as a browser with scripting does. NUL
 * is left out beforehand: the engines themselves disagree on it.
 */
export function metadataByParse5(page: string, base: string) {
  const root = elements(
    parse(page.replace(/^\ufeff/, "").replaceAll("\0", ""), { scriptingEnabled: true }),
  )[0];
  const head = root && elements(root).find(({ tagName }) => tagName === "head");
  const inHead = head ? elements(head) : [];
  const titles = inHead
    .filter(({ tagName, namespaceURI }) => tagName === "title" && namespaceURI === names.NS.HTML)
    .map((title) =>
      title.childNodes.map((node) => (tree.isTextNode(node) ? node.value : "")).join(""),
    );
  const metas = inHead.filter(({ tagName }) => tagName === "meta");
  const contents = (wanted: string) =>
    metas
      .filter((meta) => {
        const name = attributeOf(meta, "property") ?? attributeOf(meta, "name") ?? "";
        return name.trim().toLowerCase() === wanted;
      })
      .map((meta) => attributeOf(meta, "content") ?? "");
  const images = [...contents("og:image"), ...contents("twitter:image")];
  return {
    title: clamp(titles.map(clean).find(Boolean) ?? "", 60),
    description: clamp(contents("description").map(clean).find(Boolean) ?? "", 150),
    imageUrl: images.map((content) => usable(content, base)).find(Boolean) ?? null,
  };
}
