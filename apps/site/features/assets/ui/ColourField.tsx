import { useEffect, useState } from "react";
import { Link } from "../../../ui/Link.tsx";
import { usePaused } from "../../../ui/usePaused.ts";
import { hexColour } from "../../../workspace/store/record/desk.ts";

type Props = { brand: string | undefined; onBrand: (brand: string | undefined) => void };

/** The workspace's colour. What is typed stays as typed and counts after a pause, or on leaving. */
export function ColourField({ brand = "", onBrand }: Props) {
  const [typed, setTyped] = useState(brand);
  const paused = usePaused(typed);
  const wrong = paused === typed && typed.trim() !== "" && !hexColour(typed);

  // A colour chosen elsewhere, or taken back, replaces what was typed.
  useEffect(() => {
    setTyped((now) => ((hexColour(now) ?? "") === brand ? now : brand));
  }, [brand]);

  const settle = (text: string) => {
    const colour = hexColour(text);
    if ((colour ?? "") === brand) return;
    if (colour || text.trim() === "") onBrand(colour);
  };
  useEffect(() => {
    if (paused === typed) settle(typed);
  }, [paused]);

  return (
    <>
      <label className="field">
        Brand colour, as a hex value
        <input
          value={typed}
          maxLength={32}
          placeholder="#e2551f"
          spellCheck={false}
          aria-invalid={wrong}
          aria-describedby="desk-colour-problem"
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => settle(typed)}
        />
      </label>
      <p className="error" id="desk-colour-problem" role="status">
        {wrong && `“${typed.trim()}” is not a hex value. Type # and six digits, such as #e2551f.`}
      </p>
      <p className="hint">
        <Link to="/guides/brand-color-structure">
          {brand ? "See the colours that follow from it" : "Find it with the colour tool"}
        </Link>
      </p>
    </>
  );
}
