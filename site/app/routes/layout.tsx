import { Link } from "react-router";
import { categories, layoutCards } from "../../../layouts/categories.ts";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import type { Route } from "./+types/layout";

export const loader = ({ params }: Route.LoaderArgs) =>
  pageAt(`/layouts/${params.code}/${params.name}`);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Layout({ loaderData, params }: Route.ComponentProps) {
  const category = categories.find(({ code }) => code.toLowerCase() === params.code);
  if (!category) return null;
  return (
    <>
      <p className="paragraph-lead">{loaderData.description}</p>
      <ul>
        {layoutCards(category)
          .filter(({ variation }) => variation)
          .map(({ name, path, variation }) => (
            <li key={path} id={`variation-${variation}`}>
              {name}, variation {variation}
            </li>
          ))}
      </ul>
      <p>
        <Link to={category.path}>All layouts for {category.name.toLowerCase()}</Link>
      </p>
    </>
  );
}
