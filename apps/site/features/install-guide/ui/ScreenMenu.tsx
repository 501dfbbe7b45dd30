import type { ScreenSpec } from "../screens.ts";

type Props = NonNullable<ScreenSpec["menu"]> & { phone: boolean };

const places = {
  above: { x: 50, y: 40 },
  below: { x: 43, y: 176 },
  start: { x: 84, y: 36 },
  end: { x: 122, y: 78 },
} as const;

/** An open menu or sheet; the entry to press is marked. */
export function ScreenMenu({ entries, press, at, from, phone }: Props) {
  const { x, y } = places[at];
  const width = phone ? 134 : at === "start" ? 122 : 178;
  const row = phone ? 28 : 24;
  return (
    <g>
      {from && (
        <>
          <rect className="c-sheet" x={x - 62} y={y} width={58} height={row + 12} rx="6" />
          <text x={x - 52} y={y + row * 0.9} fontSize="12.5">
            {from} ›
          </text>
        </>
      )}
      <rect
        className="c-sheet"
        x={x}
        y={y}
        width={width}
        height={entries.length * row + 14}
        rx="8"
      />
      {entries.map((entry, index) => {
        const marked = entry === press;
        return (
          <g key={entry} transform={`translate(${x + 6} ${y + 7 + index * row})`}>
            {marked && <rect className="c-mark" width={width - 12} height={row} rx="5" />}
            <text
              className={marked ? "c-on-mark" : undefined}
              x="8"
              y={row * 0.66}
              fontSize={phone ? 11 : 12.5}
            >
              {entry}
            </text>
          </g>
        );
      })}
    </g>
  );
}
