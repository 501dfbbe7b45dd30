/** The brand colours of a trade's pages, as dots: they differ more than one thumbnail can show. */
export function Palette({ colours }: { colours: readonly string[] }) {
  const each = [...new Set(colours)];
  return (
    <svg
      className="layout-palette"
      viewBox={`0 0 ${each.length * 20} 16`}
      width={each.length * 20}
      height="16"
      aria-hidden="true"
    >
      {each.map((colour, index) => (
        <circle key={colour} cx={8 + index * 20} cy="8" r="7" fill={colour} />
      ))}
    </svg>
  );
}
