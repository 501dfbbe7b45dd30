import { Children, isValidElement, type ReactElement, type ReactNode } from "react";

/**
 * Written as headings with paragraphs below them, shown as lines that open. The text stays plain
 * Markdown that way, and a question without an answer cannot be written.
 */
export function Questions({ children }: { children: ReactNode }) {
  const entries: { question: ReactNode; answer: ReactElement[] }[] = [];
  for (const child of Children.toArray(children)) {
    if (!isValidElement<{ children?: ReactNode }>(child)) continue;
    if (child.type === "h3") entries.push({ question: child.props.children, answer: [] });
    else entries.at(-1)?.answer.push(child);
  }
  return (
    <div id="questions" className="accordion">
      {entries.map(({ question, answer }) => (
        <details key={String(question)} name="questions">
          <summary>{question}</summary>
          {answer}
        </details>
      ))}
    </div>
  );
}
