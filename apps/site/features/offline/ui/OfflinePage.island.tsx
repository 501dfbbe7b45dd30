import { CachedPages } from "./CachedPages.tsx";
import { Connection } from "./Connection.tsx";
import { SaveDocumentation } from "./SaveDocumentation.tsx";
import { useCachedPages } from "./useCachedPages.ts";

/** What is kept on this device. The service worker shows it in place of a page that it does not have. */
export default function OfflinePage() {
  const { pages, refresh, forget } = useCachedPages();
  return (
    <div className="offline">
      <Connection />
      <p className="paragraph-lead">
        Daylit works without a connection. Pages you visit are kept on this device, and you can save
        the whole documentation, so you can read it on a train.
      </p>
      <SaveDocumentation onChange={refresh} />
      <CachedPages pages={pages} onForget={forget} />
    </div>
  );
}
