import "@daylit/layouts/render/pictures/all-drawings.server.ts";
import type { BlockName } from "@daylit/layouts/blocks/definitions.ts";
import { sectionsWithIds } from "@daylit/layouts/render/anchors.ts";
import type { AnyPicture } from "@daylit/layouts/render/render-context.ts";
import { type FaceName, isFace } from "@daylit/layouts/theme/faces.ts";
import { iconSvg } from "@daylit/layouts/theme/icon-svg.ts";
import { english } from "@daylit/layouts/words/english.ts";
import { picturesOf, type SiteDocument, siteWords } from "@daylit/site-engine";
import { menuOf } from "@daylit/site-engine/build/page/page-model.ts";
import { pictureIn, renderContextOf } from "@daylit/site-engine/build/page/render-context.ts";
import { themeCss } from "daylit-blocks/internal/src/theme.ts";
import type { Theme } from "daylit-blocks/internal/src/types.ts";
import { componentName } from "daylit-blocks/internal/tools/component-name.ts";
import { Code, literal } from "daylit-blocks/internal/tools/literal.ts";
import {
  focalOf,
  pictureSource,
  type SectionCode,
  sectionCode,
  variable,
} from "daylit-blocks/internal/tools/sections/section-code.ts";
import { asset, bundledFile, bundledText } from "./assets.ts";

/** The parts that a project of React and one of Astro share. */
export type SiteSources = {
  site: SiteDocument;
  /** Every block in use, and the file that imports its stylesheet needs its name. */
  blocks: readonly BlockName[];
  pages: readonly SourcePage[];
  nav: SectionCode;
  footer: SectionCode;
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
  sections: readonly SectionCode[];
};

type Values = Readonly<Record<string, unknown>>;

const pictureHelper = `
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

const svgName = (id: string) => `${variable(id)}Svg`;

/** A picture of the library is a call, a drawing its file's text; an own one says its files. */
function pictureCode(site: SiteDocument, id: AnyPicture): string {
  const facts = pictureIn(site)(id);
  const { alt, width, height, sets, drawing } = facts;
  const at = focalOf(facts);
  if (drawing) {
    const start = `export const ${variable(id)}: Drawing = `;
    return `${start}${literal({ drawing: new Code(svgName(id)), alt, at }, 0, start.length + 1)};`;
  }
  const widths = sets.at(-1)?.files.map((file) => file.width) ?? [];
  const name = `export const ${variable(id)}`;
  if (!Object.hasOwn(site.pictures, id)) {
    const flat = `${name} = picture(${[id, alt, width, height, widths, at].map((each) => literal(each)).join(", ")});`;
    if (flat.length <= 100) return flat;
    const lines = [id, alt, width, height, widths, at].map((each) => `  ${literal(each)},`);
    return `${name} = picture(\n${lines.join("\n")}\n);`;
  }
  const value = pictureSource(facts, (file) => `/${file}`);
  return `${name}: PictureSource = ${literal(value, 0, name.length + 18)};`;
}

/** Every picture of the site under its name. */
function picturesFile(site: SiteDocument, ids: readonly AnyPicture[]): string {
  const drawn = ids.filter((id) => pictureIn(site)(id).drawing);
  const isCalled = (id: AnyPicture) => !drawn.includes(id) && !Object.hasOwn(site.pictures, id);
  const types = [
    ...(drawn.length > 0 ? ["Drawing"] : []),
    ...(drawn.length < ids.length ? ["PictureSource"] : []),
  ];
  return [
    ...(types.length > 0 ? [`import type { ${types.join(", ")} } from "daylit-blocks";`] : []),
    ...[...drawn].sort().map((id) => `import ${svgName(id)} from "./drawings/${id}.svg?raw";`),
    ...(ids.some(isCalled) ? [pictureHelper] : [""]),
    ...ids.map((id) => pictureCode(site, id)),
    "",
  ].join("\n");
}

/** The words that blocks print on their own, if they are not the English ones. */
function wordsBeyondEnglish(site: SiteDocument) {
  const { menu, main, required } = siteWords(site);
  const changed = Object.entries({ menu, main, required }).filter(
    ([name, word]) => word !== english[name as keyof typeof english],
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** Facts of the site that all pages share. */
function siteCode(site: SiteDocument): string {
  const { business, theme } = site;
  const { type, headline, picture } = theme;
  const { form, logo, footerPages = [] } = renderContextOf(site, "/", "paths");
  const own = picture && { shape: picture.shape, filter: picture.filter, ratio: picture.ratio };
  const target = form("form");
  const words = wordsBeyondEnglish(site);
  const facts = {
    ...(target.action.startsWith("#") ? {} : { form: target }),
    ...(logo ? { logo: { ...logo, address: `/${logo.address}` } } : {}),
    ...(footerPages.length > 0 ? { footerPages } : {}),
    ...(words ? { words } : {}),
    theme: { type, headline, picture: own },
  };
  return `import type { Business, Link, Site } from "daylit-blocks";

export const business: Business = ${literal(business, 0, 34)};

/** The links of the navigation. */
export const links: readonly Link[] = ${literal(menuOf(site), 0, 38)};

export const site: Site = ${literal(facts, 0, 26)};
`;
}

type NamedFile = readonly [string, string | Uint8Array];

function filesOfPictures(
  site: SiteDocument,
  own: ReadonlyMap<string, Uint8Array>,
): Promise<NamedFile[]> {
  const hashes = new Map(
    Object.entries(site.pictures).flatMap(([id, { files }]) =>
      files.map(({ width, hash }) => [`${id} ${width}`, hash] as const),
    ),
  );
  const shown = new Set<AnyPicture>(picturesOf(site));
  if ("logo" in site.mark) shown.add(site.mark.logo);
  return Promise.all(
    [...shown].flatMap((id): (NamedFile | Promise<NamedFile>)[] => {
      const { sets, drawing } = pictureIn(site)(id);
      if (drawing) return [[`src/drawings/${id}.svg`, drawing]];
      return sets.flatMap(({ files }) =>
        files.map(async ({ address, width }) => {
          const bytes = own.get(hashes.get(`${id} ${width}`) ?? "") ?? (await asset(address));
          return [`public/${address}`, bytes] as const;
        }),
      );
    }),
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
        sectionCode({ id, ...section }, known, ["site={site}"]),
      ),
    }),
  );
  const frame = (section: Values & { block: BlockName }, id: string, ...more: string[]) =>
    sectionCode({ id, ...section }, known, ["business={business}", "links={links}", ...more]);
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
    ["src/pictures.ts", picturesFile(site, [...ids])],
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
export function importsOf(elements: readonly SectionCode[], from: string): string[] {
  const pictures = sorted(elements.flatMap((each) => each.pictures).map(variable));
  const flat = `import { ${pictures.join(", ")} } from "${from}pictures";`;
  const wide = `import {\n${pictures.map((name) => `  ${name},`).join("\n")}\n} from "${from}pictures";`;
  return [
    ...sorted(elements.map(({ block }) => block)).map(
      (block) => `import { ${componentName(block)} } from "daylit-blocks/${block}";`,
    ),
    ...(pictures.length > 0 ? [flat.length <= 100 ? flat : wide] : []),
  ];
}
