import type { ReactNode } from "react";
import { dateText, type PlatformId, platforms } from "../platforms.ts";

export const platformElement = (id: PlatformId) => `on-${id}`;

/** One way of saving, behind its name. The first is open; the visitor's own opens once we know it. */
export function PlatformSteps({ of, children }: { of: PlatformId; children: ReactNode }) {
  const { device, browser, needs, version, checked, against, remove } = platforms[of];
  return (
    <details className="platform" id={platformElement(of)} name="platform" open={of === "iphone"}>
      <summary>
        <span>
          <strong>{device}</strong> <span>{browser}</span>
        </span>
      </summary>
      <p className="platform-needs">Needs: {needs}</p>
      {children}
      <p>To remove it: {remove}</p>
      <p className="hint">
        For {version}. Checked on <time dateTime={checked}>{dateText(checked)}</time> against{" "}
        {against}. Names of buttons change now and then.
      </p>
    </details>
  );
}
