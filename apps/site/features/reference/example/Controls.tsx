import { brand as frameworkBrand } from "virtual:snippets";
import { Toggle } from "./Toggle.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { type View, windows } from "./view.ts";

type Props = {
  title: string;
  view: View;
  onView: (view: View) => void;
  /** The colour that the sample has on its own. */
  own?: string;
};

/** Looks at a sample in another window, light, direction, text size or colour. */
export function Controls({ title, view, onView, own = frameworkBrand }: Props) {
  const set = (change: View) => onView({ ...view, ...change });
  const other = (theme: View["theme"]) => (view.theme === theme ? undefined : theme);
  return (
    <Toolbar label={`View of the sample: ${title}`}>
      {Object.entries(windows).map(([name, width]) => (
        <Toggle
          key={name}
          on={view.width === width}
          onToggle={() => set({ width: view.width === width ? undefined : width })}
        >
          {name}
        </Toggle>
      ))}
      <Toggle on={view.theme === "light"} onToggle={() => set({ theme: other("light") })}>
        Light
      </Toggle>
      <Toggle on={view.theme === "dark"} onToggle={() => set({ theme: other("dark") })}>
        Dark
      </Toggle>
      <Toggle on={view.rtl} label="Right to left" onToggle={() => set({ rtl: !view.rtl })}>
        RTL
      </Toggle>
      <Toggle on={view.large} label="Text at 200 %" onToggle={() => set({ large: !view.large })}>
        200 %
      </Toggle>
      <label className="example-brand">
        <input
          type="color"
          aria-label="Brand colour"
          title="Brand colour"
          value={view.brand ?? own}
          onChange={({ target }) => set({ brand: target.value })}
        />
      </label>
      <button type="button" onClick={() => onView({})}>
        Reset
      </button>
    </Toolbar>
  );
}
