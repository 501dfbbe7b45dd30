import OfflinePage from "./ui/OfflinePage.island.tsx";
import { Island } from "../../shell/island.server.tsx";
import { framed } from "../../shell/page-view.server.ts";

export const offline = framed(["styles/offline.css"], () => <Island of={OfflinePage} wake="now" />);
