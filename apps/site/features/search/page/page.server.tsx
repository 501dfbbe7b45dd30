import { searchList } from "../index/source.server.ts";
import { Everything } from "./Everything.tsx";
import { framed } from "../../../shell/page-view.server.ts";

export const search = framed(["styles/everything.css"], () => (
  <Everything sections={searchList()} />
));
