import type { ScreenSpec } from "../screens.ts";
import { AppIcon } from "./AppIcon.tsx";
import { Dots } from "./Dots.tsx";

type Props = Pick<ScreenSpec, "press" | "home">;

/** A browser window on a screen; where the icon ends up, the foot of the screen instead. */
export function DesktopFrame({ press, home }: Props) {
  return (
    <>
      <rect className="c-case" x="8" y="8" width="304" height="204" rx="10" />
      <rect className="c-desk" x="15" y="15" width="290" height="190" rx="5" />
      {home ? (
        <g>
          <rect
            className="c-screen"
            x={home === "dock" ? 90 : 15}
            y={home === "dock" ? 154 : 170}
            width={home === "dock" ? 140 : 290}
            height={home === "dock" ? 44 : 35}
            rx={home === "dock" ? 10 : 0}
          />
          {[0, 1, 2].map((place) => (
            <rect
              key={place}
              className="c-quiet"
              x={102 + place * 30}
              y={home === "dock" ? 165 : 176}
              width={22}
              height={22}
              rx={6}
            />
          ))}
          <AppIcon x={192} y={home === "dock" ? 165 : 176} size={22} ring />
        </g>
      ) : (
        <g>
          {press === "file" && (
            <>
              <rect className="c-screen" x="15" y="15" width="290" height="20" />
              <rect className="c-text" x="24" y="21" width="9" height="9" rx="4" />
              <text className="c-strong" x="44" y="29" fontSize="11">
                Safari
              </text>
              <rect className="c-mark" x="84" y="15" width="38" height="20" rx="3" />
              <text className="c-on-mark" x="103" y="29" fontSize="11" textAnchor="middle">
                File
              </text>
              <text x="130" y="29" fontSize="11">
                Edit
              </text>
            </>
          )}
          <rect className="c-screen" x="30" y="44" width="260" height="150" rx="6" />
          <rect className="c-quiet" x="66" y="52" width="180" height="16" rx="8" />
          {press === "address" && (
            <g>
              <rect className="c-mark" x="224" y="50" width="26" height="20" rx="5" />
              <path className="c-sign" d="M231 60v5h12v-5 M237 54v7 M234 58.5l3 3 3-3" />
            </g>
          )}
          {press === "more-above" && <Dots x={270} y={60} />}
          <rect className="c-page" x="30" y="76" width="260" height="54" />
          <rect className="c-text" x="46" y="144" width="100" height="8" rx="3" />
          <rect className="c-quiet" x="46" y="160" width="160" height="5" rx="2" />
          <rect className="c-quiet" x="46" y="172" width="138" height="5" rx="2" />
        </g>
      )}
    </>
  );
}
