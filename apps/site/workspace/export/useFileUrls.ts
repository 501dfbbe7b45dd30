import { useEffect, useRef, useState } from "react";
import { openedWorkspace } from "../store/current.ts";

/** Addresses of kept files for image elements, by hash; empty where this browser no longer has a file. */
export function useFileUrls(hashes: readonly string[]): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const requests = useRef(new Set<string>());
  const made = useRef(new Map<string, string>());

  useEffect(() => {
    for (const hash of hashes) {
      if (requests.current.has(hash)) continue;
      requests.current.add(hash);
      openedWorkspace()
        .file(hash)
        .then((blob) => {
          made.current.set(hash, blob ? URL.createObjectURL(blob) : "");
          setUrls(new Map(made.current));
        });
    }
  });

  useEffect(
    () => () => {
      for (const url of made.current.values()) if (url) URL.revokeObjectURL(url);
      made.current.clear();
      requests.current.clear();
    },
    [],
  );

  return urls;
}
