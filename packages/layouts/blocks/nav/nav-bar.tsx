import { ActionLink } from "../../components/links/action.tsx";
import { HomeLink } from "../../components/links/anchor.tsx";
import { MenuLinks } from "../../components/links/menu-links.tsx";
import type { Fields } from "../../schema/block.ts";
import type { Page } from "../../trades/business.ts";
import type { navBar } from "./nav-bar.fields.ts";

type Props = Fields<typeof navBar> & Page;

export default function NavBar({ id, business, links, action }: Props) {
  return (
    <header id={id} className="navbar nav-bar">
      <HomeLink className="navbar-brand">{business.name}</HomeLink>
      <MenuLinks links={links}>{action && <ActionLink {...action} look="primary" />}</MenuLinks>
    </header>
  );
}
