import { HomeLink } from "../../components/links/anchor.tsx";
import { MenuLinks } from "../../components/links/menu-links.tsx";
import type { Fields } from "../../schema/block.ts";
import type { Page } from "../../trades/business.ts";
import type { navPlain } from "./nav-plain.fields.ts";

type Props = Fields<typeof navPlain> & Page;

export default function NavPlain({ id, business, links, aside }: Props) {
  return (
    <header id={id} className="navbar nav-plain">
      <HomeLink className="navbar-brand nav-plain-brand">{business.name}</HomeLink>
      <MenuLinks links={links}>
        {aside && <p className="fact nav-plain-aside">{aside}</p>}
      </MenuLinks>
    </header>
  );
}
