import { menu, pathOf } from "../../model/menu.ts";
import { Link } from "../../ui/Link.tsx";
import { Brand } from "./Brand.tsx";
import { ChromeIcon } from "./ChromeIcon.tsx";
import { menuTitleId } from "./MenuTitle.tsx";
import { SearchLink } from "./SearchLink.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

const named = (wanted: string) => menu.filter(({ name }) => name === wanted);

/** The bar on every page. `menuId` names the popover that the phone's menu button opens. */
export function TopBar({ menuId }: { menuId?: string }) {
  return (
    <header className="navbar navbar-sticky top-bar">
      <Brand />
      <nav aria-label="Main">
        {named("Documentation").map((item) => (
          <Link key={item.slug} className="link-quiet" to={pathOf(item)}>
            {item.name}
          </Link>
        ))}
        {/* A phone has room for one link; the menu and the first page have these. */}
        {named("Layouts").map((item) => (
          <Link key={item.slug} className="link-quiet hide-s" to={pathOf(item)}>
            {item.name}
          </Link>
        ))}
        <Link className="link-quiet hide-s" to="/compose">
          Make your site
        </Link>
      </nav>
      {/* Once there is one: runtime/start/boot.ts marks the document before it is painted. */}
      <Link className="link-quiet project-link" to="/your-project" aria-label="Your site">
        <ChromeIcon name="site" />
        <span>Your site</span>
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
