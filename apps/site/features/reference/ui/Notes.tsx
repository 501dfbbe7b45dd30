import { Fragment } from "react";
import { Link } from "../../../ui/Link.tsx";
import { Note } from "../../../ui/Note.tsx";
import type { PartRecord } from "../sources/part.server.ts";
import { testingStatement } from "../testing-statement.ts";

type Props = Pick<PartRecord, "keys" | "a11y" | "fallback" | "bytes" | "related"> & {
  /** One of many on its page: what is the same for all of them is left out. */
  brief?: boolean;
};

/** What else is to be known of a part. */
export function Notes({ keys, a11y, fallback, bytes, related, brief }: Props) {
  return (
    <dl className="notes">
      {!(brief && keys.length === 0) && <Keyboard keys={keys} />}
      {a11y.length > 0 && <Lines term="Accessibility" lines={a11y} />}
      {!brief && <Lines term="Tried" lines={testingStatement} />}
      <Lines term="Older browsers" lines={fallback} />
      {!brief && (
        <>
          <Lines term="Needs script" lines={["None."]} />
          <Lines
            term="Weight"
            lines={[`${bytes.toLocaleString("en-GB")} bytes, minified and compressed with brotli.`]}
          />
        </>
      )}
      {related.length > 0 && (
        <div>
          <dt>Related</dt>
          <dd>
            <ul className="notes-related">
              {related.map(({ name, path }) => (
                <li key={name}>
                  <Link to={path}>{name}</Link>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Keyboard({ keys }: Pick<Props, "keys">) {
  if (keys.length === 0)
    return <Lines term="Keyboard" lines={["None: nothing in it takes the focus."]} />;
  return (
    <div>
      <dt>Keyboard</dt>
      {keys.map(({ keys: pressed, note }) => (
        <dd key={note}>
          {pressed.map((key, index) => (
            <Fragment key={key}>
              {index > 0 && " or "}
              <kbd>{key}</kbd>
            </Fragment>
          ))}{" "}
          <Note>{note}</Note>
        </dd>
      ))}
    </div>
  );
}

function Lines({ term, lines }: { term: string; lines: readonly string[] }) {
  return (
    <div>
      <dt>{term}</dt>
      {lines.map((line) => (
        <dd key={line}>
          <Note>{line}</Note>
        </dd>
      ))}
    </div>
  );
}
