import Offer from "../../content/packages.mdx";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import type { Route } from "./+types/packages";

export const loader = () => pageAt("/packages");
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Packages() {
  return (
    <article className="article article-start">
      <Offer />
    </article>
  );
}
