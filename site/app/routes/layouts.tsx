import { Link } from "react-router";
import { cardsPerCategory, categories } from "../../../layouts/categories.ts";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import type { Route } from "./+types/layouts";

export const loader = () => pageAt("/layouts");
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Layouts({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="paragraph-lead">{loaderData.description}</p>
      <ul className="bare-list grid-1-3">
        {categories.map(({ slug, path, name }) => (
          <li key={slug} className="card">
            <h2 className="heading-4">
              <Link className="card-link" to={path} prefetch="intent">
                {name}
              </Link>
            </h2>
            <p>{cardsPerCategory} layouts</p>
          </li>
        ))}
      </ul>
    </>
  );
}
