import { Keyboard, Printer, SlidersHorizontal } from "lucide-react";
import { useId, useRef, useState } from "react";
import { say, t } from "../messages/t.ts";
import { useInterface, useInterfaceState, useNow } from "../store/context.tsx";
import { isShown, wideWindow, widths } from "./stage-width.ts";
import { useLater } from "./useLater.ts";
import { useMedia } from "./useMedia.ts";

/** Other eyes on the page: night, another direction of writing, large letters, paper. */
export function ViewMenu() {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const { setView, setWidth, setChooser } = useInterface();
  const view = useInterfaceState((now) => now.view);
  const width = useInterfaceState((now) => now.width);
  const isWide = useMedia(wideWindow);
  const shown = Object.values(widths).find((value) => isShown(value, width, isWide));
  const toggles = [
    {
      label: t`Dark`,
      on: view.theme === "dark",
      press: () => setView({ ...view, theme: view.theme === "dark" ? undefined : "dark" }),
    },
    {
      label: t`Right to left`,
      on: view.rightToLeft === true,
      press: () => setView({ ...view, rightToLeft: !view.rightToLeft }),
    },
    {
      label: t`Text at 200 %`,
      on: view.large === true,
      press: () => setView({ ...view, large: !view.large }),
    },
  ];
  const [opened, setOpened] = useState(false);
  const hasLanguages = useNow((now) => now.site.translations !== undefined);
  const CanvasLanguage = useLater(
    opened && hasLanguages,
    () => import("../panels/languages/CanvasLanguage.tsx"),
  );
  const LanguageSwitch = useLater(opened, () => import("../messages/LanguageSwitch.tsx"));
  const print = () =>
    document.querySelector<HTMLIFrameElement>(".compose-window iframe")?.contentWindow?.print();
  return (
    <>
      <button
        type="button"
        className="button-quiet button-icon"
        aria-label="More views"
        title="More views"
        popoverTarget={id}
      >
        <SlidersHorizontal aria-hidden="true" />
      </button>
      <div
        id={id}
        popover="auto"
        className="compose-menu"
        ref={menu}
        onToggle={() => setOpened(true)}
      >
        <label className="field">
          Window
          <select
            value={shown ?? ""}
            onChange={({ target }) => setWidth(Number(target.value) || "full")}
          >
            <option value="">Full width</option>
            {Object.entries(widths).map(([name, value]) => (
              <option key={name} value={value}>
                {say(name)}, {value} pixels
              </option>
            ))}
          </select>
        </label>
        {CanvasLanguage && (
          <div className="field compose-page-language">
            Language of the page <CanvasLanguage />
          </div>
        )}
        {toggles.map(({ label, on, press }) => (
          <label key={label} className="check">
            <input type="checkbox" checked={on} onChange={press} />
            {label}
          </label>
        ))}
        <button type="button" onClick={print}>
          <Printer aria-hidden="true" /> Print this page
        </button>
        <button
          type="button"
          onClick={() => {
            menu.current?.hidePopover();
            setChooser({ of: "keys" });
          }}
        >
          <Keyboard aria-hidden="true" /> Keyboard shortcuts (?)
        </button>
        {LanguageSwitch && <LanguageSwitch />}
      </div>
    </>
  );
}
