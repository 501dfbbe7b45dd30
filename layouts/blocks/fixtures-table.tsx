import type { Fields } from "../fields/block.ts";
import { Band } from "../parts/band.tsx";
import { each } from "../parts/each.tsx";
import { Scroller } from "../parts/scroller.tsx";
import { Words } from "../parts/words.tsx";
import type { fixturesTable } from "./fixtures-table.fields.ts";

type Props = Fields<typeof fixturesTable>;

export function FixturesTable({ fixtures, labels, note, ...rest }: Props) {
  return (
    <Band {...rest} block="fixtures-table">
      <Words {...rest} />
      <Scroller className="table-scroll" label={rest.heading}>
        <table>
          <thead>
            <tr>
              {each(labels, (label, index) => (
                <th scope="col" className={index === 3 ? "table-number fact" : "fact"}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {each(fixtures, ({ date, title, place, result }) => (
              <tr>
                <td>{date}</td>
                <th scope="row">{title}</th>
                <td>{place}</td>
                <td className="table-number">{result}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      {note && <p className="fact">{note}</p>}
    </Band>
  );
}
