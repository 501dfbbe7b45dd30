import { framed } from "../../../shell/page-view.server.ts";
import { searchList } from "../index/source.server.ts";
import { Everything } from "./Everything.tsx";

export const search = framed(["features/search/styles/everything.css"], () => (
  <Everything sections={searchList()} />
));
