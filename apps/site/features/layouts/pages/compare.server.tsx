import { Island } from "../../../shell/island.server.tsx";
import { framed } from "../../../shell/page-view.server.ts";
import CompareLayouts from "../compare/CompareLayouts.island.tsx";
import { layoutTitles } from "../source.server.ts";

export const compare = framed(["features/layouts/styles/compare.css"], (page) => (
  <>
    <p className="paragraph-lead">{page.description}</p>
    <Island of={CompareLayouts} props={{ titles: layoutTitles }} client="load" />
  </>
));
