import { Link } from "react-router";
import { categories, layoutCards } from "../../../layouts/categories.ts";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import type { Route } from "./+types/category";

export const loader = ({ params }: Route.LoaderArgs) => pageAt(`/layouts/${params.category}`);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Category({ loaderData, params }: Route.ComponentProps) {
  const category = categories.find(({ slug }) => slug === params.category);
  return (
    <>
      <p className="paragraph-lead">{loaderData.description}</p>
      <ul className="bare-list grid-1-3">
        {category &&
          layoutCards(category).map(({ name, path, variation }) => (
            <li key={path} className="card">
              <h2 className="heading-4">
                <Link className="card-link" to={path} prefetch="intent">
                  {name}
                </Link>
              </h2>
              {variation && <p>Variation {variation}</p>}
            </li>
          ))}
      </ul>
    </>
  );
}
