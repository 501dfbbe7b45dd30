import { type ComponentType, useEffect, useState } from "react";

/** A component that is loaded when it is wanted for the first time. */
export function useLater<P>(
  isOpen: boolean,
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> | undefined {
  const [loaded, setLoaded] = useState<{ of: ComponentType<P> }>();
  useEffect(() => {
    // What could not be loaded is tried again the next time.
    if (isOpen && !loaded)
      load().then(
        ({ default: of }) => setLoaded({ of }),
        () => {},
      );
  }, [isOpen]);
  return loaded?.of;
}
