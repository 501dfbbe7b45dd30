import { type Action, ActionLink } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Way = { heading: string; text: string; action: Action };

type Props = Placed & Opening & { ways: readonly Way[] };

/** The ways to get in touch, each with when it is the right one. */
export function ContactWays({ ways, ...rest }: Props) {
  return (
    <Band {...rest} block="contact-ways">
      <Words {...rest} />
      <ul className="contact-ways-list list-plain">
        {ways.map(({ heading, text, action }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
            <ActionLink {...action} look="arrow" />
          </li>
        ))}
      </ul>
    </Band>
  );
}
