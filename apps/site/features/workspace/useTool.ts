import { type ComponentType, useEffect, useState } from "react";

export type Tool<P> = { Component?: ComponentType<P>; failed: boolean };

/**
 * Loads a tool after the page has come alive, and opens the project that it works on. Until then, and
 * without JavaScript for good, the page shows what stands in its place, so nobody meets a button that
 * does nothing.
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
