import { searchList } from "../../sources/search.server.ts";
import { Everything } from "../components/search/Everything.tsx";
import { framed } from "./view.server.ts";

export const search = framed(["styles/everything.css"], () => (
  <Everything sections={searchList()} />
));
