import { blockSampleName } from "../../../model/blocks.ts";
import { PageNav } from "../../../shell/chrome/PageNav.tsx";
import { TableOfContents } from "../../../shell/chrome/TableOfContents.tsx";
import { Island } from "../../../shell/island.server.tsx";
import { framed } from "../../../shell/page-view.server.ts";
import { valuesName } from "../../../shell/values/source.server.ts";
import { Link } from "../../../ui/Link.tsx";
import { Heading } from "../../reference/ui/Heading.tsx";
import { BlockCode } from "../BlockCode.tsx";
import BlockExample from "../BlockExample.island.tsx";
import { FieldTable } from "../FieldTable.tsx";
import { type BlockRecord, readKind } from "../source.server.ts";

/** The blocks of one kind, each live, with its code and its fields. */
export const blocksOfKind = framed(
  ["features/blocks/styles/blocks.css", valuesName("blocks")],
  (page) => {
    const { blocks, headings, own, previous, next } = readKind(page.path);
    return (
      <div className="part">
        <p className="paragraph-lead">{leadOf(blocks.length)}</p>
        <TableOfContents headings={headings} />
        {blocks.map((block) => (
          <Block key={block.name} {...block} own={own} />
        ))}
        <PageNav previous={previous} next={next} edit={undefined} />
      </div>
    );
  },
);

const leadOf = (count: number) =>
  `${count === 1 ? "One block" : `${count} blocks`}, with example text. Try each at three widths and in your colour, then copy its code.`;

function Block({ own, ...block }: BlockRecord & { own: string }) {
  const { name, label, about, component, heights, item, layouts } = block;
  return (
    <section className="block">
      <Heading id={name}>{label}</Heading>
      <p>{about}</p>
      <Island
        of={BlockExample}
        props={{ of: blockSampleName(name), title: label, heights, own }}
        client="stored"
      />
      <BlockCode {...block} />
      <details className="block-more">
        <summary>
          Fields of <code>{component}</code>
        </summary>
        <FieldTable {...block} />
      </details>
      <p className="part-facts">
        Stylesheets: <code>daylit</code>, <code>daylit-blocks/base.css</code>,{" "}
        <code>daylit-blocks/{name}.css</code> and a theme. With shadcn: <a href={item}>{item}</a>.
      </p>
      <p className="part-facts">
        Used in{" "}
        {layouts.map(({ name: layout, path }, index) => (
          <span key={path}>
            {index > 0 && ", "}
            <Link to={path}>{layout}</Link>
          </span>
        ))}
        .
      </p>
    </section>
  );
}
