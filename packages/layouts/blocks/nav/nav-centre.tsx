import { HomeLink } from "../../components/links/anchor.tsx";
import { MenuLinks } from "../../components/links/menu-links.tsx";
import type { Fields } from "../../schema/block.ts";
import type { Page } from "../../trades/business.ts";
import type { navCentre } from "./nav-centre.fields.ts";

type Props = Fields<typeof navCentre> & Page;

export default function NavCentre({ id, business, links }: Props) {
  return (
    <header id={id} className="navbar nav-centre">
      <p className="nav-centre-line fact">{business.strapline}</p>
      <HomeLink className="navbar-brand nav-centre-brand">{business.name}</HomeLink>
      <MenuLinks links={links} />
    </header>
  );
}
