import { ChromeIcon } from "./ChromeIcon.tsx";
import { Link } from "./Link.tsx";

/**
 * Leads to the list of everything, or opens the search where there is script (client/search.ts).
 * `index` is the address of what search reads. The keys that press it are in client/boot.ts.
 */
export function SearchLink({ index }: { index: string }) {
  return (
    <Link
      to="/search"
      className="search-link"
      data-search={index}
      aria-label="Search"
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <ChromeIcon name="search" />
      <span>Search</span>
      <kbd>/</kbd>
    </Link>
  );
}
