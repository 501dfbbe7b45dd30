import { Band } from "../../components/section/band.tsx";
import { classes } from "../../components/section/classes.ts";
import { each } from "../../components/section/each.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { teamCards } from "./team-cards.fields.ts";

type Props = Fields<typeof teamCards>;

const initials = (name: string) =>
  name
    .split(" ")
    .map((word) => word[0])
    .filter((letter) => letter === letter?.toUpperCase())
    .slice(-2)
    .join("");

/** Neighbours on a page stand on different grounds, all made from the one brand colour. */
const grounds = ["bg-primary", "bg-primary-lighter", "bg-primary-dark"] as const;

export default function TeamCards({ people, ...rest }: Props) {
  return (
    <Band {...rest} block="team-cards">
      <Words {...rest} />
      <ul className="team-cards-list share list-plain">
        {each(people, ({ name, role, text }, index) => (
          <li className="column">
            <div
              className={classes("team-cards-portrait", grounds[index % grounds.length])}
              aria-hidden="true"
            >
              <span>{initials(name)}</span>
            </div>
            <Fitted as="h3" text={name} />
            <p className="fact">{role}</p>
            <p>{inline(text)}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
