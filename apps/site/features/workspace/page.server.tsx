import { libraryShelves } from "../pictures/sources/library.server.ts";
import YourProject from "./ui/YourProject.island.tsx";
import { Island } from "../../shell/island.server.tsx";
import { framed } from "../../shell/page-view.server.ts";

export const yours = framed(["styles/yours.css"], () => (
  <Island of={YourProject} props={{ library: libraryShelves() }} wake="now" />
));
