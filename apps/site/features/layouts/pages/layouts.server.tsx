import { comparePath } from "../../../model/layouts/compare.ts";
import { Island } from "../../../shell/island.server.tsx";
import { framed } from "../../../shell/page-view.server.ts";
import { Link } from "../../../ui/Link.tsx";
import LayoutCatalogue from "../browse/LayoutCatalogue.island.tsx";
import { catalogueRecord } from "../source.server.ts";

export const layouts = framed(["features/layouts/styles/layouts.css"], (page) => (
  <>
    <p className="paragraph-lead">{page.description}</p>
    <p className="paragraph">
      Free under the MIT-0 licence, without credit. May you use them for clients?{" "}
      <Link to="/licences">Yes</Link>. <Link to="/compose">Make your site</Link> from any of them in
      your browser, or download one as HTML and CSS.
    </p>
    <p className="paragraph font-ink-soft">
      Mark the ones you like as favourites, and{" "}
      <Link to={comparePath}>compare two to four at phone width</Link>.
    </p>
    <Island of={LayoutCatalogue} props={{ catalogue: catalogueRecord() }} client="stored" />
  </>
));
