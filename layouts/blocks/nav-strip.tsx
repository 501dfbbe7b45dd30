import { type Page, telephone } from "../business.ts";
import { type Action, ActionLink } from "../parts/action.tsx";
import type { Placed } from "../parts/band.tsx";
import { MenuLinks } from "../parts/menu-links.tsx";

type Props = Placed & Page & { notice: string; action?: Action };

/** A coloured strip with news and the telephone above the bar. */
export function NavStrip({ id, business, links, notice, action }: Props) {
  return (
    <header id={id} className="nav-strip">
      <div className="nav-strip-top bg-primary">
        <p>{notice}</p>
        <a href={telephone(business.phone)}>{business.phone}</a>
      </div>
      <div className="navbar nav-strip-bar">
        <a className="navbar-brand" href="#top">
          {business.name}
        </a>
        <MenuLinks links={links}>{action && <ActionLink {...action} look="outline" />}</MenuLinks>
      </div>
    </header>
  );
}
