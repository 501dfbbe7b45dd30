import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, test } from "vitest";
import { type Files, finish, plan } from "../build/build.ts";
import { logos } from "../document/pictures/logos.ts";
import { readSvg } from "../document/pictures/read-svg.ts";
import { readSite } from "../document/read/read.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { siteFromLayout } from "../edit/from-layout.ts";
import { files as names, rootOf } from "../export/file-names.ts";
import { builtSite } from "./built-site.ts";
import { hostileFiles, hostileSite } from "./hostile-sites.ts";
import { parseXml } from "./parse-xml.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const composer = "https://daylit.example/compose";
const contentOf = ({ key }: { key: string }) =>
  Uint8Array.from(hostileFiles.get(key) ?? "", (letter) => letter.charCodeAt(0) & 255);

function* elementsIn(node: Node): Generator<Element> {
  if ("tagName" in node) yield node;
  const inside = "content" in node ? [node.content] : "childNodes" in node ? node.childNodes : [];
  for (const child of inside) yield* elementsIn(child);
}

/** What our pages are made of: nothing else is written, so nothing else may be read. */
const unknown =
  /^(base|iframe|frame|frameset|object|embed|applet|template|portal|audio|video|math)$/;

/** An address of a page as a browser reads it. */
function addressFault(element: Element, name: string, value: string, at: URL, site: SiteDocument) {
  const url = URL.canParse(value, at.href) ? new URL(value, at) : undefined;
  if (!url) return "no address";
  if (url.protocol === "mailto:")
    return /^mailto:[^?,;&\s]+@[^?,;&\s]+(\?(subject|body)=[^&;]*)?$/.test(
      decodeURIComponent(value),
    )
      ? undefined
      : "a letter to others";
  if (element.tagName === "a")
    return /^(https?|tel):$/.test(url.protocol) && !/^[/\\]{2}/.test(value)
      ? undefined
      : "a link that runs or leads elsewhere";
  const isCounter = element.tagName === "img" && value.startsWith(`${site.counter}?`);
  const isForm = name === "action" && site.form.way === "service" && value === site.form.address;
  const isSaid =
    element.tagName === "link" && /canonical|alternate/.test(attributeOf(element, "rel"));
  if (value.startsWith("data:image/") && element.tagName === "img") return undefined;
  return url.origin === at.origin || isCounter || isForm || isSaid ? undefined : "another host";
}

const attributeOf = ({ attrs }: Element, name: string) =>
  attrs.find((each) => each.name === name)?.value ?? "";

function* faultsOf(element: Element, at: URL, site: SiteDocument): Generator<string> {
  const { tagName, attrs, childNodes } = element;
  if (unknown.test(tagName)) yield `<${tagName}>`;
  for (const { name, value } of attrs) {
    if (/^on|^(style|srcdoc|formaction|ping|is)$/i.test(name)) yield `${tagName} ${name}`;
    if (/^(src|href|action|poster|data|xlink:href)$/.test(name)) {
      const fault = addressFault(element, name, value, at, site);
      if (fault) yield `${tagName} ${name}="${value}": ${fault}`;
    }
    if (name === "srcset")
      for (const entry of value.split(","))
        if (new URL(entry.trim().split(" ")[0] ?? "", at).origin !== at.origin)
          yield `${tagName} srcset="${value}"`;
  }
  if (tagName === "script") {
    const src = attributeOf(element, "src");
    if (
      src
        ? !/(^|\/)(register|edit)\.js$/.test(src)
        : attributeOf(element, "type") !== "application/ld+json"
    )
      yield `a script: ${src}`;
    if (!src) JSON.parse(childNodes.map((node) => ("value" in node ? node.value : "")).join(""));
  }
  if (tagName === "style" && attributeOf(element, "data-lost") !== "") yield "styles in a page";
  const equivalent = attributeOf(element, "http-equiv");
  const refreshes = /^0; url=(\.\.\/)?[a-z0-9-]+\.html$/.test(attributeOf(element, "content"));
  if (equivalent && equivalent !== "Content-Security-Policy" && !refreshes)
    yield `http-equiv ${equivalent}`;
}

