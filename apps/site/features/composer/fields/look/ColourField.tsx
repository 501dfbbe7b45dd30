import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { useId, useState } from "react";
import { t } from "../../messages/t.ts";
import { useNow, useSession } from "../../store/context.tsx";

const tries = [
  [t`amber`, "#b45309"],
  [t`pine`, "#0b7a4b"],
  [t`blue`, "#1d4ed8"],
  [t`berry`, "#9d174d"],
  [t`violet`, "#7a00ff"],
  [t`slate`, "#334155"],
] as const;

/** "#0b7", "0b7285" or "#0B7285" as six digits; undefined while it is none. */
function hexOf(text: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim()) ?? [];
  if (!digits) return undefined;
  const six = digits.length === 6 ? digits : digits.replaceAll(/./g, "$&$&");
  return `#${six.toLowerCase()}`;
}

/** For those who know their colour by its number. */
function HexField({ brand, onSet }: { brand: string; onSet: (colour: string) => void }) {
  const id = useId();
  const session = useSession();
  const [draft, setDraft] = useState({ text: brand, of: brand });
  const text = draft.of === brand ? draft.text : brand;
  const wrong = hexOf(text) === undefined;
  return (
    <div className="field compose-field">
      <label htmlFor={id}>Hex value</label>
      <input
        id={id}
        data-field="theme.brand.hex"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={9}
        value={text}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-about`}
        onChange={({ target: { value } }) => {
          const colour = hexOf(value);
          setDraft({ text: value, of: colour ?? brand });
          if (colour) onSet(colour);
        }}
        onBlur={() => {
          setDraft({ text: brand, of: brand });
          session.endMerge();
        }}
      />
      <span className="hint" id={`${id}-about`}>
        {wrong && "Six digits from 0 to 9 and a to f, such as #0b7285."}
      </span>
    </div>
  );
}

/** The one brand colour: every other colour of the site follows from it. */
export function ColourField() {
  const session = useSession();
  const brand = useNow((now) => now.site.theme.brand);
  const set = (colour: string) =>
    session.change("colour", (site) => withValue(site, "theme.brand", colour), {
      mergeKey: "colour",
    });
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
        {tries.map(([name, colour]) => (
          <button
            key={name}
            type="button"
            title={`Try ${name}`}
            aria-label={`Try ${name}`}
            aria-pressed={brand === colour}
            onClick={() => set(colour)}
          >
            <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
              <circle cx="8" cy="8" r="7" fill={colour} stroke="currentcolor" />
            </svg>
          </button>
        ))}
      </div>
      <HexField brand={brand} onSet={set} />
      <p className="hint">All other colours are calculated from it, so that text stays readable.</p>
    </fieldset>
  );
}
