import type { Palette } from "../model/roles.ts";
import { hueOf } from "../model/spaces/hue.ts";

const around = (degrees: number, radius: number) => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return { x: 24 + Math.cos(turn) * radius, y: 24 + Math.sin(turn) * radius };
};

/** Where brand, accent and harmony stand on the colour wheel. */
export function Wheel({ palette }: { palette: Palette }) {
  return (
    <svg className="wheel" viewBox="0 0 48 48" aria-hidden="true">
      <circle className="wheel-rim" cx="24" cy="24" r="17" />
      {(["harmony", "accent", "primary"] as const).map((role) => {
        const { x, y } = around(hueOf(palette[role].rgb), 17);
        return (
          <g key={role}>
            <line className="wheel-rim" x1="24" y1="24" x2={x} y2={y} />
            <circle
              cx={x}
              cy={y}
              r={role === "primary" ? 6.5 : 4.5}
              fill={palette[role].hex}
              className="wheel-dot"
            />
          </g>
        );
      })}
    </svg>
  );
}
