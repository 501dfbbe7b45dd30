import { Scene } from "../../../ui/drawings/Scene.tsx";
import { Sheet } from "../../../ui/drawings/Sheet.tsx";

const files = [
  { name: "brief.md", x: 250, y: 92, fill: "d-paper" },
  { name: "logo.svg", x: 388, y: 60, fill: "d-sun" },
  { name: "home-1-opening.jpg", x: 526, y: 84, fill: "d-paper" },
] as const;

export function NextDrawing() {
  return (
    <Scene
      title="A box on a table with three labelled files standing in it: brief.md, logo.svg and home-1-opening.jpg."
      width={960}
      height={340}
      horizon={268}
      light={[150, 14]}
    >
      {files.map(({ name, x, y, fill }) => (
        <Sheet
          key={name}
          x={x}
          y={y}
          width={name.length > 10 ? 196 : 118}
          height={170}
          className={fill}
          away={40}
        >
          <text x="14" y="32" fontSize="17">
            {name}
          </text>
          <rect className="d-line" x="14" y="46" width="70" height="6" rx="3" />
        </Sheet>
      ))}
      <polygon className="d-harmony" points="214,190 756,190 738,312 232,312" />
      <polygon className="d-shade" points="214,190 756,190 753,206 216,206" />
      <text x="484" y="266" textAnchor="middle" fontSize="24" className="d-on-ink">
        website-assets.zip
      </text>
    </Scene>
  );
}
