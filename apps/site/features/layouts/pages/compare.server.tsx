import { Island } from "../../../shell/island.server.tsx";
import { framed } from "../../../shell/page-view.server.ts";
import CompareLayouts from "../compare/CompareLayouts.island.tsx";
import { catalogueRecord } from "../source.server.ts";

const titles = () =>
  Object.fromEntries(
    catalogueRecord().flatMap(({ layouts }) => layouts.map(({ id, title }) => [id, title])),
  );

export const compare = framed(["features/layouts/styles/compare.css"], (page) => (
  <>
    <p className="paragraph-lead">{page.description}</p>
    <Island of={CompareLayouts} props={{ titles: titles() }} client="load" />
  </>
));
