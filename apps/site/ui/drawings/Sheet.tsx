import type { ReactNode } from "react";

type Props = {
  x: number;
  y: number;
  width: number;
  height: number;
  className?: string;
  radius?: number;
  /** How far the thing stands off the wall: a longer shadow. */
  away?: number;
  children?: ReactNode;
};

/** An upright thing with its long shadow, which falls to the right as everywhere in this room. */
export function Sheet({
  x,
  y,
  width,
  height,
  className = "d-paper",
  radius = 3,
  away = 26,
  children,
}: Props) {
  return (
    <>
      <polygon
        className="d-shade"
        points={[
          [x + 4, y + height],
          [x + away, y + away * 0.55],
          [x + width + away, y + away * 0.55],
          [x + width + away, y + height - away * 0.1],
          [x + width, y + height],
        ]
          .map((point) => point.join(","))
          .join(" ")}
      />
      <rect className={className} x={x} y={y} width={width} height={height} rx={radius} />
      {children && <g transform={`translate(${x} ${y})`}>{children}</g>}
    </>
  );
}
