/** The part of a DOM element that the check needs; keeps it testable without a browser. */
export type SvgElement = {
  localName: string;
  namespaceURI: string | null;
  attributes: Iterable<{ name: string; localName: string; value: string }>;
  children: Iterable<SvgElement>;
  textContent: string | null;
};

const svgSpace = "http://www.w3.org/2000/svg";
const htmlSpace = "http://www.w3.org/1999/xhtml";

/** SVG elements that draw or describe. Everything else of SVG is refused by name. */
const harmless = new Set(
  `svg g defs title desc metadata path rect circle ellipse line polyline polygon text tspan textPath
  use symbol clipPath mask pattern marker linearGradient radialGradient stop filter image style switch
  view feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence`.split(/\s+/),
);

const embedded = /^data:image\/(png|jpeg|webp|gif);base64,/i;
const inside = (address: string) => address.trim().startsWith("#") || embedded.test(address.trim());

/** Every url() in a piece of CSS; a backslash could hide one, so it counts as outside too. */
const reachesOut = (css: string) =>
  css.includes("\\") ||
  /@import|image-set|@font-face/i.test(css) ||
  [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].some(([, address = ""]) => !inside(address));

/** What stands in the text before it is parsed: entities can grow without end, instructions load. */
export function svgTextProblem(text: string): string | undefined {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text)) return "it defines its own entities";
  if (/<\?xml-stylesheet/i.test(text)) return "it loads a stylesheet from elsewhere";
  return undefined;
}

function elementProblem({ localName, namespaceURI, attributes, textContent }: SvgElement) {
  if (namespaceURI === htmlSpace) return "it contains HTML";
  if (namespaceURI === svgSpace) {
    if (localName === "script") return "it contains a script";
    if (localName === "foreignObject") return "it contains HTML (foreignObject)";
    if (/^(animate|set$|discard$)/.test(localName)) return "it is animated";
    if (!harmless.has(localName)) return `it contains <${localName}>, which a logo does not need`;
    if (localName === "style" && reachesOut(textContent ?? ""))
      return "its styles load from elsewhere";
  }
  for (const { name, localName: local, value } of attributes) {
    if (/^on/i.test(local)) return `it contains a script (${name})`;
    if ((local === "href" || local === "src") && !inside(value))
      return /^\s*javascript:/i.test(value)
        ? "it contains a script (link)"
        : "it refers to something outside the file";
    if (reachesOut(value) && /url\(|@import|image-set/i.test(value))
      return "its styles load from elsewhere";
  }
  return undefined;
}

/** The first reason to refuse an SVG file, in words that end a sentence; undefined if it is harmless. */
export function svgProblem(root: SvgElement): string | undefined {
  if (root.localName !== "svg" || root.namespaceURI !== svgSpace) return "it is not an SVG drawing";
  const open = [root];
  for (let element = open.pop(); element; element = open.pop()) {
    const problem = elementProblem(element);
    if (problem) return problem;
    open.push(...element.children);
  }
  return undefined;
}

const length = (value: string | undefined) => {
  const number = Number.parseFloat(value ?? "");
  return number > 0 && !value?.trim().endsWith("%") ? number : undefined;
};

/** The size an SVG draws itself in: its own, or that of its view box. */
export function svgSize(
  root: SvgElement,
): { width: number; height: number; scales: boolean } | undefined {
  const attributes = new Map([...root.attributes].map(({ name, value }) => [name, value]));
  const [, , boxWidth, boxHeight] = (attributes.get("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = length(attributes.get("width")) ?? boxWidth;
  const height = length(attributes.get("height")) ?? boxHeight;
  if (!width || !height || !Number.isFinite(width) || !Number.isFinite(height)) return undefined;
  return { width, height, scales: Boolean(boxWidth && boxHeight) };
}
