import { Scene } from "../../../ui/drawings/Scene.tsx";
import { Sheet } from "../../../ui/drawings/Sheet.tsx";

export function BriefDrawing() {
  return (
    <Scene title="A card with three short lines, numbered one to three, and a pencil leaning beside it.">
      <Sheet x={120} y={70} width={190} height={206} away={48}>
        {[0, 1, 2].map((line) => (
          <g key={line} transform={`translate(20 ${28 + line * 58})`}>
            <circle className={line === 0 ? "d-sun" : "d-band"} cx="14" cy="14" r="14" />
            <text x="14" y="19.5" textAnchor="middle" fontSize="15">
              {line + 1}
            </text>
            <rect className="d-ink" x="42" y="3" width={line === 1 ? 74 : 104} height="7" rx="3" />
            <rect className="d-line" x="42" y="18" width={line === 2 ? 52 : 88} height="6" rx="3" />
          </g>
        ))}
      </Sheet>
      <polygon className="d-shade" points="352,276 430,130 440,134 366,276" />
      <polygon className="d-harmony" points="340,272 372,84 386,86 354,274" />
      <polygon className="d-paper" points="372,84 386,86 382,64" />
      <polygon className="d-ink" points="379,74 384,75 382,64" />
    </Scene>
  );
}
