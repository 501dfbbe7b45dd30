import { release } from "../../../../packages/css/tools/release.ts";
import { blocksAddress, packageAddress } from "../../features/reference/package/address.ts";
import { absolute } from "../../model/site.ts";
import type { Node } from "./tree.ts";

/** Our packages in a command that installs them, with a version or without. */
const installed = /(?<=npm install (?:\S+ )*)(daylit(?:-blocks)?)(?:@[\d.]+)?(?= |$)/gm;

/** A command as it works today: the addresses of the packed packages, as long as npm has none. */
export const workingCommand = (code: string, { published } = release) =>
  published
    ? code
    : code.replace(installed, (_, name: string) =>
        absolute(name === "daylit" ? packageAddress : blocksAddress),
      );

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
    return onCdn(node) ? [reminder(), node] : [node];
  };
  return (tree: Node) => {
    if (!published) visit(tree);
  };
}
