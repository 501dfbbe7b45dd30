import { Island } from "../../shell/island.server.tsx";
import { framed } from "../../shell/page-view.server.ts";
import OfflinePage from "./ui/OfflinePage.island.tsx";

export const offline = framed(["features/offline/styles/offline.css"], () => (
  <Island of={OfflinePage} client="load" />
));
