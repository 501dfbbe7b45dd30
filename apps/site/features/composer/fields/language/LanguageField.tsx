import { useTool } from "../../../../workspace/useTool.ts";

/** The language of the site; its field comes a moment after the others. */
export function LanguageField() {
  const { Component } = useTool(() => import("./LanguageChoice.tsx"));
  return Component && <Component />;
}
