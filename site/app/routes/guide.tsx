import { use } from "react";
import { loadGuide } from "../components/guide-texts.ts";
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

export default function Guide({ params }: { params: { guide?: string } }) {
  const { default: Text } = use(loadGuide(params.guide ?? firstGuide.slug));
  return (
    <article className="guide">
      <Text />
    </article>
  );
}
