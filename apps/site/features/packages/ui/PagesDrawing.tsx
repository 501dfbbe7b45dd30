import { offer } from "../../../model/offer.ts";
import { Scene } from "../../../ui/drawings/Scene.tsx";
import { Sheet } from "../../../ui/drawings/Sheet.tsx";

const { pages, sections } = offer.limits;
/** The part of a page that each of its sections takes, and where the sun falls. */
const shares = [0.3, 0.16, 0.2, 0.14, 0.2];
const sunny = [0, 2, 1];

/** Three pages of five sections, standing on a table, and the contact page beside them. */
export function PagesDrawing() {
  return (
    <Scene
      title={`${pages} sheets of ${sections} bands each stand on a table in low sunlight, a smaller card beside them and a round stone in front.`}
      width={640}
      height={400}
      horizon={318}
      light={[120, 46]}
    >
      {Array.from({ length: pages }, (_, page) => {
        let top = 0;
        const height = 226 - page * 8;
        return (
          <Sheet
            key={page}
            x={76 + page * 148}
            y={344 - height - page * 6}
            width={118}
            height={height}
            away={44}
          >
            {shares.slice(0, sections).map((share, section) => {
              const y = top;
              top += share * height;
              const sun = sunny[page] === section;
              return (
                <g key={section} transform={`translate(8 ${y + 8})`}>
                  <rect
                    className={sun ? "d-sun" : "d-band"}
                    width={102}
                    height={share * height - 11}
                    rx={2}
                  />
                  <rect
                    className={sun ? "d-ink" : "d-line"}
                    x={8}
                    y={8}
                    width={section % 2 ? 34 : 54}
                    height={5}
                    rx={2}
                  />
                </g>
              );
            })}
          </Sheet>
        );
      })}
      <Sheet x={530} y={226} width={70} height={96} className="d-ink" away={30}>
        <rect className="d-paper" x={10} y={14} width={34} height={5} rx={2} />
        <rect className="d-paper" x={10} y={27} width={50} height={10} rx={2} />
        <rect className="d-paper" x={10} y={43} width={50} height={10} rx={2} />
        <rect className="d-sun" x={10} y={66} width={30} height={14} rx={2} />
      </Sheet>
      <ellipse className="d-shade" cx={92} cy={372} rx={64} ry={9} />
      <circle className="d-harmony" cx={58} cy={346} r={29} />
      <path className="d-shade" d="M58 317a29 29 0 0 1 0 58a40 40 0 0 0 0-58" />
    </Scene>
  );
}
