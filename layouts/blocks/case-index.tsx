import type { Fields } from "../fields/block.ts";
import { Anchor } from "../parts/anchor.tsx";
import { Band } from "../parts/band.tsx";
import { Words } from "../parts/words.tsx";
import type { caseIndex } from "./case-index.fields.ts";

type Props = Fields<typeof caseIndex>;

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
