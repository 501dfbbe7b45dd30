import Offer from "../../content/packages.mdx";
import { packageParts } from "../components/packages/parts.tsx";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import "../styles/drawings.css";
import "../styles/packages.css";
import "../styles/planner.css";
import type { Route } from "./+types/packages";

export const loader = () => pageAt("/packages");
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Packages() {
  return (
    <article className="offer">
      <Offer components={packageParts} />
    </article>
  );
}
