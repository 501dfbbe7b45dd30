import { Toggle } from "../../reference/example/Toggle.tsx";
import { Toolbar } from "../../reference/example/Toolbar.tsx";
import { BrandField } from "../brand/BrandField.tsx";
import { type Look, windows } from "./look.ts";

type Props = {
  title: string;
  look: Look;
  onLook: (look: Look) => void;
  brand: string | undefined;
  /** The trade's own colour. */
  own: string;
  onBrand: (brand: string | undefined) => void;
};

export function LookControls({ title, look, onLook, brand, own, onBrand }: Props) {
  const set = (change: Look) => onLook({ ...look, ...change });
  const other = (theme: Look["theme"]) => (look.theme === theme ? undefined : theme);
  return (
    <Toolbar label={`View of ${title}`}>
      {Object.entries(windows).map(([name, width]) => (
        <Toggle
          key={name}
          on={look.width === width}
          onToggle={() => set({ width: look.width === width ? undefined : width })}
        >
          {name}
        </Toggle>
      ))}
      <span className="layout-gap" />
      <Toggle on={look.theme === "light"} onToggle={() => set({ theme: other("light") })}>
        Light
      </Toggle>
      <Toggle on={look.theme === "dark"} onToggle={() => set({ theme: other("dark") })}>
        Dark
      </Toggle>
      <span className="layout-gap" />
      <Toggle on={look.rtl} label="Right to left" onToggle={() => set({ rtl: !look.rtl })}>
        RTL
      </Toggle>
      <Toggle
        on={!look.still}
        label="Scroll animations"
        onToggle={() => set({ still: !look.still })}
      >
        Motion
      </Toggle>
      <span className="layout-colours">
        <BrandField brand={brand} own={own} onBrand={onBrand} />
        {/* Not `disabled`: that would take the focus from the button that was just pressed. */}
        <button type="button" aria-disabled={!brand} onClick={() => onBrand(undefined)}>
          Original colour
        </button>
      </span>
    </Toolbar>
  );
}
