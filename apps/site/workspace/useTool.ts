import { type ComponentType, useEffect, useState } from "react";

export type Tool<P> = { Component?: ComponentType<P>; failed: boolean };

/**
 * Loads a tool after hydration and opens the workspace. Until then, and without JavaScript for good,
 * the page shows a fallback, so that no button is without effect.
 */
export function useTool<P = object>(load: () => Promise<{ default: ComponentType<P> }>): Tool<P> {
  const [tool, setTool] = useState<Tool<P>>({ failed: false });

  useEffect(() => {
    let left = false;
    const workspace = import("./store/current.ts").then(({ openWorkspace }) => openWorkspace());
    Promise.all([load(), workspace]).then(
      ([{ default: Component }]) => left || setTool({ Component, failed: false }),
      () => left || setTool({ failed: true }),
    );
    return () => {
      left = true;
    };
  }, []);

  return tool;
}
