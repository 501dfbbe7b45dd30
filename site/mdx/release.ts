import { release } from "../../css/release.ts";
import type { Node } from "./tree.ts";

/** What only works once the package can be had from npm: its installation and the CDNs that mirror it. */
const needsNpm = /npm install daylit|\/npm\/daylit@/;

const mentions = (node: Node): boolean =>
  needsNpm.test(node.value ?? "") || (node.children ?? []).some(mentions);

const text = (value: string): Node => ({ type: "text", value });
const code = (value: string): Node => ({ type: "inlineCode", value });
const link = (url: string, value: string) => ({ type: "link", url, children: [text(value)] });

const notice = (): Node => ({
  type: "mdxJsxFlowElement",
  name: "Callout",
  attributes: [{ type: "mdxJsxAttribute", name: "title", value: "Not on npm yet" }],
  children: [
    {
      type: "paragraph",
      children: [
        text("The package has not been published. Until it is, "),
        link("/daylit.min.css", "download the file"),
        text(", put it beside your own stylesheet and write "),
        code('@import "./daylit.min.css";'),
        text(" instead of "),
        code('@import "daylit";'),
        text(". Addresses on a CDN do not answer yet either."),
      ],
    },
  ],
});

/** Puts a notice below the first thing in a text that needs the published package. */
export function releaseNotice({ published } = release) {
  return (tree: Node) => {
    if (published) return;
    const first = tree.children?.findIndex(mentions) ?? -1;
    if (first >= 0) tree.children?.splice(first + 1, 0, notice());
  };
}
