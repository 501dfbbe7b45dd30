import { catalogueRecord } from "../../sources/layouts.server.ts";
import { Link } from "../components/Link.tsx";
import LayoutCatalogue from "../components/layouts/LayoutCatalogue.island.tsx";
import { Island } from "../island.server.tsx";
import { comparePath } from "../model/compare.ts";
import { framed } from "./view.server.ts";

export const layouts = framed(["styles/layouts.css"], (page) => (
  <>
    <p className="paragraph-lead">{page.description}</p>
    <p className="paragraph font-ink-soft">
      Mark the ones you like as favourites, and{" "}
      <Link to={comparePath}>compare two to four at phone width</Link>.
    </p>
    <Island of={LayoutCatalogue} props={{ catalogue: catalogueRecord() }} wake="near" />
  </>
));
