import type { ScreenSpec } from "../screens.ts";
import { AppIcon } from "./AppIcon.tsx";
import { Dots } from "./Dots.tsx";

type Props = Pick<ScreenSpec, "press" | "home">;

/** A phone from its upper to its lower edge, with a page or with the home screen on it. */
export function PhoneFrame({ press, home }: Props) {
  return (
    <>
      <polygon className="c-shadow" points="60,292 120,40 220,70 220,180 176,292" />
      <rect className="c-case" x="36" y="6" width="148" height="288" rx="22" />
      <rect className="c-screen" x="43" y="13" width="134" height="274" rx="16" />
      <rect className="c-case" x="88" y="18" width="44" height="10" rx="5" />
      {home ? (
        <g>
          {[0, 1, 2].flatMap((row) =>
            [0, 1, 2].map((column) =>
              row === 1 && column === 1 ? (
                <AppIcon key="app" x={95} y={112} size={30} ring />
              ) : (
                <rect
                  key={`${row}${column}`}
                  className="c-quiet"
                  x={57 + column * 38}
                  y={60 + row * 52}
                  width={30}
                  height={30}
                  rx={8}
                />
              ),
            ),
          )}
          <rect className="c-quiet" x="53" y="240" width="114" height="38" rx="12" />
        </g>
      ) : (
        <g>
          <rect className="c-page" x="43" y="58" width="134" height="72" />
          <rect className="c-text" x="56" y="146" width="86" height="8" rx="3" />
          <rect className="c-quiet" x="56" y="164" width="108" height="5" rx="2" />
          <rect className="c-quiet" x="56" y="176" width="96" height="5" rx="2" />
          <rect className="c-quiet" x="56" y="188" width="102" height="5" rx="2" />
          <rect
            className="c-quiet"
            x="53"
            y={press === "more-below" ? 250 : 36}
            width="88"
            height="16"
            rx="8"
          />
          {press === "more-below" && <Dots x={158} y={258} />}
          {press === "more-above" && <Dots x={160} y={44} upright />}
        </g>
      )}
    </>
  );
}
