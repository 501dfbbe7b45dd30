import { Scene } from "../../../ui/drawings/Scene.tsx";
import { Sheet } from "../../../ui/drawings/Sheet.tsx";
import { textTarget } from "../model/words.ts";

const lines = [150, 138, 154, 120, 146, 132, 88];

export function WriteUpDrawing() {
  return (
    <Scene
      title={`A page with a heading and seven lines; beside it a measure with marks at ${textTarget.fewest} and ${textTarget.most} words.`}
      light={[60, 24]}
    >
      <Sheet x={92} y={48} width={196} height={228} away={54}>
        <rect className="d-ink" x="20" y="24" width="122" height="12" rx="4" />
        {lines.map((width, index) => (
          <rect
            key={width}
            className={index < 6 ? "d-line" : "d-band"}
            x="20"
            y={56 + index * 21}
            width={width}
            height="8"
            rx="4"
          />
        ))}
      </Sheet>
      <path className="d-wall-stroke" d="M316 104 V262 M310 104 H322 M310 182 H322 M310 262 H322" />
      <text className="d-wall-text" x="332" y="188" fontSize="17">
        {textTarget.fewest} words
      </text>
      <text className="d-wall-text" x="332" y="267" fontSize="17">
        {textTarget.most} words
      </text>
    </Scene>
  );
}
