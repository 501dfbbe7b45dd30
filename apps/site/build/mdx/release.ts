import { release } from "../../../../packages/css/tools/release.ts";
import type { Node } from "./tree.ts";

/** What only works with the published package: its installation, the CDNs that mirror it, its files. */
const needsNpm =
  /npm install [^\n]*\bdaylit\b|\/npm\/daylit@|["':]daylit["'/]|node_modules\/daylit/;

const mentions = (node: Node): boolean =>
  needsNpm.test(node.value ?? "") || (node.children ?? []).some(mentions);
/** Only what is to be copied: a section that speaks of the package needs no notice of its own. */
const copies = (node: Node) => node.type === "code" && mentions(node);

const text = (value: string): Node => ({ type: "text", value });
const code = (value: string): Node => ({ type: "inlineCode", value });
const link = (url: string, ...children: Node[]) => ({ type: "link", url, children });
const attribute = (name: string, value: string) => ({ type: "mdxJsxAttribute", name, value });

const title = "Not on npm yet";
const id = "not-on-npm-yet";

const notice = (): Node => ({
  type: "mdxJsxFlowElement",
  name: "Callout",
  attributes: [attribute("title", title), attribute("id", id)],
  children: [
    {
      type: "paragraph",
      children: [
        text("The package has not been published: "),
        code("npm install daylit"),
        text(" finds nothing, and addresses on a CDN do not answer. Until it is, "),
        link("/daylit.min.css", text("download the file")),
        text(
          ", put it beside your own stylesheet, leave the package out of the commands and write ",
        ),
        code('@import "./daylit.min.css";'),
        text(" in CSS (Parcel too), "),
        code('@use "daylit.min";'),
        text(" in Sass, "),
        code("./daylit.min.css?raw"),
        text(" in a script for Vite. Smaller files, single parts and files for editors come only "),
        text("with the package; the list of classes is "),
        link("/classes.json", text("here")),
        text(" already."),
      ],
    },
  ],
});

/** For those who came by a link into the middle of a page. */
const reminder = (): Node => ({
  type: "paragraph",
  children: [
    link(`#${id}`, text(title)),
    text(": use the downloaded file instead of the package."),
  ],
});

const isHeading = (node: Node) => node.type === "heading" && node.depth === 2;

/** The children of a text, cut before its headings. */
function sectionsOf(children: readonly Node[]): Node[][] {
  const cuts = children.flatMap((node, index) => (isHeading(node) ? index : []));
  return [0, ...cuts].map((start, index) => children.slice(start, cuts[index] ?? children.length));
}

/**
 * In a text that needs the published package: a notice at the end of its opening, and a line that
 * leads there in every section with something to copy that would fail.
 */
export function releaseNotice({ published } = release) {
  return (tree: Node) => {
    if (published || !mentions(tree)) return;
    const [opening = [], ...sections] = sectionsOf(tree.children ?? []);
    const reminded = sections.map((section) => {
      const at = section.findIndex(copies);
      return at < 0 ? section : section.toSpliced(at, 0, reminder());
    });
    tree.children = [...opening, notice(), ...reminded.flat()];
  };
}
