import { useEffect, useState } from "react";
import { stripBase } from "../../../model/base-path/base-path.ts";
import { offlinePath } from "../../../model/offline-path.ts";
import { useOnline } from "./useOnline.ts";

/** Says why this page is shown: it may stand in for another that is not kept. */
export function Connection() {
  const online = useOnline();
  const [address, setAddress] = useState<string>();
  // The browser's own address: the router calls the page by its own path.
  useEffect(() => {
    const path = stripBase(window.location.pathname);
    if (path !== offlinePath) setAddress(path);
  }, []);

  if (!address)
    return (
      <p role="status" className="offline-state" data-online={online}>
        {online ? "You are online." : "You are offline."}
      </p>
    );
  return (
    <div role="status" className="alert alert-warning offline-asked">
      <p>
        <strong>This page is not kept on your device.</strong> <code>{address}</code> could not be
        loaded{online ? "." : ", because there is no connection."}
      </p>
      <button type="button" className="button-primary" onClick={() => window.location.reload()}>
        Try again
      </button>
    </div>
  );
}
