import { type MenuItem, pathOf } from "../../../model/menu.ts";
import { Link } from "../../../ui/Link.tsx";
import { Note } from "../../../ui/Note.tsx";
import { specimens } from "./specimens.tsx";

type Props = { item: MenuItem; summary: string; found: readonly string[] };

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** A page of the reference: what it looks like, what it is, and what was found in it. */
export function PartCard({ item, summary, found }: Props) {
  return (
    <li className="card part-card">
      <div className="card-media specimen" inert>
        {specimens[item.slug]}
      </div>
      <h3 className="heading-5">
        <Link className={found.length > 0 ? undefined : "card-link"} to={pathOf(item)}>
          {item.name}
        </Link>
      </h3>
      {found.length > 0 ? (
        <ul className="part-found">
          {found.map((name) => (
            <li key={name}>
              {/* A plain link: only a document that is loaded with a fragment marks its target. */}
              <a href={`${pathOf(item)}#${name}`}>
                <code>{name}</code>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Note>{firstSentence(summary)}</Note>
        </p>
      )}
    </li>
  );
}
