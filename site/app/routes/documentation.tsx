import { Prose } from "../components/Prose.tsx";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import type { Route } from "./+types/documentation";

export const loader = ({ params }: { params: { chapter?: string } }) =>
  pageAt(params.chapter ? `/documentation/${params.chapter}` : "/documentation");
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Documentation({ params }: { params: { chapter?: string } }) {
  return <Prose file={`documentation/${params.chapter ?? "introduction"}`} />;
}
