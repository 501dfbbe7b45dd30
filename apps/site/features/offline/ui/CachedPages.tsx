import { Link } from "../../../ui/Link.tsx";
import type { CachedPage } from "./useCachedPages.ts";

type Props = { pages: readonly CachedPage[] | undefined; onForget: () => void };

const placeOf = ({ section }: CachedPage) => section ?? "Studio";

/** Everything that opens without a connection, by section. */
export function CachedPages({ pages, onForget }: Props) {
  const sections = [...new Set(pages?.map(placeOf))].sort();
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">Pages available offline</h2>
      {pages?.length === 0 && (
        <p className="paragraph">
          Nothing yet. From now on this browser keeps every page you visit, as far as it allows.
        </p>
      )}
      {pages === undefined && (
        <p className="paragraph">
          Pages you have visited open as usual: use the menu, or go back. The list needs JavaScript.
        </p>
      )}
      <div className="offline-kept">
        {sections.map((section) => (
          <section key={section}>
            <h3>{section}</h3>
            <ul className="list-plain">
              {pages
                ?.filter((page) => placeOf(page) === section)
                .map(({ path, name }) => (
                  <li key={path}>
                    <Link to={path}>{name}</Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      {pages && pages.length > 0 && (
        <p>
          <button type="button" className="button" onClick={onForget}>
            Remove visited pages
          </button>
        </p>
      )}
    </section>
  );
}
