import { CodeBox } from "../../../ui/code/CodeBox.tsx";
import { Link } from "../../../ui/Link.tsx";
import type { StylesheetEntry } from "../sources/stylesheet-entry.server.ts";

type Way = StylesheetEntry["quickStart"][number];

/** Every way to begin, one at a time. */
export function QuickStart({ ways }: { ways: StylesheetEntry["quickStart"] }) {
  return (
    <div className="tabs quick-start">
      {ways.map(({ name, steps, rest }, index) => (
        <details key={name} name="quick-start" open={index === 0}>
          <summary>{name}</summary>
          {steps.map(({ note, language, html }) => (
            <CodeBox
              key={note}
              html={html}
              language={language}
              file={note}
              name={`Quick start: ${name}, ${note}`}
            />
          ))}
          {rest && <Rest name={name} {...rest} />}
        </details>
      ))}
    </div>
  );
}

/** Templates bring CSS of their own: what else has to give way is said where the whole start is. */
const Rest = ({ name, path, files }: NonNullable<Way["rest"]> & { name: string }) => (
  <p>
    {files.length > 0
      ? `The template’s page has to change as well (${files.join(", ")}): `
      : "It replaces what the template has there. More in: "}
    <Link to={path}>{`Getting started, ${name}`}</Link>
  </p>
);
