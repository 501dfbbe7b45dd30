import type { Page } from "../business.ts";
import type { Fields } from "../fields/block.ts";
import { HomeLink, MenuLink } from "../parts/anchor.tsx";
import { each } from "../parts/each.tsx";
import type { navPlain } from "./nav-plain.fields.ts";

type Props = Fields<typeof navPlain> & Page;

export function NavPlain({ id, business, links, aside }: Props) {
  return (
    <header id={id} className="nav-plain">
      <HomeLink className="nav-plain-brand">{business.name}</HomeLink>
      <nav aria-label="Main">
        <ul className="nav-plain-links list-plain">
          {each(links, (link) => (
            <li>
              <MenuLink {...link} />
            </li>
          ))}
        </ul>
      </nav>
      {aside && <p className="fact">{aside}</p>}
    </header>
  );
}
