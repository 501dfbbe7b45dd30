import { useTool } from "../../workspace/useTool.ts";

/** Seldom wanted, so its words are not there from the beginning. */
export function ShortcutsDialog() {
  const { Component } = useTool(() => import("./ShortcutList.tsx"));
  return Component && <Component />;
}
