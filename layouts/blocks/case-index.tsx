import { Anchor } from "../parts/anchor.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Work = { name: string; kind: string; place: string; year: string; href: string };

type Props = Placed &
  Opening & { works: readonly Work[]; labels: readonly [string, string, string, string] };

/** A register of work: one line each, in a table that reads as a list on phones. */
export function CaseIndex({ works, labels, ...rest }: Props) {
  return (
    <Band {...rest} block="case-index">
      <Words {...rest} />
      <table className="case-index-table">
        <thead>
          <tr>
            {labels.map((label) => (
              <th key={label} scope="col" className="fact">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {works.map(({ name, kind, place, year, href }) => (
            <tr key={name}>
              <th scope="row">
                <Anchor href={href}>{name}</Anchor>
              </th>
              <td>{kind}</td>
              <td>{place}</td>
              <td>{year}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
