import { slug } from "@daylit/layouts/text/slug.ts";
import { release } from "daylit/internal/tools/release.ts";
import {
  blocksAddress,
  commandAddress,
  packageAddress,
} from "../../features/reference/package/address.ts";
import { absolute } from "../../model/site.ts";
import { type Node, textOf } from "./tree.ts";

/** Our packages in a command that installs them, with a version or without. */
const installed = /(?<=npm install (?:\S+ )*)(daylit(?:-blocks)?)(?:@[\d.]+)?(?= |$)/gm;

/** A registry is named by its whole address. */
const registryItem = /(?<=shadcn@\S+ add )\/r\/[\w-]+\.json/g;

const codemod = /npx daylit-blocks codemod/g;

const created = /npm create daylit(?: (\w[\w-]*))?(?: --(?= ))?/g;

/** A command as it works today: the addresses of the packed packages, as long as npm has none. */
export const workingCommand = (given: string, { published } = release) => {
  const code = given.replaceAll(registryItem, (path) => absolute(path));
  return published
    ? code
    : code
        .replace(installed, (_, name: string) =>
          absolute(name === "daylit" ? packageAddress : blocksAddress),
        )
        .replace(codemod, `npx --package ${absolute(blocksAddress)} daylit-blocks codemod`)
        .replace(created, (_, folder?: string) =>
          ["npx", absolute(commandAddress), folder].filter(Boolean).join(" "),
        );
};

const onCdn = (node: Node): boolean =>
  node.type === "code" && /\/npm\/daylit@/.test(`${node.value}`);

/** CDNs mirror npm: what is below a heading with such an address waits for it, and so do the ways there. */
function withoutCdn(nodes: Node[]): Node[] {
  const sections: Node[][] = [[]];
  for (const node of nodes) {
    if (node.type === "heading") sections.push([]);
    sections.at(-1)?.push(node);
  }
  const waiting = sections.filter((section) => section.some(onCdn));
  const ids = waiting.flatMap(([first]) =>
    first?.type === "heading" ? [slug(textOf(first))] : [],
  );
  const leadsThere = (node: Node): boolean =>
    ids.some((id) => node.url === `#${id}`) || (node.children?.some(leadsThere) ?? false);
  const withoutRows = (node: Node): Node =>
    node.type === "table"
      ? { ...node, children: node.children?.filter((row) => !leadsThere(row)) }
      : node;
  return sections
    .filter((section) => !waiting.includes(section))
    .flat()
    .map(withoutRows);
}

/** Until the package is on npm: commands install it from this site, and nothing names a CDN. */
export function releaseNotice({ published } = release) {
  const visit = (node: Node) => {
    if (/^(code|inlineCode)$/.test(node.type) && node.value)
      node.value = workingCommand(node.value, { published });
    for (const child of node.children ?? []) visit(child);
  };
  return (tree: Node) => {
    visit(tree);
    if (!published && tree.children) tree.children = withoutCdn(tree.children);
  };
}
