import parts from "virtual:parts";
import { Example } from "../components/example/Example.tsx";
import { PageNav } from "../components/PageNav.tsx";
import { Classes } from "../components/prose/Classes.tsx";
import { Note } from "../components/prose/Note.tsx";
import { Tokens } from "../components/prose/Tokens.tsx";
import { Heading } from "../components/reference/Heading.tsx";
import { Notes } from "../components/reference/Notes.tsx";
import { TableOfContents } from "../components/TableOfContents.tsx";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import type { PartRecord } from "../model/part.ts";
import type { Route } from "./+types/part";
import "../styles/reference.css";

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...pageAt(`/stylesheet/${params.part}`),
  ...(parts[params.part] as PartRecord),
});
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

/** One part of the framework: every case as code beside a live sample, then its tables and notes. */
export default function Part({ loaderData: part }: Route.ComponentProps) {
  return (
    <div className="part" key={part.slug}>
      <p className="paragraph-lead">
        <Note>{part.summary}</Note>
      </p>
      <p className="part-facts">
        {part.bytes.toLocaleString("en-GB")} bytes compressed · needs script: none
      </p>
      <TableOfContents headings={part.headings} />
      {part.examples.map((example) => (
        <section key={example.of}>
          <Heading id={example.case}>{example.title}</Heading>
          <p className="part-note">
            <Note>{example.note}</Note>
          </p>
          <Example of={example.of} title={example.title} heights={example.heights} />
        </section>
      ))}
      {part.classes.length > 0 && (
        <section>
          <Heading id="classes">Classes</Heading>
          <Classes of={part.slug} rows={part.classes} />
        </section>
      )}
      {part.props.length > 0 && (
        <section>
          <Heading id="properties">Properties</Heading>
          <Tokens of={part.slug} rows={part.props} />
        </section>
      )}
      <section>
        <Heading id="notes">Notes</Heading>
        <Notes {...part} />
      </section>
      <PageNav previous={part.previous} next={part.next} edit={part.edit} />
    </div>
  );
}
