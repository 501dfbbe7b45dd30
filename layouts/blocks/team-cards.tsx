import { Band, type Placed } from "../parts/band.tsx";
import { classes } from "../parts/classes.ts";
import { type Opening, Words } from "../parts/words.tsx";
import type { Person } from "./team-rows.tsx";

type Props = Placed & Opening & { people: readonly Person[] };

const initials = (name: string) =>
  name
    .split(" ")
    .map((word) => word[0])
    .filter((letter) => letter === letter?.toUpperCase())
    .slice(-2)
    .join("");

/** Neighbours on a page stand on different grounds, all made from the one brand colour. */
const grounds = ["bg-primary", "bg-primary-lighter", "bg-primary-dark"] as const;

/** People without a photograph: their initials, set as large as a portrait. */
export function TeamCards({ people, ...rest }: Props) {
  return (
    <Band {...rest} block="team-cards">
      <Words {...rest} />
      <ul className="team-cards-list list-plain">
        {people.map(({ name, role, text }, index) => (
          <li key={name}>
            <div
              className={classes("team-cards-portrait", grounds[index % grounds.length])}
              aria-hidden="true"
            >
              <span>{initials(name)}</span>
            </div>
            <h3>{name}</h3>
            <p className="fact">{role}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
