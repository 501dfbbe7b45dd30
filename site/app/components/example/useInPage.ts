import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the component came with the document and was woken up, not made by a navigation. */
export function useInPage(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  );
  return useState(hydrating)[0];
}
