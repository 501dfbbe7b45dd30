import { Band, type Placed } from "../parts/band.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & { steps: readonly { heading: string; text: string; note?: string }[] };

/** From first to last: large numerals on a stair that goes down across the page. */
export function ProcessSteps({ steps, ...rest }: Props) {
  return (
    <Band {...rest} block="process-steps">
      <Words {...rest} />
      <ol className="process-steps-stair list-plain">
        {steps.map(({ heading, text, note }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
            {note && <p className="fact">{note}</p>}
          </li>
        ))}
      </ol>
    </Band>
  );
}
