import { picture } from "../../../pictures/catalogue.ts";
import Offer from "../../content/packages.mdx";
import { packageParts } from "../components/packages/parts.tsx";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import "../../../pictures/picture.css";
import "../styles/prose.css";
import "../styles/paper.css";
import "../styles/drawings.css";
import "../styles/packages.css";
import "../styles/planner.css";
import type { Route } from "./+types/packages";

export const loader = () => ({
  ...pageAt("/packages"),
  photos: [picture("food-bread"), picture("arch-stairs"), picture("musi-keys")],
});
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Packages({ loaderData }: Route.ComponentProps) {
  return (
    <article className="offer">
      <Offer components={packageParts} photos={loaderData.photos} />
    </article>
  );
}
