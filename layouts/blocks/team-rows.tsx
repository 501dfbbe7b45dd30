import { Band, type Placed } from "../parts/band.tsx";
import { type Opening, Words } from "../parts/words.tsx";

export type Person = { name: string; role: string; text: string };

type Props = Placed & Opening & { people: readonly Person[] };

/** People as lines of a list: name large, role and a sentence beside it. */
export function TeamRows({ people, ...rest }: Props) {
  return (
    <Band {...rest} block="team-rows">
      <Words {...rest} />
      <ul className="team-rows-list list-plain">
        {people.map(({ name, role, text }) => (
          <li key={name}>
            <h3 className="heading-3">{name}</h3>
            <p className="fact">{role}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
