import { Scene } from "../../../ui/drawings/Scene.tsx";

const chips = ["d-band", "d-line", "d-harmony", "d-accent", "d-sun"] as const;

export function PaletteDrawing() {
  return (
    <Scene title="Five colour cards fanned out on a table; the brand’s own colour lies on top.">
      {chips.map((fill, index) => (
        <g key={fill} transform={`rotate(${-46 + index * 17} 250 300)`}>
          <rect
            className="d-shade"
            x={214}
            y={92}
            width={92}
            height={206}
            rx={6}
            transform="translate(12 6)"
          />
          <rect className="d-paper" x={208} y={88} width={92} height={206} rx={6} />
          <rect className={fill} x={216} y={96} width={76} height={128} rx={3} />
          {fill === "d-sun" && (
            <>
              <rect className="d-line" x={218} y={238} width={44} height={6} rx={3} />
              <rect className="d-line" x={218} y={252} width={60} height={6} rx={3} />
            </>
          )}
        </g>
      ))}
    </Scene>
  );
}
