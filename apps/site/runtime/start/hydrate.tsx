import { type ComponentType, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { earlyInput } from "../early-input.ts";
import { showError } from "../navigation/show-error.ts";

/** Resolves after the first effect: the island is interactive. */
export function hydrate(island: HTMLElement, Component: ComponentType) {
  return new Promise<{ unmount: () => void }>((resolve) => {
    const repeatInput = earlyInput(island);
    const props = JSON.parse(island.dataset.props ?? "{}");
    function Hydrated() {
      useEffect(() => {
        repeatInput();
        resolve(root);
      }, []);
      return <Component {...props} />;
    }
    const root = hydrateRoot(
      island,
      <StrictMode>
        <Hydrated />
      </StrictMode>,
      { onUncaughtError: (error) => showError(String((error as Error)?.message ?? error)) },
    );
  });
}
