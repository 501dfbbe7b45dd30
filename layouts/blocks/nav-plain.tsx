import type { Page } from "../business.ts";
import { HomeLink, MenuLink } from "../parts/anchor.tsx";
import type { Placed } from "../parts/band.tsx";

type Props = Placed & Page & { aside?: string };

/** No bar at all: a line of small type with name, links and an aside, all always in view. */
export function NavPlain({ id, business, links, aside }: Props) {
  return (
    <header id={id} className="nav-plain">
      <HomeLink className="nav-plain-brand">{business.name}</HomeLink>
      <nav aria-label="Main">
        <ul className="nav-plain-links list-plain">
          {links.map((link) => (
            <li key={link.href}>
              <MenuLink {...link} />
            </li>
          ))}
        </ul>
      </nav>
      {aside && <p className="fact">{aside}</p>}
    </header>
  );
}
