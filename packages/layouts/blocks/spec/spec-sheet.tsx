import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { specSheet } from "./spec-sheet.fields.ts";

type Props = Fields<typeof specSheet>;

export default function SpecSheet({ picture, groups, note, ...rest }: Props) {
  return (
    <Band {...rest} block="spec-sheet" className={picture ? undefined : "spec-sheet-wide"}>
      <div className="spec-sheet-side">
        <Words {...rest} />
        {picture && <Photo image={picture} sizes="92vw, 41rem" upright="92vw, 30rem" />}
        {note && <p className="fact">{inline(note)}</p>}
      </div>
      <div className="spec-sheet-groups">
        {each(groups, ({ heading, lines }) => (
          <table className="spec-sheet-table">
            <caption>{heading}</caption>
            <tbody>
              {each(lines, ([term, fact]) => (
                <tr>
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
