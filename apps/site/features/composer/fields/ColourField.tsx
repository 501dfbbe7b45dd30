import { withValue } from "../store/changes/object-path.ts";
import { useComposer, useNow } from "../store/context.ts";

const tries = {
  Amber: "#b45309",
  Pine: "#0b7a4b",
  Blue: "#1d4ed8",
  Berry: "#9d174d",
  Violet: "#7a00ff",
  Slate: "#334155",
} as const;

/** The one brand colour: every other colour of the site follows from it. */
export function ColourField() {
  const { session } = useComposer();
  const { brand } = useNow().site.theme;
  const set = (colour: string) =>
    session.change("colour", (site) => withValue(site, "theme.brand", colour), "colour");
  return (
    <fieldset className="compose-group">
      <legend>Your colour</legend>
      <div className="compose-colours">
        <input
          type="color"
          aria-label="Your colour"
          data-field="theme.brand"
          value={brand}
          onChange={({ target }) => set(target.value)}
          onBlur={() => session.endMerge()}
        />
        {Object.entries(tries).map(([name, colour]) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-label={`Try ${name.toLowerCase()}`}
            aria-pressed={brand === colour}
            onClick={() => set(colour)}
          >
            <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
              <circle cx="8" cy="8" r="7" fill={colour} />
            </svg>
          </button>
        ))}
      </div>
      <p className="hint">All other colours are calculated from it, so that text stays readable.</p>
    </fieldset>
  );
}
