import { Connection } from "../components/offline/Connection.tsx";
import { KeptPages } from "../components/offline/KeptPages.tsx";
import { SaveDocumentation } from "../components/offline/SaveDocumentation.tsx";
import { useKeptPages } from "../components/offline/useKeptPages.ts";
import { pageMeta } from "../model/meta.ts";
import { offlinePath } from "../model/offline/offline-path.ts";
import { pageAt } from "../model/pages.ts";
import type { Route } from "./+types/offline";
import "../styles/offline.css";

export const loader = () => pageAt(offlinePath);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

/** What is kept on this device. The service worker shows it in place of a page that it does not have. */
export default function Offline() {
  const { pages, refresh, forget } = useKeptPages();
  return (
    <div className="offline">
      <Connection />
      <p className="paragraph-lead">
        Daylit works without a connection. Pages you visit are kept on this device, and the
        documentation can be saved as a whole, for the train or the cellar.
      </p>
      <SaveDocumentation onChange={refresh} />
      <KeptPages pages={pages} onForget={forget} />
    </div>
  );
}
