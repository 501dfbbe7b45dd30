import type { Heading } from "../../build/mdx/headings.ts";

/**
 * On this page: a strip below the top bar, or a column beside a text when there is room. What is
 * being read is marked by runtime/current-heading.ts.
 */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < 2) return null;
  return (
    <nav className="contents" aria-label="On this page">
      <p aria-hidden="true">On this page</p>
      <ol>
        {headings.map(({ id, text, depth }) => (
          <li key={id} className={depth === 3 ? "contents-deeper" : undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
