import { Link } from "../../../ui/Link.tsx";
import { Note } from "../../../ui/Note.tsx";
import type { StylesheetEntry } from "../sources/stylesheet-entry.server.ts";

/** What else is in the stylesheet: parts that share a page, and those that have nothing to look at. */
export function MoreParts({ parts }: { parts: StylesheetEntry["more"] }) {
  return (
    <dl className="more-parts">
      {parts.map(({ name, summary, names, path }) => (
        <div key={name} id={name}>
          <dt>{path ? <Link to={path}>{name}</Link> : name}</dt>
          <dd>
            <Note>{summary}</Note>
            {names.length > 0 && (
              <ul className="part-found">
                {names.map((entry) => (
                  <li key={entry}>
                    <code>{entry}</code>
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
