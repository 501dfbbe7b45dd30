import CompareLayouts from "../compare/CompareLayouts.island.tsx";
import { Island } from "../../../shell/island.server.tsx";
import { framed } from "../../../shell/page-view.server.ts";

export const compare = framed(["styles/compare.css"], (page) => (
  <>
    <p className="paragraph-lead">{page.description}</p>
    <Island of={CompareLayouts} wake="now" />
  </>
));