/** The policy, as a browser takes it apart. */
const policyForm =
  /^default-src 'none'; script-src 'self'; style-src 'self'( 'unsafe-inline')?; img-src 'self' data:( https:\/\/[\w.-]+)?; font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; (frame-ancestors 'self'; )?require-trusted-types-for 'script'; trusted-types daylit-site; form-action (mailto:|(https?:\/\/[\w.-]+ ){0,2}'self')$/;

function faultsIn(files: Files, site: SiteDocument): string[] {
  const root = rootOf(site);
  const found: string[] = [];
  if (!/^\/([\w.~%-]+\/)*$/.test(root)) found.push(`root ${root}`);
  for (const [name, content] of files) {
    const text = typeof content === "string" ? content : "";
    const at = new URL(root + name, "https://mine.example");
    if (name.endsWith(".html")) {
      const all = [...elementsIn(parse(text))];
      found.push(
        ...all.flatMap((each) => [...faultsOf(each, at, site)].map((fault) => `${name}: ${fault}`)),
      );
      const [policy] = all.filter((each) => attributeOf(each, "http-equiv").startsWith("Content"));
      if (!policy || !policyForm.test(attributeOf(policy, "content")))
        found.push(`${name}: policy`);
    }
    if (name.endsWith(".xml")) parseXml(text);
    if (/\.(json|webmanifest)$/.test(name)) JSON.parse(text);
    if (name.endsWith(".css") && /@import|<\/style|url\((?!"fonts\/[\w-]+\.woff2"\))/.test(text))
      found.push(`${name}: loads`);
    if (typeof content !== "string" && /^pictures\/own-.*\.svg$|^icon/.test(name)) {
      const own = new TextDecoder().decode(content).trimStart();
      if (own.startsWith("<") && readSvg(content).text !== own) found.push(`${name}: ${own}`);
    }
    if (name === names.icon && readSvg(new TextEncoder().encode(text)).problem)
      found.push(`${name}: ${text}`);
    if (/secret/.test(text) && name !== names.siteDocument) found.push(`${name}: a password`);
  }
  const [, policy = ""] =
    / {2}Content-Security-Policy: (.*)\n/.exec(`${files.get("_headers")}`) ?? [];
  if (!policyForm.test(policy)) found.push(`_headers: ${policy}`);
  return found;
}

/** The files for hosts: nothing of a document gets into them but what is read above. */
const hostFiles = [
  names.nginx,
  names.caddy,
  names.htaccess,
  names.headers,
  names.robots,
  names.redirects,
];

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const { theme, ...rest } = siteFromLayout(layout);
// The same icons are drawn once.
const plain = { ...rest, theme: { ...theme, brand: "#0b7285" }, mark: { outline: logos.circle } };

/** One of our sites at the same address, with the same forms, counter, languages and sort of logo. */
function plainAt({ address, form, counter, mark, language, translations = [] }: SiteDocument) {
  const files = [{ width: 1, type: "png", hash: "f".repeat(64) }];
  const own = { alt: "", width: 1, height: 1, focal: [0, 0], files };
  return {
    ...plain,
    ...{ address, form, counter, language },
    ...("icons" in mark ? { mark, pictures: { [mark.logo]: own } } : {}),
    translations: translations.map((each) => ({ language: each.language, texts: [] })),
  } as unknown as SiteDocument;
}

test("nothing of a hostile document runs, loads or changes a host’s rules", () => {
  for (let seed = 1; seed <= 60; seed++) {
    const text = JSON.stringify(hostileSite(seed));
    const reading = readSite(text);
    if (!reading.site) throw new Error(`${seed}: ${reading.problems[0]?.words}`);
    expect(({} as { hit?: number }).hit).toBeUndefined();
    expect(reading.repairs.length, `${seed}: repairs`).toBeGreaterThan(0);
    const planned = plan(reading.site, { framework: "", composer, day: "2026-11-18" });
    const assets = planned.requiredAssets.map((asset) => [asset.key, contentOf(asset)] as const);
    const files = finish(planned, new Map(assets));
    expect(faultsIn(files, planned.site), `seed ${seed}`).toEqual([]);
    if (seed % 5 > 0) continue;
    const others = builtSite(plainAt(planned.site), "", contentOf, { composer });
    for (const name of hostFiles)
      expect(files.get(name), `${seed} ${name}`).toEqual(others.get(name));
  }
});
