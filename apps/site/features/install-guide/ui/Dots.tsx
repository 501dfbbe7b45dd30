/** The button with the three dots, marked because it is to be pressed. */
export function Dots({ x, y, upright }: { x: number; y: number; upright?: boolean }) {
  return (
    <g>
      <circle className="c-mark" cx={x} cy={y} r="13" />
      {[-5, 0, 5].map((step) => (
        <circle
          key={step}
          className="c-on-mark"
          cx={upright ? x : x + step}
          cy={upright ? y + step : y}
          r="1.7"
        />
      ))}
    </g>
  );
}
