import { useEffect, useState } from "react";
import { hexColour } from "../../model/assets/desk.ts";

type Props = { brand: string | undefined; onBrand: (brand: string) => void };

/** A colour as people have it: written down. It counts once it is whole, on Enter or on leaving. */
export function HexField({ brand = "", onBrand }: Props) {
  const [typed, setTyped] = useState(brand);
  useEffect(() => setTyped(brand), [brand]);
  const wrong = typed.trim() !== "" && !hexColour(typed);

  const settle = () => {
    const colour = hexColour(typed);
    if (colour && colour !== brand) onBrand(colour);
  };

  return (
    <input
      className="layout-hex"
      aria-label="Hex value"
      placeholder="#7a00ff"
      size={8}
      maxLength={9}
      spellCheck={false}
      autoComplete="off"
      aria-invalid={wrong && typed.length > 6}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === "Enter" && settle()}
    />
  );
}
