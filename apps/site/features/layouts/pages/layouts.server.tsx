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
      May I use them for clients? <Link to="/licences">Yes</Link>, without credit.{" "}
      <Link to="/compose">Make your site</Link> from any of them, or download one as HTML and CSS.
    </p>
    <Island of={LayoutCatalogue} props={{ catalogue: catalogueRecord() }} client="stored" />
    <p className="paragraph text-ink-soft">
      Mark the ones you like as favourites, and{" "}
      <Link to={comparePath}>compare two to four at phone width</Link>.
    </p>
  </>
));
