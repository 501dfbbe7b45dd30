import { Keyboard, Printer, SlidersHorizontal } from "lucide-react";
import { useId, useRef } from "react";
import { useInterface, useInterfaceState } from "../store/context.tsx";
import { isShown, wideWindow, widths } from "./stage-width.ts";
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
      label: "Dark",
      on: view.theme === "dark",
      press: () => setView({ ...view, theme: view.theme === "dark" ? undefined : "dark" }),
    },
    {
      label: "Right to left",
      on: view.rightToLeft === true,
      press: () => setView({ ...view, rightToLeft: !view.rightToLeft }),
    },
    {
      label: "Text at 200 %",
      on: view.large === true,
      press: () => setView({ ...view, large: !view.large }),
    },
  ];
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
      <div id={id} popover="auto" className="compose-menu" ref={menu}>
        <label className="field">
          Window
          <select
            value={shown ?? ""}
            onChange={({ target }) => setWidth(Number(target.value) || "full")}
          >
            <option value="">Full width</option>
            {Object.entries(widths).map(([name, value]) => (
              <option key={name} value={value}>
                {name}, {value} pixels
              </option>
            ))}
          </select>
        </label>
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
      </div>
    </>
  );
}
