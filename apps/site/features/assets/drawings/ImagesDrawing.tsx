import { Scene } from "../../../ui/drawings/Scene.tsx";
import { Sheet } from "../../../ui/drawings/Sheet.tsx";

export function ImagesDrawing() {
  return (
    <Scene
      title="Three framed pictures on a wall: a wide landscape marked 2,880 pixels, an upright portrait, and a small square."
      width={960}
      height={340}
      horizon={340}
      light={[360, 20]}
      keep="start"
    >
      <Sheet x={70} y={56} width={400} height={210} away={34}>
        <rect className="d-band" x="12" y="12" width="376" height="186" />
        <circle className="d-sun" cx="286" cy="76" r="30" />
        <polygon className="d-harmony" points="12,198 112,96 190,166 238,120 330,198" />
        <polygon className="d-accent" points="180,198 284,132 388,180 388,198" />
      </Sheet>
      <path className="d-wall-stroke" d="M70 292 H470 M70 284 V300 M470 284 V300" />
      <text className="d-wall-text" x="270" y="322" textAnchor="middle" fontSize="19">
        2,880 pixels
      </text>
      <Sheet x={560} y={40} width={168} height={234} away={34}>
        <rect className="d-wall" x="12" y="12" width="144" height="210" />
        <circle className="d-ink" cx="84" cy="92" r="34" />
        <path className="d-sun" d="M24 222 C24 160 52 140 84 140 C116 140 144 160 144 222 Z" />
      </Sheet>
      <Sheet x={780} y={108} width={120} height={120} away={26}>
        <rect className="d-harmony" x="10" y="10" width="100" height="100" />
        <circle className="d-paper" cx="60" cy="60" r="26" />
      </Sheet>
    </Scene>
  );
}
