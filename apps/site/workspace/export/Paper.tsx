import type { Block, Line } from "./brief-paper.ts";

function Item({ line: { text, file, done, below = [] } }: { line: Line }) {
  return (
    <li>
      {done !== undefined && (done ? "☑ " : "☐ ")}
      {file && <code>{file}</code>} {text}
      {below.length > 0 && (
        <ul>
          {below.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Shown({ block }: { block: Block }) {
  if ("heading" in block) {
    const Heading = `h${block.level + 1}` as "h2" | "h3" | "h4";
    return <Heading>{block.heading}</Heading>;
  }
  if ("list" in block) {
    const List = block.ordered ? "ol" : "ul";
    return (
      <List>
        {block.list.map((line, index) => (
          <Item key={index} line={line} />
        ))}
      </List>
    );
  }
  return (
    <p className={block.quiet ? "hint" : "printed-text"}>
      {block.label && <strong>{block.label} </strong>}
      {block.text}
    </p>
  );
}

/** A brief on paper: what comes out of the printer instead of fields and buttons. */
export function Paper({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <Shown key={index} block={block} />);
}
