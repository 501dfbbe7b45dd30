import { readFileSync } from "node:fs";
import { version } from "daylit/internal/tools/dist.ts";
import { packed } from "daylit/internal/tools/pack.ts";
import { release } from "daylit/internal/tools/release.ts";
import { heardJourneys, knownGaps } from "../../content/tables/accessibility.ts";
import { blockTypes } from "../../content/tables/block-types.ts";
import { bootstrapTable, daisyuiTable } from "../../content/tables/components.ts";
import { documentationSites } from "../../content/tables/documentation-sites.ts";
import { comparison } from "../../content/tables/peers.ts";
import { plainFilesTable } from "../../content/tables/plain-files.ts";
import { renamesTable } from "../../content/tables/renames.ts";
import { startersTable } from "../../content/tables/starters.ts";
import { enhancingTable, neededTable } from "../../content/tables/support.ts";
import { markdown, type Table } from "../../content/tables/table.ts";
import { wcagResult, wcagTable } from "../../content/tables/wcag.ts";
import { attributeOf, isComponent, type Node } from "./tree.ts";

const table = (make: () => Table) => () => markdown(make());

/** The package's changelog, without its title. */
const changelog = () =>
  readFileSync(new URL("../../../../packages/css/CHANGELOG.md", import.meta.url), "utf8").replace(
    /^# .*\n/,
    "",
  );

/** The same lines where one writes to us and where one buys from us. */
const whoWeAre = () =>
  readFileSync(new URL("../../content/who-we-are.mdx", import.meta.url), "utf8");

const fromHere =
  "The package isn’t on npm yet, so the command names its address on this site. The address belongs to this version, so lockfiles that name it hold.";

/** The command that installs the package, and how to know that it is the right one. */
const install = () =>
  [
    "```sh\nnpm install daylit\n```",
    `This installs Daylit ${version}. ${release.published ? "" : fromHere}`,
    `<details>\n\n<summary>Integrity of the package</summary>\n\n\`${packed().integrity}\`\n\n</details>`,
  ].join("\n\n");

/** Passages that are made from data: a text says `<Made from="peers" />` where one shall be. */
const sources: Record<string, () => string> = {
  "accessibility-heard": heardJourneys,
  "accessibility-gaps": knownGaps,
  "block-types": blockTypes,
  changelog,
  "components-bootstrap": table(bootstrapTable),
  "components-daisyui": table(daisyuiTable),
  "documentation-sites": documentationSites,
  "features-needed": table(neededTable),
  "features-enhancing": table(enhancingTable),
  install,
  peers: comparison,
  "plain-files": table(plainFilesTable),
  renames: table(renamesTable),
  starters: table(startersTable),
  "wcag-result": wcagResult,
  "wcag-table": wcagTable,
  "who-we-are": whoWeAre,
};

/** Puts each made passage into its place, as if it had been written there. */
export function generatedPassages(this: { parse: (text: string) => unknown }) {
  const parse = (text: string) => (this.parse(text) as Node).children ?? [];
  return function fill(tree: Node) {
    if (!tree.children) return;
    tree.children = tree.children.flatMap((node) => {
      if (!isComponent(node) || node.name !== "Made") {
        fill(node);
        return [node];
      }
      const name = `${attributeOf(node, "from")}`;
      const make = sources[name];
      if (!make) throw new Error(`there is nothing to make ${name} from`);
      return parse(make());
    });
  };
}
