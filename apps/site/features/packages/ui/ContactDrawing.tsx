import { Scene } from "../../../ui/drawings/Scene.tsx";
import { Sheet } from "../../../ui/drawings/Sheet.tsx";

/** A contact page with a map, opening hours and a form. */
export function ContactDrawing() {
  return (
    <Scene
      title="A contact page: a map with a pin, opening hours, and a form with a button."
      width={420}
      height={300}
      horizon={256}
      light={[30, 20]}
    >
      <Sheet x={96} y={40} width={210} height={234} away={52}>
        <rect className="d-band" x="12" y="12" width="186" height="76" rx="2" />
        <path className="d-road" d="M12 66 L92 40 L198 58 M70 12 L112 88 M150 12 L138 88" />
        <path
          className="d-sun"
          d="M118 28a13 13 0 0 1 13 13c0 10-13 21-13 21s-13-11-13-21a13 13 0 0 1 13-13Z"
        />
        <circle className="d-paper" cx="118" cy="41" r="4.5" />
        {[104, 118, 132, 146].map((y, index) => (
          <g key={y}>
            <rect className="d-line" x="12" y={y} width="30" height="5" rx="2" />
            <rect className="d-line" x="50" y={y} width={index === 3 ? 24 : 38} height="5" rx="2" />
          </g>
        ))}
        <rect className="d-field" x="108" y="102" width="90" height="18" rx="3" />
        <rect className="d-field" x="108" y="126" width="90" height="18" rx="3" />
        <rect className="d-field" x="108" y="150" width="90" height="40" rx="3" />
        <rect className="d-ink" x="108" y="200" width="54" height="20" rx="4" />
        <rect className="d-ink" x="12" y="172" width="74" height="9" rx="3" />
        <rect className="d-line" x="12" y="188" width="58" height="5" rx="2" />
      </Sheet>
    </Scene>
  );
}
