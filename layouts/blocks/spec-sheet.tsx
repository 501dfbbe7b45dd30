import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & {
    picture?: Shot;
    groups: readonly { heading: string; lines: readonly (readonly [string, string])[] }[];
    note?: string;
  };

/** Data in groups, figures at the far end, as on a data sheet. */
export function SpecSheet({ picture, groups, note, ...rest }: Props) {
  return (
    <Band {...rest} block="spec-sheet">
      <div className="spec-sheet-side">
        <Words {...rest} />
        {picture && <Photo shot={picture} sizes="(width < 56rem) 92vw, 30rem" />}
        {note && <p className="fact">{note}</p>}
      </div>
      <div>
        {groups.map(({ heading, lines }) => (
          <table key={heading} className="spec-sheet-table">
            <caption>{heading}</caption>
            <tbody>
              {lines.map(([term, fact]) => (
                <tr key={term}>
                  <th scope="row">{term}</th>
                  <td className="table-number">{fact}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </Band>
  );
}
