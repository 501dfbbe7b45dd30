import { picture } from "@daylit/pictures/catalogue/catalogue.ts";
import { caseStudies } from "../../content/case-studies.ts";
import Cost from "../../content/landing/cost.mdx";
import FirstVisit from "../../content/landing/first-visit.mdx";
import OwnPlace from "../../content/landing/own-place.mdx";
import { landingPictures } from "../../content/page-pictures.ts";
import { landingMenu, pathOf } from "../../model/menu.ts";
import { MenuTitle } from "../../shell/chrome/MenuTitle.tsx";
import { Island } from "../../shell/island.server.tsx";
import { landingMenuId } from "../../shell/model/menu-id.ts";
import type { PageView } from "../../shell/page-view.server.ts";
import { valuesName } from "../../shell/values/source.server.ts";
import { Link } from "../../ui/Link.tsx";
import { catalogueRecord } from "../layouts/source.server.ts";
import { caseStudyRecord } from "../projects/source.server.ts";
import { Demonstration } from "./ui/Demonstration.tsx";
import { Hero } from "./ui/Hero.tsx";
import { Offer } from "./ui/Offer.tsx";
import { RecentCaseStudies } from "./ui/RecentCaseStudies.tsx";
import { Story } from "./ui/Story.tsx";
import { Trades } from "./ui/Trades.tsx";
import TryBrand from "./ui/TryBrand.island.tsx";

const shown = landingPictures;
const hero = () => ({
  day: picture(shown.day),
  dusk: picture(shown.dusk),
  phoneDay: picture(shown.phoneDay),
  phoneDusk: picture(shown.phoneDusk),
});

const trades = () => catalogueRecord().map(({ name, path }) => ({ name, path }));

const recent = () =>
  caseStudies.map((caseStudy) => ({ ...caseStudy, brand: caseStudyRecord(caseStudy.slug).brand }));

export const landing: PageView = {
  styles: ["features/landing/styles/landing.css", valuesName("landing")],
  framed: false,
  content: (page) => (
    <>
      <nav id={landingMenuId} popover="auto" className="dropdown" aria-label="Menu">
        <MenuTitle menu={landingMenuId}>Sections</MenuTitle>
        {landingMenu.map((item) => (
          <Link key={item.slug} to={pathOf(item)}>
            {item.name}
          </Link>
        ))}
      </nav>
      <main id="content" className="landing">
        <Hero heading={page.heading} views={hero()} />
        <Demonstration />
        <Island of={TryBrand} />
        <Trades trades={trades()} />
        <Offer>
          <Cost />
        </Offer>
        <RecentCaseStudies projects={recent()} />
        <Story picture={picture(shown.ownPlace)}>
          <OwnPlace />
        </Story>
        <Story picture={picture(shown.firstVisit)} side="start">
          <FirstVisit />
        </Story>
      </main>
    </>
  ),
};
