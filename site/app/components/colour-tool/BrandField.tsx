import { useEffect, useState } from "react";
import { brandFrom } from "../../model/colour/brand.ts";

/** Typed or picked; what is typed stays as typed, what is not understood is said. */
export function BrandField({
  brand,
  onBrand,
}: {
  brand: string;
  onBrand: (brand: string) => void;
}) {
  const [typed, setTyped] = useState(brand);
  const wrong = brandFrom(typed) === undefined;

  // A colour chosen elsewhere (picker, logo, address) replaces what was typed.
  useEffect(() => {
    setTyped((now) => (brandFrom(now) === brand ? now : brand));
  }, [brand]);

  return (
    <div className="field colour-field">
      <label htmlFor="brand-colour">Brand colour</label>
      <div className="colour-inputs">
        <input
          type="color"
          aria-label="Pick the brand colour"
          value={brand}
          onChange={({ target }) => onBrand(target.value)}
        />
        <input
          id="brand-colour"
          value={typed}
          maxLength={60}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={wrong}
          aria-describedby="brand-hint brand-error"
          onChange={({ target }) => {
            setTyped(target.value);
            const understood = brandFrom(target.value);
            if (understood) onBrand(understood);
          }}
        />
      </div>
      <p id="brand-hint" className="hint">
        A hex value is kept exactly. <code>rgb()</code>, <code>hsl()</code> and <code>oklch()</code>{" "}
        are understood too.
      </p>
      <p id="brand-error" className="error" role="status">
        {wrong && `“${typed}” is not a colour this tool understands. ${brand} stays in use.`}
      </p>
    </div>
  );
}
