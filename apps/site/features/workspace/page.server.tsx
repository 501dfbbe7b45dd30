import { layoutTitles } from "@daylit/layouts/catalogue/view-models.ts";
import { Island } from "../../shell/island.server.tsx";
import { framed } from "../../shell/page-view.server.ts";
import WorkspacePage from "./ui/WorkspacePage.island.tsx";

export const yours = framed(["features/workspace/yours.css"], () => (
  <Island of={WorkspacePage} props={{ titles: layoutTitles }} client="load" />
));
