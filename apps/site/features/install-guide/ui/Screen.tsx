import { type ScreenId, type ScreenSpec, screens } from "../screens.ts";
import { DesktopFrame } from "./DesktopFrame.tsx";
import { PhoneFrame } from "./PhoneFrame.tsx";
import { ScreenDialog } from "./ScreenDialog.tsx";
import { ScreenMenu } from "./ScreenMenu.tsx";

/** The part of the device that matters in a step, four by three: close enough to read its words. */
function closeUp({ device, press, menu, home, dialog }: ScreenSpec): string {
  if (device === "phone") {
    if (home) return "14 34 192 144";
    return press === "more-above" || menu?.at === "above" ? "14 0 192 144" : "14 152 192 144";
  }
  if (home) return "76 88 168 126";
  if (dialog) return "28 26 240 180";
  if (press === "file" || menu?.at === "start") return "-34 0 248 186";
  return menu ? "50 34 256 192" : "130 0 188 141";
}

/** The picture of one step. Text in it is real text, so it stays sharp and can be enlarged. */
export function Screen({ of }: { of: ScreenId }) {
  const spec: ScreenSpec = screens[of];
  const phone = spec.device === "phone";
  const Frame = phone ? PhoneFrame : DesktopFrame;
  return (
    <svg className="screen" viewBox={closeUp(spec)} role="img" aria-label={spec.alt}>
      <Frame press={spec.press} home={spec.home} />
      {spec.menu && <ScreenMenu {...spec.menu} phone={phone} />}
      {spec.dialog && <ScreenDialog {...spec.dialog} phone={phone} />}
    </svg>
  );
}
