import { ActionLink } from "../../components/links/action.tsx";
import { PhoneLink } from "../../components/links/address.tsx";
import { HomeLink } from "../../components/links/anchor.tsx";
import { MenuLinks } from "../../components/links/menu-links.tsx";
import type { Fields } from "../../schema/block.ts";
import type { Page } from "../../trades/business.ts";
import type { navStrip } from "./nav-strip.fields.ts";

type Props = Fields<typeof navStrip> & Page;

export default function NavStrip({ id, business, links, notice, action }: Props) {
  return (
    <header id={id} className="nav-strip">
      <div className="nav-strip-top bg-primary">
        <p>{notice}</p>
        <PhoneLink phone={business.phone} />
      </div>
      <div className="navbar nav-strip-bar">
        <HomeLink className="navbar-brand">{business.name}</HomeLink>
        <MenuLinks links={links}>
          {action && <ActionLink {...action} look="outline" />}
          <PhoneLink className="nav-strip-call" phone={business.phone} />
        </MenuLinks>
      </div>
    </header>
  );
}
