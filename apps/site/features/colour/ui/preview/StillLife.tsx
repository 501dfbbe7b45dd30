/** The objects of the still life, each standing for one role. */
export const objects = {
  primary: "the ball",
  light: "the plinth",
  lighter: "the light on the wall",
  dark: "the cone",
  accent: "the ring",
  harmony: "the block",
} as const;

export type Thing = keyof typeof objects;

/** One arrangement, shown again and again: only what the words are about has its colour. */
export function StillLife({
  on,
  title,
  wide,
}: {
  on: readonly Thing[];
  title: string;
  wide?: boolean;
}) {
  const lit = (thing: Thing) => (on.includes(thing) ? `s-${thing}` : "s-clay");
  return (
    <svg
      className="drawing still-life"
      viewBox={wide ? "0 0 960 340" : "0 0 480 320"}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={title}
    >
      <rect className="s-wall" width="960" height="340" />
      <g
        className={on.includes("lighter") ? "s-lighter" : "s-pane"}
        transform={`translate(${wide ? 300 : 150} 18) skewX(28) skewY(-6)`}
      >
        <rect width="84" height="96" />
        <rect x="92" width="84" height="96" />
        <rect y="104" width="84" height="96" />
        <rect x="92" y="104" width="84" height="96" />
      </g>
      <g transform={wide ? "translate(250 12)" : undefined}>
        <rect className="s-table" x="-300" y="262" width="1300" height="90" />
        <polygon className="d-shade" points="378,276 440,116 480,116 480,282" />
        <rect className={lit("harmony")} x="330" y="96" width="74" height="186" rx="3" />
        <path className="d-shade" d="M380 96h21a3 3 0 0 1 3 3v180a3 3 0 0 1-3 3h-21z" />
        <ellipse className="d-shade" cx="330" cy="292" rx="96" ry="14" />
        <path className={lit("light")} d="M176 246v40a72 16 0 0 0 144 0v-40z" />
        <ellipse className={lit("light")} cx="248" cy="246" rx="72" ry="16" />
        <path className="d-shade" d="M268 262v40a72 16 0 0 0 52-16v-40a72 16 0 0 1-52 16" />
        <ellipse className="d-shade" cx="262" cy="248" rx="46" ry="9" />
        <circle className={lit("primary")} cx="236" cy="202" r="46" />
        <path className="d-shade" d="M252 159a46 46 0 0 1-16 89a60 60 0 0 0 16-89" />
        <ellipse className="d-shade" cx="128" cy="292" rx="70" ry="9" />
        <path className={lit("dark")} d="M96 176 L140 286 A44 9 0 0 1 52 286 Z" />
        <path className="d-shade" d="M96 176 L140 286 A44 9 0 0 1 104 294 Z" />
        <ellipse className="d-shade" cx="406" cy="298" rx="46" ry="7" />
        <circle
          className={on.includes("accent") ? "s-accent-ring" : "s-clay-ring"}
          cx="382"
          cy="264"
          r="27"
        />
      </g>
    </svg>
  );
}
