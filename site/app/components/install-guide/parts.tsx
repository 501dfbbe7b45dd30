import type { ReactNode } from "react";
import { PlatformSteps } from "./PlatformSteps.tsx";
import { Screen } from "./Screen.tsx";
import { YourDevice } from "./YourDevice.tsx";

/** The elements that the guide on saving a website is composed with. */
export const parts = {
  Lead: ({ children }: { children: ReactNode }) => <div className="guide-lead">{children}</div>,
  YourDevice,
  Platforms: ({ children }: { children: ReactNode }) => <div className="platforms">{children}</div>,
  Platform: PlatformSteps,
  Screen,
  CanAndCannot: ({ not, children }: { not?: boolean; children: ReactNode }) => (
    <div className={not ? "can-list can-not" : "can-list"}>{children}</div>
  ),
};
