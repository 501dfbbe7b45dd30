import { menu, pathOf } from "../model/menu.ts";
import { Link } from "./Link.tsx";
import { NearestPages } from "./NearestPages.tsx";
import { PageTitle } from "./PageTitle.tsx";

/** What a visitor sees for an unknown address and for a page that failed. The chrome stays. */
export function ErrorScreen({ status, advice }: { status: string; advice: string }) {
  return (
    <main id="content" className="error-screen">
      <PageTitle className="headline">Unexpected Application Error</PageTitle>
      <p className="error-status">{status}</p>
      <p className="paragraph-lead">{advice}</p>
      <NearestPages />
      <nav aria-label="Ways on">
        <ul>
          <li>
            <Link to="/">Home</Link>
          </li>
          {menu.map((item) => (
            <li key={item.slug}>
              <Link to={pathOf(item)}>{item.name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
