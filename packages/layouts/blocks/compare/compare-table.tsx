import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { compareTable } from "./compare-table.fields.ts";

type Props = Fields<typeof compareTable>;

export default function CompareTable({ labels, rows, note, ...rest }: Props) {
  const [over, ...columns] = labels;
  return (
    <Band {...rest} block="compare-table">
      <Words {...rest} />
      <table aria-label={rest.heading}>
        <thead>
          <tr>
            <td>{over}</td>
            {each(columns, (label) => (
              <th scope="col">{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {each(rows, ({ term, values }) => (
            <tr>
              <th scope="row">{term}</th>
              {each(values, (value) => (
                <td>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="fact">{inline(note)}</p>}
    </Band>
  );
}
