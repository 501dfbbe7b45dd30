import type { ReactNode } from "react";
import { PhoneDrawing } from "../drawings/PhoneDrawing.tsx";
import { TextLink } from "../prose/TextLink.tsx";
import { PlatformSteps } from "./PlatformSteps.tsx";
import { Screen } from "./Screen.tsx";
import { YourDevice } from "./YourDevice.tsx";

/** The elements that the guide on saving a website is composed with. */
export const parts = {
  a: TextLink,
  Lead: ({ children }: { children: ReactNode }) => (
    <div className="install-lead">
      <div className="guide-lead">
        {children}
        <YourDevice />
      </div>
      <PhoneDrawing />
    </div>
  ),
  Platforms: ({ children }: { children: ReactNode }) => <div className="platforms">{children}</div>,
  Platform: PlatformSteps,
  Screen,
  CanAndCannot: ({ not, children }: { not?: boolean; children: ReactNode }) => (
    <div className={not ? "can-list can-not" : "can-list"}>{children}</div>
  ),
};
