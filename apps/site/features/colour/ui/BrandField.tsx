import { useEffect, useRef, useState } from "react";
import { pause } from "../../../ui/usePaused.ts";
import { brandFrom } from "../model/brand.ts";

type Props = { brand: string; onBrand: (brand: string) => void };

/**
 * ms. A new colour changes several hundred words of this page. Orca drops what is announced among so many
 * changes, so the announcement follows when they are over.
 */
const flood = 1500;

/**
 * Typed or picked. What is typed stays as typed and is judged after a pause, or on leaving: on the way
 * to #7a00ff stand four things that aren’t colours and one, #7a0, that nobody meant. The colour in use is
 * confirmed too: who types it again waits for an answer as well.
 */
export function BrandField({ brand, onBrand }: Props) {
  const [typed, setTyped] = useState(brand);
  const [verdict, setVerdict] = useState({ wrong: false, message: "" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announcing = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A colour chosen elsewhere (picker, logo, address) replaces what was typed.
  useEffect(() => {
    setTyped((now) => (brandFrom(now) === brand ? now : brand));
  }, [brand]);

  const judge = (text: string) => {
    clearTimeout(timer.current);
    clearTimeout(announcing.current);
    timer.current = undefined;
    const understood = brandFrom(text);
    if (!understood)
      return setVerdict({
        wrong: true,
        message: `“${text}” is not a colour this tool understands. Type # and six digits, such as #7a00ff. Until then ${brand} stays in use.`,
      });
    if (understood !== brand) onBrand(understood);
    setVerdict({ wrong: false, message: "" });
    announcing.current = setTimeout(
      () => setVerdict({ wrong: false, message: `Palette for ${understood}.` }),
      flood,
    );
  };

  return (
    <div className="field colour-field">
      <label htmlFor="brand-colour">Brand colour</label>
      <div className="colour-inputs">
        <input
          type="color"
          aria-label="Pick the brand colour"
          value={brand}
          onChange={({ target }) => judge(target.value)}
        />
        <input
          id="brand-colour"
          value={typed}
          maxLength={60}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={verdict.wrong}
          aria-describedby="brand-hint brand-said"
          onChange={({ target: { value } }) => {
            setTyped(value);
            // The same words are announced again only where they were gone.
            setVerdict(({ wrong, message }) => ({ wrong, message: wrong ? message : "" }));
            clearTimeout(timer.current);
            clearTimeout(announcing.current);
            timer.current = setTimeout(() => judge(value), pause);
          }}
          onBlur={() => timer.current !== undefined && judge(typed)}
        />
      </div>
      <p id="brand-hint" className="hint">
        A hex value is kept exactly. <code>rgb()</code>, <code>hsl()</code> and <code>oklch()</code>{" "}
        are understood too.
      </p>
      <p id="brand-said" className={verdict.wrong ? "error" : "hint"} role="status">
        {verdict.message}
      </p>
    </div>
  );
}
