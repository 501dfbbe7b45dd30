import { useEffect, useRef, useState } from "react";
import { hexColour } from "../../../workspace/store/record/desk.ts";

type Props = { brand: string | undefined; onBrand: (brand: string) => void };

/**
 * A colour as people have it: written down. It counts once it is whole, on Enter or on leaving. The
 * browser holds the words, not React: so what was typed before the page came alive is not lost.
 */
export function HexField({ brand = "", onBrand }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState("");

  const settle = (input: HTMLInputElement) => {
    const typed = input.value.trim();
    const colour = hexColour(typed);
    setWrong(colour ? "" : typed);
    if (colour) input.value = colour;
    if (colour && colour !== brand) onBrand(colour);
  };

  // Left before the page came alive: nothing else would hear of it.
  useEffect(() => {
    const input = field.current;
    if (input?.value && input !== document.activeElement) settle(input);
  }, []);

  // Chosen elsewhere; a field that is being edited keeps its text.
  useEffect(() => {
    const input = field.current;
    if (!input || input === document.activeElement) return;
    input.value = brand;
    setWrong("");
  }, [brand]);

  return (
    <>
      <input
        ref={field}
        className="layout-hex"
        aria-label="Hex value"
        placeholder="#7a00ff"
        size={8}
        maxLength={9}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={wrong !== ""}
        onInput={() => setWrong("")}
        onBlur={({ currentTarget }) => settle(currentTarget)}
        onKeyDown={({ key, currentTarget }) => key === "Enter" && settle(currentTarget)}
      />
      <span role="status" className="layout-hex-wrong">
        {wrong && `“${wrong}” is not a colour: # and six digits, such as #7a00ff.`}
      </span>
    </>
  );
}
