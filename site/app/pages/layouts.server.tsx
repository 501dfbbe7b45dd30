import { catalogueRecord } from "../../sources/layouts.server.ts";
import LayoutCatalogue from "../components/layouts/LayoutCatalogue.island.tsx";
import { Island } from "../island.server.tsx";
import { framed } from "./view.server.ts";

export const layouts = framed(["styles/layouts.css"], (page) => (
  <>
    <p className="paragraph-lead">{page.description}</p>
    <Island of={LayoutCatalogue} props={{ catalogue: catalogueRecord() }} />
  </>
));
