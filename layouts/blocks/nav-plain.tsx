import type { Page } from "../business.ts";
import type { Placed } from "../parts/band.tsx";

type Props = Placed & Page & { aside?: string };

/** No bar at all: a line of small type with name, links and an aside, all always in view. */
export function NavPlain({ id, business, links, aside }: Props) {
  return (
    <header id={id} className="nav-plain">
      <a className="nav-plain-brand" href="#top">
        {business.name}
      </a>
      <nav aria-label="Main">
        <ul className="nav-plain-links list-plain">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      {aside && <p className="fact">{aside}</p>}
    </header>
  );
}
