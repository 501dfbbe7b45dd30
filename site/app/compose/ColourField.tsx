import { useComposer, useNow } from "./context.ts";
import { withValue } from "./place.ts";

const tries = ["#b45309", "#0b7a4b", "#1d4ed8", "#9d174d", "#7a00ff", "#334155"] as const;

/** The one brand colour: every other colour of the site follows from it. */
export function ColourField() {
  const { session } = useComposer();
  const { brand } = useNow().project.theme;
  const set = (colour: string) =>
    session.change("colour", (project) => withValue(project, "theme.brand", colour), "colour");
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
          onBlur={() => session.rest()}
        />
        {tries.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={`Try ${colour}`}
            aria-pressed={brand === colour}
            onClick={() => set(colour)}
          >
            <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
              <circle cx="8" cy="8" r="7" fill={colour} />
            </svg>
          </button>
        ))}
      </div>
      <p className="hint">All other colours are made from it, so that everything can be read.</p>
    </fieldset>
  );
}
