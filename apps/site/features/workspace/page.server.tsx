import { libraryShelves } from "../../sources/library.server.ts";
import YourProject from "../components/yours/YourProject.island.tsx";
import { Island } from "../island.server.tsx";
import { framed } from "./view.server.ts";

export const yours = framed(["styles/yours.css"], () => (
  <Island of={YourProject} props={{ library: libraryShelves() }} wake="now" />
));
