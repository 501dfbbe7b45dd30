import { Scene } from "../../../ui/drawings/Scene.tsx";
import { Sheet } from "../../../ui/drawings/Sheet.tsx";

export function StylesDrawing() {
  return (
    <Scene title="A type card with a large A, and two small cards: a date written out, and a price.">
      <Sheet x={84} y={62} width={176} height={208} away={44}>
        <text x="20" y="112" fontSize="112" className="d-serif">
          Aa
        </text>
        <rect className="d-sun" x="20" y="136" width="136" height="8" />
        <text x="20" y="174" fontSize="15">
          our letters
        </text>
      </Sheet>
      <Sheet x={304} y={92} width={124} height={64} away={26}>
        <text x="14" y="40" fontSize="20">
          15 Nov
        </text>
      </Sheet>
      <Sheet x={288} y={190} width={124} height={70} away={26} className="d-ink">
        <text x="14" y="44" fontSize="24" className="d-on-ink">
          £4.50
        </text>
      </Sheet>
    </Scene>
  );
}
