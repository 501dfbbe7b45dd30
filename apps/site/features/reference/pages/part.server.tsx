import { readPart } from "../../sources/part.server.ts";
import { valuesName } from "../../sources/values.server.ts";
import { PageNav } from "../components/PageNav.tsx";
import { Classes } from "../components/prose/Classes.tsx";
import { Note } from "../components/prose/Note.tsx";
import { Tokens } from "../components/prose/Tokens.tsx";
import { Examples } from "../components/reference/Examples.server.tsx";
import { Heading } from "../components/reference/Heading.tsx";
import { Notes } from "../components/reference/Notes.tsx";
import { TableOfContents } from "../components/TableOfContents.tsx";
import { pathOf } from "../model/menu.ts";
import { stylesheetItems } from "../model/stylesheet.ts";
import { framed } from "./view.server.ts";

const slugAt = (path: string) => stylesheetItems.find((item) => pathOf(item) === path)?.slug ?? "";

/** One part of the framework: every case as code beside a live sample, then its tables and notes. */
export const part = framed(["styles/reference.css", valuesName("heights")], (page) => {
  const record = readPart(slugAt(page.path));
  return (
    <div className="part">
      <p className="paragraph-lead">
        <Note>{record.summary}</Note>
      </p>
      <p className="part-facts">
        {record.bytes.toLocaleString("en-GB")} bytes compressed · needs script: none
      </p>
      <TableOfContents headings={record.headings} />
      <Examples of={record.examples} />
      {record.classes.length > 0 && (
        <section>
          <Heading id="classes">Classes</Heading>
          <Classes of={record.slug} rows={record.classes} />
        </section>
      )}
      {record.props.length > 0 && (
        <section>
          <Heading id="properties">Properties</Heading>
          <Tokens of={record.slug} rows={record.props} />
        </section>
      )}
      <section>
        <Heading id="notes">Notes</Heading>
        <Notes {...record} />
      </section>
      <PageNav previous={record.previous} next={record.next} edit={record.edit} />
    </div>
  );
});
