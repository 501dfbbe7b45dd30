import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, parse } from "parse5";

export { serialize } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;

/** What the checks of the built files need to know of a document. */
export type BuiltDocument = {
  ids: ReadonlySet<string>;
  /** Every address it names, as written. */
  addresses: readonly string[];
  elements: readonly Element[];
};

export const attributeOf = ({ attrs }: Element, name: string) =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** Every element inside a node and the node itself, in the order of the document. */
export function elementsOf(
  node: DefaultTreeAdapterTypes.Node,
  found: Element[] = [],
): readonly Element[] {
  if (adapter.isElementNode(node)) {
    found.push(node);
    if (node.tagName === "template")
      elementsOf((node as DefaultTreeAdapterTypes.Template).content, found);
  }
  if ("childNodes" in node) for (const child of node.childNodes) elementsOf(child, found);
  return found;
}

export const textOf = (node: DefaultTreeAdapterTypes.Node): string => {
  if (adapter.isTextNode(node)) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
};

const candidates = (srcset = "") =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? "")
    .filter(Boolean);

/** The one address that is not asked for: a connection, not a file. */
const isPrepared = (element: Element) => attributeOf(element, "rel") === "preconnect";

function addressesOf(element: Element): string[] {
  if (isPrepared(element)) return [];
  const single = ["href", "src", "poster", "action", "data", "xlink:href"].map((name) =>
    attributeOf(element, name),
  );
  const shared = /^(og:image|og:url|twitter:image)$/.test(
    attributeOf(element, "property") ?? attributeOf(element, "name") ?? "",
  );
  return [
    ...single.filter((value) => value !== undefined),
    ...candidates(attributeOf(element, "srcset")),
    ...candidates(attributeOf(element, "imagesrcset")),
    ...(shared ? [attributeOf(element, "content") ?? ""] : []),
  ];
}

export function readDocument(html: string): BuiltDocument {
  const elements = elementsOf(parse(html));
  return {
    ids: new Set(elements.map((element) => attributeOf(element, "id") ?? "").filter(Boolean)),
    addresses: [...new Set(elements.flatMap(addressesOf))],
    elements,
  };
}
