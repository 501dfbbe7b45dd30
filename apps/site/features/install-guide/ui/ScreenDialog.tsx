import type { ScreenSpec } from "../screens.ts";
import { AppIcon } from "./AppIcon.tsx";

type Props = NonNullable<ScreenSpec["dialog"]> & { phone: boolean };

/** The question that comes last; its answer is marked. */
export function ScreenDialog({ title, extra, press, phone }: Props) {
  const box = phone
    ? { x: 43, y: 148, width: 134, height: 139 }
    : { x: 66, y: 62, width: 190, height: 104 };
  return (
    <g>
      <rect className="c-sheet" {...box} rx="10" />
      <g transform={`translate(${box.x} ${box.y})`}>
        <text className="c-strong" x="12" y="22" fontSize="12">
          {title}
        </text>
        <AppIcon x={12} y={34} size={26} />
        <rect className="c-text" x="48" y="38" width="56" height="7" rx="3" />
        <rect className="c-quiet" x="48" y="51" width="72" height="5" rx="2" />
        {extra && (
          <g>
            <text x="12" y="84" fontSize="10.5">
              {extra}
            </text>
            <rect className="c-mark" x="102" y="74" width="22" height="13" rx="6.5" />
            <circle className="c-sheet" cx="117.5" cy="80.5" r="4.5" />
          </g>
        )}
        <g transform={`translate(${box.width - 72} ${box.height - 38})`}>
          <rect className="c-mark" width="60" height="26" rx="6" />
          <text className="c-on-mark" x="30" y="17.5" fontSize="12" textAnchor="middle">
            {press}
          </text>
        </g>
      </g>
    </g>
  );
}
