import { Link } from "../../ui/Link.tsx";
import { ChromeIcon } from "./ChromeIcon.tsx";

/**
 * Leads to the list of everything, or opens the search where there is script (features/search/box/open.ts).
 * The keys that press it are in runtime/start/boot.ts.
 */
export function SearchLink() {
  return (
    <Link
      to="/search"
      className="search-link"
      data-search
      aria-label="Search"
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <ChromeIcon name="search" />
      <span>Search</span>
      <kbd>/</kbd>
    </Link>
  );
}
