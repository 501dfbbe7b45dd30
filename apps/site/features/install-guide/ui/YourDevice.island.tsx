import { useEffect, useState } from "react";
import { site } from "../../../model/site.ts";
import { type Detected, detect } from "../detect.ts";
import { platforms } from "../platforms.ts";
import { platformElement } from "./PlatformSteps.tsx";
import { type InstallState, useInstall } from "./useInstall.ts";

const messages: Partial<Record<InstallState, string>> = {
  accepted: `${site.name} is being saved. Look for its icon.`,
  dismissed: "Not saved. The steps below work at any time.",
  running: `You are looking at the saved app of ${site.name} right now.`,
};

const stepsOf = ({ platform }: Detected) =>
  document.getElementById(platformElement(platform)) as HTMLDetailsElement | null;

/** A visitor who has scrolled to the steps is reading, or has chosen another device. */
const isReading = ({ parentElement: list }: HTMLElement) =>
  window.scrollY > 200 && (list?.getBoundingClientRect().top ?? 0) < window.innerHeight / 2;

/** Says what the visitor uses, opens its steps, and offers the browser's own button if there is one. */
export default function YourDevice() {
  const [detected, setDetected] = useState<Detected>();
  const { state, install } = useInstall();

  useEffect(() => {
    const found = detect(navigator);
    setDetected(found);
    const steps = found && stepsOf(found);
    if (steps && !isReading(steps)) steps.open = true;
  }, []);

  const open = () => {
    const steps = detected && stepsOf(detected);
    if (steps) steps.open = true;
  };

  const platform = detected && platforms[detected.platform];
  return (
    <div className="your-device hide-print">
      <p role="status">
        {platform ? (
          <>
            You seem to have <strong>{platform.seen}</strong> with{" "}
            {detected.note ? "another browser" : platform.browser}. {detected.note}{" "}
            <a href={`#${platformElement(detected.platform)}`} onClick={open}>
              Go to the steps
            </a>
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
        {messages[state]}
      </p>
    </div>
  );
}
