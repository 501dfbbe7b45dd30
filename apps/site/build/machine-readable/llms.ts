import { plainFiles } from "daylit/internal/tools/plain-files.ts";
import { describedParts } from "daylit/internal/tools/reference/reference.ts";
import { screenNames } from "daylit/internal/tools/reference/screens.ts";
import { blockNames } from "daylit-blocks/internal/tools/styles/stylesheets.ts";
import {
  blocksAddress,
  commandAddress,
  fileAddress,
  packageAddress,
} from "../../features/reference/package/address.ts";
import { blockMarkdownPath, screenMarkdownPath } from "../../model/blocks.ts";
import { pathOf, type SectionName } from "../../model/menu.ts";
import { blockKinds, screensItem } from "../../model/pages/blocks.ts";
import { noticePages } from "../../model/pages/notices.ts";
import { composePage, picturesPage } from "../../model/pages/studio.ts";
import { type Page, pages } from "../../model/pages.ts";
import { absolute, feedPath, schemaPath, site } from "../../model/site.ts";
import { described } from "../pages-with-descriptions.ts";
import { indexable } from "./sitemap.ts";

const isDetail = ({ path }: Page) => /^\/layouts\/\w+\//.test(path);

/** Each alone: the page of a kind has a line for each. */
const alone = (names: readonly string[], addressOf: (name: string) => string) =>
  names.map((name) => `[\`${name}\`](${absolute(addressOf(name))})`).join(", ");

/** What a part says of itself, and the blocks of a kind, tell more than the description of a page. */
const summaries = new Map([
  ...describedParts().map(({ name, summary }) => [`/stylesheet/${name}`, summary] as const),
  ...blockKinds.map((kind) => {
    const names = blockNames.filter((name) => name.startsWith(`${kind.slug}-`));
    return [pathOf(kind), alone(names, blockMarkdownPath)] as const;
  }),
  [pathOf(screensItem), alone(screenNames(), screenMarkdownPath)],
]);

const line = (page: Page) =>
  `- [${page.heading}](${absolute(page.twin ?? page.path)}): ${summaries.get(page.path) ?? described(page).description}`;

const read = (path: string) => absolute(pages.find((page) => page.path === path)?.twin ?? path);

const list = (section: SectionName) =>
  indexable(pages)
    .filter((page) => page.section === section && !isDetail(page))
    .map(line)
    .join("\n");

const data: readonly (readonly [path: string, name: string, what: string])[] = [
  ["/llms-full.txt", "Everything to read", "documentation, reference and guides in one file"],
  ["/classes.json", "Classes", "every class and custom property of the framework, with a note"],
  ["/catalogue.json", "Catalogue", "every layout with its sections, classes, files and sizes"],
  [
    schemaPath,
    "Schema of a site document",
    "JSON Schema of site.json: every block with its fields, their purpose and their lengths",
  ],
  ["/r/registry.json", "Registry", "every block and layout for the shadcn command line"],
  [
    packageAddress,
    "daylit",
    "the framework with kit.css, icons and behaviour, to install with npm",
  ],
  [blocksAddress, "daylit-blocks", "the React components, to install with npm"],
  [commandAddress, "create-daylit", "the command that starts a project, to run with npx"],
  ["/daylit.min.css", "The stylesheet", "the whole framework"],
  ["/sitemap.xml", "Sitemap", "every page"],
  [feedPath, "Feed", "changes and new layouts"],
];

/** llms.txt (llmstxt.org): what there is, and where it can be read without the page around it. */
export const llms = () => `# ${site.name}

> ${site.description}

The framework is one stylesheet: link it, write HTML with its classes, set \`--brand\` to one colour. It needs no script and no build step. The reference names every class of the framework in full.

The sections of the layouts are blocks: ${blockNames.length} of them, as HTML, plain JSX and CSS in the registry and as React components in the package \`daylit-blocks\`. There every class that isn’t the framework’s begins with \`block-\`, such as \`block-hero-split\`; the documents of the layouts have the same names without \`block-\`. The composer makes a whole website from a layout, without an account; \`npx ${absolute(commandAddress)}\` does the same on the command line. A whole site is one JSON document (site.json); its [schema](${absolute(schemaPath)}) names every field. With \`--fields\` the command writes what a layout needs, with \`--site answer.json\` it takes the answer, and \`mcp\` serves the Model Context Protocol.

Which pages to read:

- a page of a website with React, such as prices, a landing page or contact: [Coding agents](${read("/documentation/coding-agents")}), then the blocks that you choose, each with its code and fields on a page of its own, such as [prices-tiers](${absolute(blockMarkdownPath("prices-tiers"))}); they are listed below
- a page of a website as plain HTML: the [tutorial](${read("/documentation/tutorial")}) writes a whole one for [daylit.min.css](${absolute(fileAddress(plainFiles.framework[0]))}); a block’s page has its HTML
- a screen of an application, such as settings, a list, a dashboard or sign in: [Application screens](${read("/blocks/screens")}) begins with the page around all ${screenNames().length}; then the one that is nearest, such as [settings](${absolute(screenMarkdownPath("settings"))}), and [Using the application kit](${read("/documentation/application-kit")})
- markup of your own: [Vocabulary](${read("/stylesheet/vocabulary")}) has every class on one page, icons apart

Without npm, download what the page needs into a folder \`daylit\` beside it and link it in this order:

${Object.values(plainFiles)
  .map(([name, what]) => `- ${absolute(fileAddress(name))}: ${what}`)
  .join("\n")}

When the page is there, \`npx --package ${absolute(blocksAddress)} daylit-blocks check page.html\` names what is wrong with it.

Every page of the documentation, the reference, the blocks, the guides, the layouts and the package can be read as Markdown: add \`.md\` to its address. The page of a layout contains its whole HTML and CSS.

## Documentation

${list("Documentation")}

## Stylesheet reference

${list("Stylesheet")}

## Blocks

${list("Blocks")}

## Guides

${list("Guides")}

## Layouts

${list("Layouts")}

## Tools

${[composePage, picturesPage].map(line).join("\n")}

## Data

${data.map(([path, name, what]) => `- [${name}](${absolute(path)}): ${what}`).join("\n")}

## Optional

${[...(["Packages", "Projects"] as const)].map(list).join("\n")}
${noticePages.map(line).join("\n")}
`;

/** What belongs into the one long file: all there is to read, without the hundred documents. */
export const isReading = (page: Page) =>
  ["Documentation", "Stylesheet", "Guides"].includes(page.section ?? "") &&
  page.path === page.canonical;
