import { Link } from "react-router";
import { pathOf } from "../model/menu.ts";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import { stylesheetGroups } from "../model/stylesheet.ts";
import type { Route } from "./+types/stylesheet";

export const loader = () => pageAt("/stylesheet");
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Stylesheet({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="paragraph-lead">{loaderData.description}</p>
      {stylesheetGroups.map(({ title, items }) => (
        <section key={title}>
          <h2 className="heading-2">{title}</h2>
          <ul className="bare-list grid-1-3">
            {items.map((item) => (
              <li key={item.slug} className="card">
                <h3 className="heading-4">
                  <Link className="card-link" to={pathOf(item)} prefetch="intent">
                    {item.name}
                  </Link>
                </h3>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
