import { records } from "virtual:layouts";
import { picture } from "../../../pictures/catalogue.ts";
import Cost from "../../content/landing/cost.mdx";
import FirstVisit from "../../content/landing/first-visit.mdx";
import Found from "../../content/landing/found.mdx";
import OwnPlace from "../../content/landing/own-place.mdx";
import Speed from "../../content/landing/speed.mdx";
import Trust from "../../content/landing/trust.mdx";
import { Link } from "../components/Link.tsx";
import { Hero } from "../components/landing/Hero.tsx";
import { Offer } from "../components/landing/Offer.tsx";
import { RecentProjects } from "../components/landing/RecentProjects.tsx";
import { Story } from "../components/landing/Story.tsx";
import { Trades } from "../components/landing/Trades.tsx";
import { TryBrand } from "../components/landing/TryBrand.tsx";
import { Weights } from "../components/landing/Weights.tsx";
import { landingMenu, pathOf } from "../model/menu.ts";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import { readPeers } from "../model/peers.ts";
import { projectRecord } from "../model/project-record.ts";
import { projects } from "../model/projects.ts";
import type { Handle } from "../root.tsx";
import type { Route } from "./+types/landing";
import "../../../pictures/picture.css";
import "../styles/landing.css";

const menuId = "landing-menu";

export const handle: Handle = { menuId };
export const loader = () => ({
  ...pageAt("/"),
  hero: {
    day: picture("hero-day"),
    dusk: picture("hero-dusk"),
    phoneDay: picture("hero-phone-day"),
    phoneDusk: picture("hero-phone-dusk"),
  },
  stairs: picture("arch-stairs"),
  table: picture("food-table"),
  suitcase: picture("trav-suitcase"),
  trades: records.catalogue.map(({ name, path, layouts }) => ({
    name,
    path,
    thumbnail: layouts[0]?.thumbnail ?? "",
  })),
  peers: readPeers(["Daylit", "Pico", "Bootstrap", "Bulma"]),
  recent: projects.map((project) => ({ ...project, brand: projectRecord(project.slug).brand })),
});
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { heading, hero, stairs, table, suitcase, trades, peers, recent } = loaderData;
  return (
    <>
      <nav id={menuId} popover="auto" className="dropdown" aria-label="Menu">
        {landingMenu.map((item) => (
          <Link key={item.slug} to={pathOf(item)}>
            {item.name}
          </Link>
        ))}
      </nav>
      <main id="content" className="landing">
        <Hero heading={heading} views={hero} />
        <Story picture={stairs}>
          <OwnPlace />
        </Story>
        <TryBrand />
        <Story picture={table} side="start">
          <FirstVisit />
        </Story>
        <Trades trades={trades} />
        <div className="pair">
          <Story>
            <Trust />
          </Story>
          <Story>
            <Speed />
            <Weights peers={peers} />
          </Story>
        </div>
        <Story picture={suitcase}>
          <Found />
        </Story>
        <RecentProjects projects={recent} />
        <Offer>
          <Cost />
        </Offer>
      </main>
    </>
  );
}
