import { useSyncExternalStore } from "react";

function subscribe(changed: () => void) {
  for (const event of ["online", "offline"]) window.addEventListener(event, changed);
  return () => {
    for (const event of ["online", "offline"]) window.removeEventListener(event, changed);
  };
}

/** Whether the browser believes that it has a network. The prerendered page believes so. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
