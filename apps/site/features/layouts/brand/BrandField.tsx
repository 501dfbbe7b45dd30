import { HexField } from "./HexField.tsx";

type Props = {
  brand: string | undefined;
  /** Shown while nothing is chosen. */
  own: string;
  onBrand: (brand: string) => void;
};

/** One well known and two awkward ones: a page must read well in each. */
const tries = { Yellow: "#ffd400", Violet: "#7a00ff", Pine: "#0b7a4b" } as const;

/** Pick your own colour, or press one to see what happens. */
export function BrandField({ brand, own, onBrand }: Props) {
  return (
    <>
      <label className="layout-brand">
        Your brand colour
        <input type="color" value={brand ?? own} onChange={({ target }) => onBrand(target.value)} />
      </label>
      <HexField brand={brand} onBrand={onBrand} />
      {Object.entries(tries).map(([name, colour]) => (
        <button
          key={name}
          type="button"
          className="layout-try"
          title={`Try ${name.toLowerCase()}`}
          aria-label={`Try ${name.toLowerCase()}`}
          aria-pressed={brand === colour}
          onClick={() => onBrand(colour)}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <circle cx="8" cy="8" r="7" fill={colour} stroke="currentcolor" />
          </svg>
        </button>
      ))}
    </>
  );
}
