import { release } from "daylit/internal/tools/release.ts";
import {
  blocksAddress,
  commandAddress,
  packageAddress,
} from "../../features/reference/package/address.ts";
import { absolute } from "../../model/site.ts";
import type { Node } from "./tree.ts";

/** Our packages in a command that installs them, with a version or without. */
const installed = /(?<=npm install (?:\S+ )*)(daylit(?:-blocks)?)(?:@[\d.]+)?(?= |$)/gm;

/** A registry is named by its whole address. */
const registryItem = /(?<=shadcn@\S+ add )\/r\/[\w-]+\.json/g;

const codemod = /npx daylit-blocks codemod/g;

const created = /npm create daylit(?: ([\w-]+))?(?: --(?= ))?/g;

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

/** CDNs mirror npm, so their addresses wait for it. */
const reminder = (): Node => ({
  type: "paragraph",
  children: [
    {
      type: "text",
      value: "This address works once the package is on npm. Until then, host the file yourself.",
    },
  ],
});

/** Until the package is on npm: commands install it from this site, and CDN addresses say that they wait. */
export function releaseNotice({ published } = release) {
  const visit = (node: Node): Node[] => {
    if (/^(code|inlineCode)$/.test(node.type) && node.value)
      node.value = workingCommand(node.value, { published });
    if (node.children) node.children = node.children.flatMap(visit);
    return onCdn(node) && !published ? [reminder(), node] : [node];
  };
  return (tree: Node) => {
    visit(tree);
  };
}
