import { Anchor } from "../../components/links/anchor.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { caseIndex } from "./case-index.fields.ts";

type Props = Fields<typeof caseIndex>;

export default function CaseIndex({ works, labels, ...rest }: Props) {
  return (
    <Band {...rest} block="case-index">
      <Words {...rest} />
      <table className="case-index-table" aria-label={rest.heading}>
        <thead>
          <tr>
            {each(labels, (label) => (
              <th scope="col" className="fact">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {each(works, ({ name, kind, place, year, href }) => (
            <tr>
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
