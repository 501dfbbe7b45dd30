import { useSyncExternalStore } from "react";
import type { View } from "../view.ts";

const watch = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
};

/** The theme chosen for the page, if it is not the system's: frames do not inherit it. */
export const usePageTheme = (): View["theme"] =>
  useSyncExternalStore(
    watch,
    () => document.documentElement.dataset.theme as View["theme"],
    () => undefined,
  );
