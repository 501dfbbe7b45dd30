import type { ReactNode } from "react";
import { Island } from "../../../shell/island.server.tsx";
import { PhoneDrawing } from "../../../ui/drawings/PhoneDrawing.tsx";
import { PlatformSteps } from "./PlatformSteps.tsx";
import { Screen } from "./Screen.tsx";
import YourDevice from "./YourDevice.island.tsx";

/** The elements that the guide on saving a website is composed with. */
export const parts = {
  Lead: ({ children }: { children: ReactNode }) => (
    <div className="install-lead">
      <div className="guide-lead">
        {children}
        <Island of={YourDevice} client="visible" />
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
