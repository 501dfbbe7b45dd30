/** The studio's mark as an app icon. */
export function AppIcon({
  x,
  y,
  size,
  ring,
}: {
  x: number;
  y: number;
  size: number;
  ring?: boolean;
}) {
  return (
    <g>
      {ring && <circle className="c-ring" cx={x + size / 2} cy={y + size / 2} r={size * 0.95} />}
      <svg x={x} y={y} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <rect className="c-screen" width="32" height="32" rx="8" />
        <path className="c-case" d="M6 26V14a10 10 0 0 1 20 0v12z" />
        <path className="c-mark" d="M26 26H14L26 14z" />
      </svg>
    </g>
  );
}
