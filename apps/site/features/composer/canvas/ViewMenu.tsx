import { Printer, SlidersHorizontal } from "lucide-react";
import { useId } from "react";
import { useComposer } from "../store/context.ts";

export const widths = { Phone: 390, Tablet: 820, Desktop: 1280 } as const;

/** Other eyes on the page: night, another direction of writing, large letters, paper. */
export function ViewMenu() {
  const id = useId();
  const { view, setView, width, setWidth } = useComposer();
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
      <div id={id} popover="auto" className="compose-menu">
        <label className="field">
          Window
          <select
            value={width ?? ""}
            onChange={({ target }) => setWidth(Number(target.value) || undefined)}
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
      </div>
    </>
  );
}
