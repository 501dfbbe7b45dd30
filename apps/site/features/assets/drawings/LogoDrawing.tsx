import { Scene } from "../../../ui/drawings/Scene.tsx";
import { Sheet } from "../../../ui/drawings/Sheet.tsx";

/** The same mark twice; a fictional one, three shapes that stand for any logo. */
function LogoSign({ ink }: { ink: string }) {
  return (
    <g>
      <path className="d-sun" d="M0 60 A30 30 0 0 1 60 60 Z" />
      <rect className={ink} y="66" width="60" height="8" />
      <rect className={ink} x="10" y="82" width="40" height="8" />
    </g>
  );
}

export function LogoDrawing() {
  return (
    <Scene
      title="The same mark on a light board and on a dark board: its sun stays, its lines change from dark to light."
      light={[170, 10]}
    >
      <Sheet x={66} y={76} width={150} height={180} away={40}>
        <g transform="translate(45 36)">
          <LogoSign ink="d-ink" />
        </g>
      </Sheet>
      <Sheet x={262} y={92} width={150} height={180} away={40} className="d-ink">
        <g transform="translate(45 36)">
          <LogoSign ink="d-on-ink" />
        </g>
      </Sheet>
    </Scene>
  );
}
