import type { MDXComponents, MDXContent } from "mdx/types";
import { firstGuide, guides } from "../../content/guides/index.ts";
import { pathOf } from "../../model/menu.ts";
import { framed } from "../../shell/page-view.server.ts";
import { valuesName } from "../../shell/values/source.server.ts";
import { parts as assetDesk } from "../assets/ui/parts.server.tsx";
import { parts as colourTool } from "../colour/ui/parts.server.tsx";
import { parts as installGuide } from "../install-guide/ui/parts.server.tsx";
import { parts as plain } from "./parts.server.tsx";

/** What a guide with a tool is composed with. */
const parts: Record<string, MDXComponents | undefined> = {
  "preparing-assets-for-your-project": assetDesk,
  "brand-color-structure": colourTool,
  "save-the-website-as-webapp": installGuide,
};

const texts = import.meta.glob<MDXContent>("../../content/guides/*.mdx", {
  import: "default",
});

export const guide = framed(
  ["features/guides/styles/guide-page.css", valuesName("heights")],
  async (page) => {
    const { slug } = guides.find((one) => pathOf(one) === page.path) ?? firstGuide;
    const load = texts[`../../content/guides/${slug}.mdx`];
    if (!load) throw new Error(`There is no apps/site/content/guides/${slug}.mdx`);
    const Text = await load();
    return (
      <article className="guide">
        <Text components={parts[slug] ?? plain} />
      </article>
    );
  },
);
