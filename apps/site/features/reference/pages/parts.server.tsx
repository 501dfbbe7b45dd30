import { PageNav } from "../../../shell/chrome/PageNav.tsx";
import { TableOfContents } from "../../../shell/chrome/TableOfContents.tsx";
import { framed } from "../../../shell/page-view.server.ts";
import { valuesName } from "../../../shell/values/source.server.ts";
import { Note } from "../../../ui/Note.tsx";
import { type PartRecord, readKind } from "../sources/part.server.ts";
import { Classes } from "../ui/Classes.tsx";
import { Examples } from "../ui/Examples.server.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Notes } from "../ui/Notes.tsx";
import { Tokens } from "../ui/Tokens.tsx";

/** The parts of one kind, one after the other: samples, classes and properties of each. */
export const parts = framed(
  ["features/reference/styles/reference.css", valuesName("heights")],
  (page) => {
    const { parts: records, headings, previous, next, edit } = readKind(page.path);
    return (
      <div className="part">
        <p className="paragraph-lead">{page.description}</p>
        <TableOfContents headings={headings} />
        {records.map((record) => (
          <PartOfKind key={record.slug} {...record} />
        ))}
        <PageNav previous={previous} next={next} edit={edit} />
      </div>
    );
  },
);

function PartOfKind(record: PartRecord) {
  const { slug, summary, bytes, examples, classes, props } = record;
  return (
    <section className="part-of-kind">
      <Heading id={slug}>{slug}</Heading>
      <p>
        <Note>{summary}</Note>
      </p>
      <p className="part-facts">{bytes.toLocaleString("en-GB")} bytes compressed</p>
      <Examples of={examples} level={3} />
      {classes.length > 0 && <Classes of={slug} rows={classes} />}
      {props.length > 0 && <Tokens of={slug} rows={props} />}
      <Notes {...record} brief />
    </section>
  );
}
