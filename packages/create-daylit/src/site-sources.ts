import type { BlockName } from "@daylit/layouts/blocks/definitions.ts";
import { sectionsWithIds } from "@daylit/layouts/render/anchors.ts";
import type { AnyPicture } from "@daylit/layouts/render/render-context.ts";
import { type FaceName, isFace } from "@daylit/layouts/theme/faces.ts";
import { iconSvg } from "@daylit/layouts/theme/icon-svg.ts";
import { picturesOf, type SiteDocument } from "@daylit/site-engine";
import { pictureIn, renderContextOf } from "@daylit/site-engine/build/render-context.ts";
import { themeCss } from "../../blocks/src/theme.ts";
import type { Theme } from "../../blocks/src/types.ts";
import { componentName } from "../../blocks/tools/component-name.ts";
import { Code, jsx, literal } from "../../blocks/tools/literal.ts";
import { asset, bundledFile, bundledText } from "./assets.ts";

/** The parts that a project of React and one of Astro share. */
export type SiteSources = {
  site: SiteDocument;
  /** Every block in use, and the file that imports its stylesheet needs its name. */
  blocks: readonly BlockName[];
  pages: readonly SourcePage[];
  nav: Element;
  footer: Element;
  /** Files that are the same in both. */
  files: Map<string, string | Uint8Array>;
  /** Dependencies with their versions. */
  dependencies: Record<string, string>;
};

export type SourcePage = {
  path: string;
  title: string;
  description: string;
  /** "Home", "Contact": the name of its component. */
  component: string;
  sections: readonly Element[];
};

/** An element of a page: its block, and its JSX at a depth. */
export type Element = {
  block: BlockName;
  pictures: readonly string[];
  jsx: (depth: number) => string;
};

/** "inte-lounge" → "inteLounge" */
const variable = (id: string) =>
  id.replaceAll(/[^a-z0-9]+(\w?)/gi, (_, letter: string) => letter.toUpperCase());

type Values = Readonly<Record<string, unknown>>;

/** Values of a section with the names of its pictures' variables in place of their ids. */
function coded(value: unknown, known: ReadonlySet<string>, used: Set<string>): unknown {
  const named = (id: string) => {
    used.add(variable(id));
    return variable(id);
  };
  if (typeof value === "string") return known.has(value) ? new Code(named(value)) : value;
  if (Array.isArray(value)) return value.map((each) => coded(each, known, used));
  if (typeof value !== "object" || value === null) return value;
  const { id, ...rest } = value as Values;
  if (typeof id === "string" && known.has(id))
    return new Code(`{ ...${named(id)}, ${literal(rest).replace(/^\{ | \}$/g, "")} }`);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, coded(each, known, used)]),
  );
}

function element(
  { block, nav, kept, ...values }: Values & { block: BlockName },
  known: ReadonlySet<string>,
  given: readonly string[],
): Element {
  const pictures = new Set<string>();
  const props = coded(values, known, pictures) as Values;
  return {
    block,
    pictures: [...pictures],
    jsx: (depth) => jsx(componentName(block), props, depth, given),
  };
}

const pictureHelper = `import type { PictureSource } from "daylit-blocks";

/** A picture in public/pictures, in AVIF and WebP at several widths. */
function picture(
  name: string,
  alt: string,
  width: number,
  height: number,
  widths: readonly number[],
  at: readonly [number, number],
): PictureSource {
  const files = (ending: string) =>
    widths.map((each) => \`/pictures/\${name}-\${each}.\${ending} \${each}w\`).join(", ");
  return {
    src: \`/pictures/\${name}-\${widths.at(-1)}.webp\`,
    alt,
    width,
    height,
    at,
    srcSet: files("webp"),
    sources: [{ type: "image/avif", srcSet: files("avif") }],
  };
}
`;

/** A picture of the library is a call; an own one says its files. */
function pictureCode(site: SiteDocument, id: AnyPicture): string {
  const { alt, width, height, focal, sets } = pictureIn(site)(id);
  const at = focal.map((share) => Math.round(share * 100));
  const widths = sets.at(-1)?.files.map((file) => file.width) ?? [];
  const name = `export const ${variable(id)}`;
  if (!Object.hasOwn(site.pictures, id)) {
    const flat = `${name} = picture(${[id, alt, width, height, widths, at].map((each) => literal(each)).join(", ")});`;
    if (flat.length <= 100) return flat;
    const lines = [id, alt, width, height, widths, at].map((each) => `  ${literal(each)},`);
    return `${name} = picture(\n${lines.join("\n")}\n);`;
  }
  const setOf = (files: (typeof sets)[number]["files"]) =>
    files.map((file) => `/${file.address} ${file.width}w`).join(", ");
  const plain = sets.at(-1);
  const value = {
    src: `/${plain?.files.at(-1)?.address}`,
    ...{ alt, width, height, at },
    srcSet: plain && setOf(plain.files),
    sources: sets.slice(0, -1).map(({ type, files }) => ({ type, srcSet: setOf(files) })),
  };
  return `${name}: PictureSource = ${literal(value, 0, name.length + 18)};`;
}

