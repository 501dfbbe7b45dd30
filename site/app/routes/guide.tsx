import { type ComponentType, lazy } from "react";
import { preloadOnIntent } from "../components/intent.ts";
import { firstGuide } from "../model/guides.ts";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import "../styles/prose.css";
import "../styles/paper.css";
import "../styles/drawings.css";
import "../styles/guides.css";
// Here and not beside the lazy guides: only a route's own styles are linked in the prerendered page.
import "../styles/asset-desk.css";
import "../styles/colour-tool.css";
import "../styles/install-guide.css";
import type { Route } from "./+types/guide";

export const loader = ({ params }: { params: { guide?: string } }) =>
  pageAt(params.guide ? `/guides/${params.guide}` : "/guides");
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

/** Each guide with its drawings and its tool's doorway is a chunk of its own. */
const loads: Record<string, () => Promise<{ default: ComponentType }>> = {
  "preparing-assets-for-your-project": () => import("../components/asset-desk/Guide.tsx"),
  "brand-color-structure": () => import("../components/colour-tool/Guide.tsx"),
  "save-the-website-as-webapp": () => import("../components/install-guide/Guide.tsx"),
};

/** Made once, see Prose. */
const guides: Record<string, ComponentType> = Object.fromEntries(
  Object.entries(loads).map(([name, load]) => [name, lazy(load)]),
);

preloadOnIntent((path) => {
  loads[path.replace("/guides/", "")]?.().catch(() => {}); // the visit itself will tell
});

export default function Guide({ params }: { params: { guide?: string } }) {
  const Text = guides[params.guide ?? firstGuide.slug];
  if (!Text) throw new Error(`There is no guide ${params.guide}`);
  return (
    <article className="guide">
      <Text />
    </article>
  );
}
