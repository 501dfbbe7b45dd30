import type { ReactNode } from "react";

type Props = {
  /** What the drawing shows, for those who do not see it. */
  title: string;
  width?: number;
  height?: number;
  /** Where wall and table meet; the whole height for a wall alone. */
  horizon?: number;
  /** Where the window's light falls on the wall. */
  light?: readonly [x: number, y: number];
  /** What stays in view where a narrow window crops a wide drawing. */
  keep?: "start" | "middle";
  children: ReactNode;
};

/**
 * The room all our drawings share: a plaster wall, a table, and the light of a window from the left.
 * Colours are the framework's roles, so a drawing follows the brand and the time of day.
 */
export function Scene({
  title,
  width = 480,
  height = 320,
  horizon = height * 0.8,
  light = [width * 0.3, height * 0.06],
  keep = "middle",
  children,
}: Props) {
  const [x, y] = light;
  const pane = { width: width * 0.17, height: height * 0.3 };
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`${keep === "start" ? "xMin" : "xMid"}YMid slice`}
      role="img"
      aria-label={title}
    >
      <rect className="d-wall" width={width} height={height} />
      <g className="d-light" transform={`translate(${x} ${y}) skewX(28) skewY(-6)`}>
        <rect {...pane} />
        <rect {...pane} x={pane.width + 7} />
        <rect {...pane} y={pane.height + 7} />
        <rect {...pane} x={pane.width + 7} y={pane.height + 7} />
      </g>
      {horizon < height && (
        <rect className="d-table" y={horizon} width={width} height={height - horizon} />
      )}
      {children}
    </svg>
  );
}
