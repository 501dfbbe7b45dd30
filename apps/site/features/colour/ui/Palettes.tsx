import { Shuffle } from "lucide-react";
import { useState } from "react";
import { type Harmony, harmonies } from "../../../workspace/store/record/harmonies.ts";
import type { Palette } from "../../../workspace/store/record/record.ts";
import type { Choice } from "../model/brand.ts";
import { readableNeighbours } from "../model/neighbours.ts";
import { declared } from "../model/palette-source.ts";

type Props = {
  choice: Choice;
  /** Colours of before, the latest first. */
  earlier: readonly string[];
  saved: readonly Palette[];
  onChoose: (choice: Partial<Choice>, label: string) => void;
  onSaved: (saved: readonly Palette[], label: string) => void;
  onSaid: (words: string) => void;
};

const any = <T,>(list: readonly T[]): T | undefined =>
  list[Math.floor(Math.random() * list.length)];

const same = (one: Palette, other: Palette) =>
  one.brand === other.brand && one.harmony === other.harmony;

function Dot({ brand }: { brand: string }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" fill={brand} />
    </svg>
  );
}

/** Finding a neighbour that reads well, going back to an earlier colour, and putting palettes aside. */
export function Palettes({ choice, earlier, saved, onChoose, onSaved, onSaid }: Props) {
  const [locked, setLocked] = useState<"none" | "brand" | "harmony">("none");
  const isSaved = saved.some((palette) => same(palette, choice));

  const shuffle = () => {
    const brand =
      locked === "brand" ? choice.brand : any(readableNeighbours(declared, choice.brand));
    const others = (Object.keys(harmonies) as Harmony[]).filter((name) => name !== choice.harmony);
    const harmony = locked === "harmony" ? choice.harmony : any(others);
    const next = { brand: brand ?? choice.brand, harmony: harmony ?? choice.harmony };
    onChoose(next, "shuffle");
    onSaid(`${next.brand}, ${harmonies[next.harmony].name.toLowerCase()}.`);
  };

  return (
    <div className="palettes">
      <div className="flex">
        <button type="button" onClick={shuffle}>
          <Shuffle aria-hidden="true" /> Shuffle
        </button>
        <label className="field">
          Keep
          <select
            value={locked}
            onChange={({ target }) => setLocked(target.value as typeof locked)}
          >
            <option value="none">nothing</option>
            <option value="brand">the colour</option>
            <option value="harmony">the harmony</option>
          </select>
        </label>
        <button
          type="button"
          aria-pressed={isSaved}
          onClick={() => {
            const others = saved.filter((palette) => !same(palette, choice));
            onSaved(
              isSaved ? others : [...others, choice],
              isSaved ? "palette removed" : "palette saved",
            );
            onSaid(isSaved ? "Palette removed." : `${choice.brand} is saved with your site.`);
          }}
        >
          {isSaved ? "Saved" : "Save this palette"}
        </button>
      </div>
      {saved.length > 0 && (
        <ul className="palette-list" aria-label="Saved palettes">
          {saved.map((palette) => (
            <li key={`${palette.brand} ${palette.harmony}`}>
              <button type="button" onClick={() => onChoose(palette, "saved palette")}>
                <Dot brand={palette.brand} /> {palette.brand}
                {palette.harmony !== "daylit" && `, ${harmonies[palette.harmony].name}`}
              </button>
            </li>
          ))}
        </ul>
      )}
      {earlier.length > 0 && (
        <ul className="palette-list" aria-label="Earlier colours">
          {earlier.map((brand) => (
            <li key={brand}>
              <button
                type="button"
                className="button-quiet"
                onClick={() => onChoose({ brand }, "earlier colour")}
              >
                <Dot brand={brand} /> {brand}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
