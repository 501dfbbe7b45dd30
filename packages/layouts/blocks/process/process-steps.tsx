import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { processSteps } from "./process-steps.fields.ts";

type Props = Fields<typeof processSteps>;

export default function ProcessSteps({ steps, ...rest }: Props) {
  return (
    <Band {...rest} block="process-steps">
      <Words {...rest} />
      <ol className="process-steps-stair list-plain">
        {each(steps, ({ heading, text, note }) => (
          <li>
            <h3>{heading}</h3>
            <p>{inline(text)}</p>
            {note && <p className="fact">{note}</p>}
          </li>
        ))}
      </ol>
    </Band>
  );
}
