import { Prose } from "../components/Prose.tsx";
import { firstGuide } from "../model/guides.ts";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import type { Route } from "./+types/guide";

export const loader = ({ params }: { params: { guide?: string } }) =>
  pageAt(params.guide ? `/guides/${params.guide}` : "/guides");
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Guide({ params }: { params: { guide?: string } }) {
  return <Prose file={`guides/${params.guide ?? firstGuide.slug}`} />;
}
