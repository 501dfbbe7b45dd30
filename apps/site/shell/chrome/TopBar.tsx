import { menu, pathOf } from "../../model/menu.ts";
import { Link } from "../../ui/Link.tsx";
import { landingMenuId } from "../model/menu-id.ts";
import { Brand } from "./Brand.tsx";
import { ChromeIcon } from "./ChromeIcon.tsx";
import { menuTitleId } from "./MenuTitle.tsx";
import { SearchLink } from "./SearchLink.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

const documentation = menu.filter(({ name }) => name === "Documentation");

/** The bar on every page. `menuId` names the popover that the phone's menu button opens. */
export function TopBar({ menuId }: { menuId?: string }) {
  return (
    <header className="navbar navbar-sticky top-bar">
      <Brand />
      <nav aria-label="Main">
        {documentation.map((item) => (
          <Link key={item.slug} className="link-quiet" to={pathOf(item)}>
            {item.name}
          </Link>
        ))}
        {/* Where there is no sidebar, owners have no other way on a wide screen. */}
        {menuId === landingMenuId && (
          <Link className="link-quiet hide-s hide-m" to="/packages">
            Packages
          </Link>
        )}
      </nav>
      <Link className="link-quiet project-link" to="/your-project">
        Your site
      </Link>
      <SearchLink />
      <ThemeSwitch />
      {menuId && (
        <button
          type="button"
          className="button-quiet button-icon hide-l hide-xl"
          popoverTarget={menuId}
          aria-label="Menu"
          aria-details={menuTitleId(menuId)}
        >
          <ChromeIcon name="menu" />
        </button>
      )}
    </header>
  );
}
