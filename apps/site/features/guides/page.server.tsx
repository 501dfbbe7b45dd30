import type { MDXComponents, MDXContent } from "mdx/types";
import { firstGuide, guides } from "../../content/guides/index.ts";
import { pathOf } from "../../model/menu.ts";
import type { Page } from "../../model/pages/page.ts";
import { framed } from "../../shell/page-view.server.ts";
import { parts as assetDesk } from "../assets/ui/parts.server.tsx";
import { parts as colourTool } from "../colour/ui/parts.server.tsx";
import { parts as installGuide } from "../install-guide/ui/parts.server.tsx";
import { parts as plain } from "./parts.server.tsx";

/** What a guide with a tool is composed with, and the tool's stylesheet. */
const tools: Record<string, { parts: MDXComponents; style: string } | undefined> = {
  "preparing-assets-for-your-project": {
    parts: assetDesk,
    style: "features/assets/asset-desk.css",
  },
  "brand-color-structure": {
    parts: colourTool,
    style: "features/colour/styles/colour-tool.css",
  },
  "save-the-website-as-webapp": {
    parts: installGuide,
    style: "features/install-guide/install-guide.css",
  },
};

const texts = import.meta.glob<MDXContent>("../../content/guides/*.mdx", {
  import: "default",
});

const slugOf = (page: Page) => (guides.find((one) => pathOf(one) === page.path) ?? firstGuide).slug;

export const guide = framed(
  [
    "features/guides/styles/guide-page.css",
    ...Object.values(tools).flatMap((tool) => tool?.style ?? []),
  ],
  async (page) => {
    const slug = slugOf(page);
    const load = texts[`../../content/guides/${slug}.mdx`];
    if (!load) throw new Error(`There is no apps/site/content/guides/${slug}.mdx`);
    const Text = await load();
    return (
      <article className="guide">
        <Text components={tools[slug]?.parts ?? plain} />
      </article>
    );
  },
  (page) =>
    Object.values(tools).flatMap((tool) =>
      tool && tool !== tools[slugOf(page)] ? tool.style : [],
    ),
);
