import { Link } from "react-router";
import Articles from "../../content/landing.mdx";
import { PageTitle } from "../components/PageTitle.tsx";
import { landingMenu, pathOf } from "../model/menu.ts";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import type { Handle } from "../root.tsx";
import type { Route } from "./+types/landing";

const menuId = "landing-menu";

export const handle: Handle = { menuId };
export const loader = () => pageAt("/");
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <nav id={menuId} popover="auto" className="dropdown" aria-label="Menu">
        {landingMenu.map((item) => (
          <Link key={item.slug} to={pathOf(item)} prefetch="intent">
            {item.name}
          </Link>
        ))}
      </nav>
      <main id="content">
        <section className="section section-4x hero">
          <div>
            <PageTitle className="headline">{loaderData.heading}</PageTitle>
            <p className="paragraph-lead">
              Daylit is a small studio. We make websites for people who have work to do, from a CSS
              framework that you can read in an afternoon.
            </p>
            <p>
              <Link className="button button-primary button-l" to="/packages">
                See what we offer
              </Link>
            </p>
          </div>
        </section>
        <Articles />
      </main>
    </>
  );
}
