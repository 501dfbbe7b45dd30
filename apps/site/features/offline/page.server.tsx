import OfflinePage from "../components/offline/OfflinePage.island.tsx";
import { Island } from "../island.server.tsx";
import { framed } from "./view.server.ts";

export const offline = framed(["styles/offline.css"], () => <Island of={OfflinePage} wake="now" />);
