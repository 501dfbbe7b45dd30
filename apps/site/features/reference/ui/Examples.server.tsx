import { Note } from "../../../ui/Note.tsx";
import { Example } from "../example/Example.server.tsx";
import type { PartRecord } from "../sources/part.server.ts";
import { Heading } from "./Heading.tsx";

type Props = { of: PartRecord["examples"]; level?: 2 | 3 };

/** Every case of a part as code beside a live sample. */
export const Examples = ({ of: examples, level = 2 }: Props) =>
  examples.map(({ of, id, title, note, heights }) => (
    <section key={of}>
      <Heading id={id} level={level}>
        {title}
      </Heading>
      <p className="part-note">
        <Note>{note}</Note>
      </p>
      <Example of={of} title={title} heights={heights} />
    </section>
  ));
