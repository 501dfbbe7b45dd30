import { type ComponentType, useEffect, useState } from "react";
import { usePath } from "../usePath.ts";
import { watchTyping } from "./typed-text.ts";
import type { Update } from "./UpdateNotice.tsx";
import { keepPage, startWorker } from "./worker-client.ts";

/** Starts the service worker, has it keep each page that is visited, and announces a new version. */
export default function Keeper() {
  const path = usePath();
  const [update, setUpdate] = useState<Update>();
  const [Notice, setNotice] = useState<ComponentType<Update>>();

  useEffect(() => {
    watchTyping();
    startWorker((news) => {
      setUpdate(news);
      import("./UpdateNotice.tsx").then(
        ({ UpdateNotice }) => setNotice(() => UpdateNotice),
        () => {}, // the new version comes by itself when the last window is closed
      );
    });
  }, []);
  useEffect(() => keepPage(path), [path]);

  // A key, so that news after "Later" are news again.
  return update && Notice && <Notice key={update.id} {...update} />;
}
