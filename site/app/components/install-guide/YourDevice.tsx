import { useEffect, useState } from "react";
import { type Detected, detect } from "../../model/install/detect.ts";
import { platforms } from "../../model/install/platforms.ts";
import { site } from "../../model/site.ts";
import { platformElement } from "./PlatformSteps.tsx";
import { type InstallState, useInstall } from "./useInstall.ts";

const said: Partial<Record<InstallState, string>> = {
  accepted: `${site.name} is being saved. Look for its icon.`,
  dismissed: "Not saved. The steps below work at any time.",
  running: `You are looking at the saved app of ${site.name} right now.`,
};

/** Says what the visitor uses, opens its steps, and offers the browser's own button if there is one. */
export function YourDevice() {
  const [detected, setDetected] = useState<Detected>();
  const { state, install } = useInstall();

  useEffect(() => {
    const found = detect(navigator);
    setDetected(found);
    const steps = found && document.getElementById(platformElement(found.platform));
    // Whoever has scrolled or opened something already has chosen for themselves.
    if (steps instanceof HTMLDetailsElement && window.scrollY < 200) steps.open = true;
  }, []);

  const platform = detected && platforms[detected.platform];
  return (
    <div className="your-device hide-print">
      <p role="status">
        {platform ? (
          <>
            This looks like <strong>{platform.seen}</strong> with{" "}
            {detected.note ? "another browser" : platform.browser}.{" "}
            {detected.note ?? "Its steps are open below."}
          </>
        ) : (
          "Find your device in the list below."
        )}
      </p>
      {(state === "offered" || state === "asking") && (
        <button
          type="button"
          className="button-primary"
          aria-busy={state === "asking"}
          onClick={install}
        >
          Save {site.name} as an app
        </button>
      )}
      <p role="status" className="hint">
        {said[state]}
      </p>
    </div>
  );
}
