import type { StylesheetEntry } from "../../../sources/stylesheet-entry.server.ts";
import { CodeBox } from "../code/CodeBox.tsx";

/** Every way to begin, one at a time. */
export function QuickStart({ ways }: { ways: StylesheetEntry["quickStart"] }) {
  return (
    <div className="tabs quick-start">
      {ways.map(({ name, note, language, html }, index) => (
        <details key={name} name="quick-start" open={index === 0}>
          <summary>{name}</summary>
          <CodeBox html={html} language={language} file={note} name={`Quick start: ${name}`} />
        </details>
      ))}
    </div>
  );
}
