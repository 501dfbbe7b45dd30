import { stylesheetItems } from "../../../content/stylesheet.ts";
import { pathOf } from "../../../model/menu.ts";
import { PageNav } from "../../../shell/chrome/PageNav.tsx";
import { TableOfContents } from "../../../shell/chrome/TableOfContents.tsx";
import { framed } from "../../../shell/page-view.server.ts";
import { valuesName } from "../../../shell/values/source.server.ts";
import { Note } from "../../../ui/Note.tsx";
import { readPart } from "../sources/part.server.ts";
import { Classes } from "../ui/Classes.tsx";
import { Examples } from "../ui/Examples.server.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Notes } from "../ui/Notes.tsx";
import { Tokens } from "../ui/Tokens.tsx";

const slugAt = (path: string) => stylesheetItems.find((item) => pathOf(item) === path)?.slug ?? "";

/** One part of the framework: every case as code beside a live sample, then its tables and notes. */
export const part = framed(
  ["features/reference/styles/reference.css", valuesName("heights")],
  (page) => {
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
  },
);