/** Facts of the site that all pages share. */
function siteCode(site: SiteDocument): string {
  const { business, pages, theme } = site;
  const { type, headline, picture } = theme;
  const links = pages.map(({ label, path }) => ({ label, href: path }));
  const { form, logo } = renderContextOf(site, "/", "paths");
  const own = picture && { shape: picture.shape, filter: picture.filter, ratio: picture.ratio };
  const target = form("form");
  const facts = {
    ...(target.action.startsWith("#") ? {} : { form: target }),
    ...(logo ? { logo: { ...logo, address: `/${logo.address}` } } : {}),
    theme: { type, headline, picture: own },
  };
  return `import type { Business, Link, Site } from "daylit-blocks";

export const business: Business = ${literal(business, 0, 34)};

/** The links of the navigation. */
export const links: readonly Link[] = ${literal(links, 0, 38)};

export const site: Site = ${literal(facts, 0, 26)};
`;
}

function filesOfPictures(site: SiteDocument, own: ReadonlyMap<string, Uint8Array>) {
  const hashes = new Map(
    Object.entries(site.pictures).flatMap(([id, { files }]) =>
      files.map(({ width, hash }) => [`${id} ${width}`, hash] as const),
    ),
  );
  const shown = new Set<AnyPicture>(picturesOf(site));
  if ("logo" in site.mark) shown.add(site.mark.logo);
  return Promise.all(
    [...shown].flatMap((id) =>
      pictureIn(site)(id).sets.flatMap(({ files }) =>
        files.map(async ({ address, width }) => {
          const bytes = own.get(hashes.get(`${id} ${width}`) ?? "") ?? (await asset(address));
          return [`public/${address}`, bytes] as const;
        }),
      ),
    ),
  );
}

const facesOf = ({ theme: { type } }: SiteDocument): FaceName[] => [
  ...new Set([type.headline, type.body, type.accent ?? type.body].filter(isFace)),
];

const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** The name of a page's component; no block has it. */
const componentOf = (path: string) =>
  path === "/" ? "Home" : `${capital(variable(path.slice(1))).replace(/^(?=\d)/, "Page")}Page`;

export async function sourcesOf(
  site: SiteDocument,
  own: ReadonlyMap<string, Uint8Array>,
): Promise<SiteSources> {
  const ids = new Set<AnyPicture>(picturesOf(site));
  const known: ReadonlySet<string> = ids;
  const pages = site.pages.map(
    ({ path, title, description, sections }): SourcePage => ({
      ...{ path, title, description },
      component: componentOf(path),
      sections: sectionsWithIds({ sections }).map(({ section, id }) =>
        element({ id, ...section }, known, ["site={site}"]),
      ),
    }),
  );
  const frame = (section: Values & { block: BlockName }, id: string, ...more: string[]) =>
    element({ id, ...section }, known, ["business={business}", "links={links}", ...more]);
  const nav = frame(site.nav, "navigation", "site={{ ...site, current }}");
  const footer = frame(site.footer, "footer", "site={site}");
  const all = [nav, ...pages.flatMap(({ sections }) => sections), footer];
  const blocks = [...new Set(all.map(({ block }) => block))].sort();
  const faces = facesOf(site);
  const styles = [
    'import "daylit";',
    'import "daylit-blocks/base.css";',
    ...blocks.map((name) => `import "daylit-blocks/${name}.css";`),
    ...faces.map((face) => `import "@fontsource-variable/${face}";`),
    'import "./theme.css";',
  ].map((line) => line.replace("import", "@import"));
  const versions = JSON.parse(bundledText("vendor/versions.json")) as Record<string, string>;
  const files = new Map<string, string | Uint8Array>([
    [
      "src/pictures.ts",
      `${[pictureHelper, ...[...ids].map((id) => pictureCode(site, id))].join("\n")}\n`,
    ],
    ["src/site.ts", siteCode(site)],
    ["src/styles.css", `${styles.join("\n")}\n`],
    ["src/theme.css", `${themeCss(site.theme as Theme)}\n`],
    ...("outline" in site.mark
      ? [
          [
            "public/icon.svg",
            iconSvg({ outline: site.mark.outline, colour: site.theme.brand }),
          ] as const,
        ]
      : []),
    ...(await filesOfPictures(site, own)),
    ...Object.values(versions).map(
      (name) => [`vendor/${name}`, bundledFile(`vendor/${name}`)] as const,
    ),
    [".gitignore", "node_modules/\ndist/\ndist-server/\n.astro/\n"],
  ]);
  const dependencies = Object.fromEntries([
    ...faces.map((face) => [`@fontsource-variable/${face}`, "^5.0.0"] as const),
    // They come with the project until they are on npm.
    ...Object.entries(versions).map(([name, file]) => [name, `file:vendor/${file}`] as const),
    ["react", "^19.0.0"],
    ["react-dom", "^19.0.0"],
  ]);
  return { site, blocks, pages, nav, footer, files, dependencies };
}

const sorted = (lines: readonly string[]) => [...new Set(lines)].sort();

/** The imports of a file that shows these blocks, in the order that formatters give them. */
export function importsOf(elements: readonly Element[], from: string): string[] {
  const pictures = sorted(elements.flatMap((each) => each.pictures));
  const flat = `import { ${pictures.join(", ")} } from "${from}pictures";`;
  const wide = `import {\n${pictures.map((name) => `  ${name},`).join("\n")}\n} from "${from}pictures";`;
  return [
    ...sorted(elements.map(({ block }) => block)).map(
      (block) => `import { ${componentName(block)} } from "daylit-blocks/${block}";`,
    ),
    ...(pictures.length > 0 ? [flat.length <= 100 ? flat : wide] : []),
  ];
}

export const packageJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
