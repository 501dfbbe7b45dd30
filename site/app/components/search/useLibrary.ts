import entry from "virtual:search";
import { useEffect, useState } from "react";
import { type Library, openLibrary } from "../../model/search/library.ts";

/** Stays open while the page lives: a second search loads nothing twice. */
let opened: Promise<Library> | undefined;

export function useLibrary(): { library?: Library; failed: boolean } {
  const [state, setState] = useState<{ library?: Library; failed: boolean }>({ failed: false });

  useEffect(() => {
    let left = false;
    opened ??= openLibrary(entry);
    opened.then(
      (library) => left || setState({ library, failed: false }),
      () => {
        opened = undefined;
        if (!left) setState({ failed: true });
      },
    );
    return () => {
      left = true;
    };
  }, []);

  return state;
}
