import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import type { Route } from "./+types/part";

export const loader = ({ params }: Route.LoaderArgs) => pageAt(`/stylesheet/${params.part}`);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Part({ loaderData }: Route.ComponentProps) {
  return <p className="paragraph-lead">{loaderData.description}</p>;
}
