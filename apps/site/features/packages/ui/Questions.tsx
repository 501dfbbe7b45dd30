import { Children, isValidElement, type ReactElement, type ReactNode } from "react";

type Heading = { id?: string; className?: string; children?: ReactNode };

/** The words of a heading without the link to itself that every heading is. */
const wordsOf = (children: ReactNode) =>
  Children.toArray(children).map((child) =>
    isValidElement<Heading>(child) && child.props.className === "anchor"
      ? child.props.children
      : child,
  );

/**
 * Written as headings with paragraphs below them, shown as lines that open. The text stays plain
 * Markdown that way, and a question without an answer cannot be written. Who comes for one of them,
 * from the search or by a link, finds it open (runtime/target.ts).
 */
export function Questions({ children }: { children: ReactNode }) {
  const entries: { id?: string; question: ReactNode; answer: ReactElement[] }[] = [];
  for (const child of Children.toArray(children)) {
    if (!isValidElement<Heading>(child)) continue;
    const { id, children: words } = child.props;
    if (child.type === "h3") entries.push({ id, question: wordsOf(words), answer: [] });
    else entries.at(-1)?.answer.push(child);
  }
  return (
    <div className="accordion offer-questions">
      {entries.map(({ id, question, answer }) => (
        <details key={id} id={id} name="questions">
          <summary>{question}</summary>
          {answer}
        </details>
      ))}
    </div>
  );
}
