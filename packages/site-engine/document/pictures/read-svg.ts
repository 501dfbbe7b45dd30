import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";

/**
 * A drawing that holds nothing but a drawing, written again; or why the file is none, in words that end a
 * sentence.
 */
type SvgReading =
  | { text: string; width: number; height: number; scales: boolean; problem?: undefined }
  | { problem: string; text?: undefined };

const svgSpace = "http://www.w3.org/2000/svg";
const htmlSpace = "http://www.w3.org/1999/xhtml";
const linkSpace = "http://www.w3.org/1999/xlink";
const xmlSpace = "http://www.w3.org/XML/1998/namespace";

/** SVG elements that draw. Everything else of SVG is refused by name. */
const drawing = new Set(
  `svg g defs path rect circle ellipse line polyline polygon text tspan textPath
  use symbol clipPath mask pattern marker linearGradient radialGradient stop filter image style switch
  view feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence`.split(/\s+/),
);
/** What editors write for themselves: names of programs, of people and of their folders. */
const describing = new Set(["metadata", "title", "desc"]);
const withText = new Set(["text", "tspan", "textPath"]);

/** Thrown and caught in this file. */
class Problem extends Error {}
const damaged = () => new Problem("it is damaged");

const embedded = /^data:image\/(png|jpeg|webp|gif);base64,/i;
const inside = (address: string) => address.trim().startsWith("#") || embedded.test(address.trim());

/** Every url() in a piece of CSS; a backslash could hide one, so it counts as outside too. */
const reachesOut = (css: string) =>
  css.includes("\\") ||
  /@import|image-set|@font-face|\bsrc\(/i.test(css) ||
  [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].some(([, address = ""]) => !inside(address));

/** CSS without comments and what Inkscape notes; throws if it loads something. */
function plainCss(css: string): string {
  const plain = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, " ")
    .replaceAll(/-inkscape-[\w-]*:[^;}]*;?/g, " ");
  // Looked at afterwards: what was on both sides of a comment may be one word now.
  if (reachesOut(plain)) throw new Problem("its styles load from elsewhere");
  return plain.trim();
}

const name = String.raw`[\p{L}_][\p{L}\p{N}_:.-]*`;
const value = `"[^"<]*"|'[^'<]*'`;
const token = new RegExp(
  [
    "<!--[^]*?-->",
    String.raw`<\?(?<instruction>[^]*?)\?>`,
    String.raw`<!\[CDATA\[(?<raw>[^]*?)\]\]>`,
    String.raw`<!DOCTYPE[^[>]*(?:\[(?<subset>[^]*?)\]\s*)?>`,
    String.raw`</(?<closed>${name})\s*>`,
    String.raw`<(?<opened>${name})(?<attributes>(?:\s+${name}\s*=\s*(?:${value}))*)\s*(?<empty>/?)>`,
    "(?<words>[^<]+)",
  ].join("|"),
  "uy",
);
const attribute = new RegExp(String.raw`(${name})\s*=\s*(${value})`, "gu");

const characters = Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" });

/** Illustrator gives short names to addresses. A longer text could grow without end. */
function entitiesIn(subset: string): Map<string, string> {
  const found = new Map<string, string>();
  const plain = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"<&%]{0,200})"|'([^'<&%]{0,200})')\s*>/g;
  const rest = subset.replaceAll(plain, (_, key: string, one?: string, other?: string) => {
    found.set(key, one ?? other ?? "");
    return "";
  });
  if (rest.trim()) throw new Problem("it defines its own entities");
  return new Map([...found, ...characters]);
}

function decoded(text: string, entities: ReadonlyMap<string, string>): string {
  const plain = text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|([\w.-]+));|&/gi, (_, ten, hex, key) => {
    const code = ten ? Number(ten) : hex ? Number.parseInt(hex, 16) : undefined;
    const found =
      code === undefined
        ? entities.get(key)
        : code < 0x110000
          ? String.fromCodePoint(code)
          : undefined;
    if (found === undefined) throw damaged();
    return found;
  });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids them
  if (/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/.test(plain)) throw damaged();
  return plain.toWellFormed();
}

type Spaces = Readonly<Record<string, string | undefined>>;
type Element = { tag: string; local: string; spaces: Spaces; kept: boolean; css: string };
type Attributes = readonly (readonly [name: string, value: string])[];

const spaceOf = (qualified: string, spaces: Spaces): [space: string | undefined, local: string] => {
  const [local = "", prefix = ""] = qualified.split(":").reverse();
  return [Object.hasOwn(spaces, prefix) ? spaces[prefix] : undefined, local];
};

/** Whether an element is part of the drawing; throws where it makes the whole file unsafe. */
function isDrawing(space: string | undefined, local: string): boolean {
  if (space === htmlSpace) throw new Problem("it contains HTML");
  if (space !== svgSpace || describing.has(local)) return false;
  if (local === "script") throw new Problem("it contains a script");
  if (local === "foreignObject") throw new Problem("it contains HTML (foreignObject)");
  if (/^(animate|set$|discard$)/.test(local)) throw new Problem("it is animated");
  if (!drawing.has(local)) throw new Problem(`it contains <${local}>, which a logo does not need`);
  return true;
}

