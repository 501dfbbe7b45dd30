/** Shares of a page, as a rule of thumb; the widths stand in the stylesheet. */
const shares = [
  ["surface", "Paper and ink", 60],
  ["lighter", "Lighter and light", 25],
  ["primary", "Primary", 10],
  ["accent", "Accent and harmony", 5],
] as const;

export function Proportion() {
  return (
    <figure className="proportion">
      <ul className="list-plain">
        {shares.map(([key, name, share]) => (
          <li key={key} className={`proportion-${key}`}>
            <span>
              {name}, {share} %
            </span>
          </li>
        ))}
      </ul>
      <figcaption>A rule of thumb for one screen.</figcaption>
    </figure>
  );
}
