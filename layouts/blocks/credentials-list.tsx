import { Band, type Placed } from "../parts/band.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & { items: readonly { name: string; by: string; year: string; text?: string }[] };

/** Admissions, memberships, certificates: who gave what, and when. */
export function CredentialsList({ items, ...rest }: Props) {
  return (
    <Band {...rest} block="credentials-list">
      <Words {...rest} />
      <ul className="credentials-list-items list-plain">
        {items.map(({ name, by, year, text }) => (
          <li key={name}>
            <span className="credentials-list-year">{year}</span>
            <div>
              <h3 className="heading-5">{name}</h3>
              <p className="fact">{by}</p>
              {text && <p className="paragraph-s">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