/** The attributes that draw, under the names that every browser knows. */
function* drawingAttributes(all: Attributes, spaces: Spaces): Generator<[string, string]> {
  for (const [key, value] of all) {
    const [space, local] = key.includes(":") ? spaceOf(key, spaces) : [svgSpace, key];
    if (space === xmlSpace && /^(space|lang)$/.test(local)) yield [`xml:${local}`, value];
    if (space !== svgSpace && !(space === linkSpace && local === "href")) continue;
    if (/^on/i.test(local)) throw new Problem(`it contains a script (${key})`);
    if (local === "xmlns" || key.startsWith("xmlns:")) continue;
    // For scripts and for people who hear a page, which has words of its own about a logo.
    if (/^(data|aria)-|^role$/.test(local)) continue;
    if ((local === "href" || local === "src") && !inside(value))
      throw new Problem(
        /^\s*javascript:/i.test(value)
          ? "it contains a script (link)"
          : "it refers to something outside the file",
      );
    if (local === "style") yield [local, plainCss(value)];
    // Paths of the owner's computer have backslashes, nothing that draws has.
    else if (!value.includes("\\"))
      yield [local, /url\(|image-set/i.test(value) && local !== "href" ? plainCss(value) : value];
  }
}

const written = (local: string, attributes: Iterable<readonly [string, string]>) =>
  `<${local}${[...new Map(attributes)].map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join("")}>`;

const length = (value: string | undefined) => {
  const number = Number.parseFloat(value ?? "");
  return number > 0 && !value?.trim().endsWith("%") ? number : undefined;
};

/** The size a drawing has on its own: its own, or that of its view box. */
function sizeOf(attributes: ReadonlyMap<string, string>) {
  const [, , boxWidth, boxHeight] = (attributes.get("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = length(attributes.get("width")) ?? boxWidth;
  const height = length(attributes.get("height")) ?? boxHeight;
  if (!width || !height || !Number.isFinite(width) || !Number.isFinite(height))
    throw new Problem("it has neither a size nor a view box");
  return { width, height, scales: Boolean(boxWidth && boxHeight) };
}

function read(given: string): SvgReading {
  const text = given.replace(/^\ufeff/, "").trim();
  const open: Element[] = [];
  let out = "";
  let root: ReadonlyMap<string, string> | undefined;
  let entities: ReadonlyMap<string, string> = new Map(characters);
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const found = token.exec(text)?.groups;
    if (!found) throw damaged();
    const { instruction, raw, subset, closed, opened, attributes = "", empty, words } = found;
    const parent = open.at(-1);
    if (instruction !== undefined && /^xml-stylesheet/i.test(instruction))
      throw new Problem("it loads a stylesheet from elsewhere");
    if (subset !== undefined) entities = entitiesIn(subset);
    const said = raw ?? (words === undefined ? undefined : decoded(words, entities));
    if (said !== undefined) {
      if (!parent && said.trim()) throw damaged();
      // Read as a whole when it ends: a comment between two pieces would hide what they say together.
      if (parent?.local === "style") parent.css += said;
      if (parent?.kept && withText.has(parent.local)) out += escapeHtml(said);
    }
    if (closed !== undefined) {
      const last = open.pop();
      if (last?.tag !== closed) throw damaged();
      if (last.kept) out += `${escapeHtml(plainCss(last.css))}</${last.local}>`;
    }
    if (opened === undefined) continue;
    if (!parent && root) throw damaged();
    const all = [...attributes.matchAll(attribute)].map(
      ([, key = "", quoted = ""]) => [key, decoded(quoted.slice(1, -1), entities)] as const,
    );
    if (new Set(all.map(([key]) => key)).size < all.length) throw damaged();
    const spaces: Spaces = {
      ...(parent?.spaces ?? { xml: xmlSpace }),
      ...Object.fromEntries(
        all.flatMap(([key, value]) =>
          key === "xmlns" || key.startsWith("xmlns:") ? [[key.slice(6), value]] : [],
        ),
      ),
    };
    const [space, local] = spaceOf(opened, spaces);
    if (!parent && (local !== "svg" || space !== svgSpace))
      throw new Problem("it is not an SVG drawing");
    const kept = (parent?.kept ?? true) && parent?.local !== "style" && isDrawing(space, local);
    if (kept) {
      const own = [...drawingAttributes(all, spaces)];
      out += written(local, parent ? own : [["xmlns", svgSpace], ...own]);
      root ??= new Map(own);
    }
    if (empty) out += kept ? `</${local}>` : "";
    else open.push({ tag: opened, local, spaces, kept, css: "" });
  }
  if (open.length > 0 || !root) throw damaged();
  return { text: `${out}\n`, ...sizeOf(root) };
}

/**
 * Reads a drawing without a browser, so that every way into a site and out of it can ask. What an editor
 * wrote for itself goes: comments, names, paths, namespaces of its own. Code, HTML, animation and
 * addresses outside the file make it unsafe, and it is refused.
 */
export function readSvg(bytes: Uint8Array): SvgReading {
  try {
    const start = String.fromCharCode(...bytes.subarray(0, 200));
    const [, encoding = "utf-8"] = /^<\?xml[^>]*encoding\s*=\s*["']([\w-]+)/.exec(start) ?? [];
    return read(new TextDecoder(encoding).decode(bytes));
  } catch (error) {
    return { problem: error instanceof Problem ? error.message : damaged().message };
  }
}
