import { useRef } from "react";
import { CopyButton } from "./CopyButton.tsx";
import { useOverflow } from "./useOverflow.ts";

/**
 * Highlighted code with a copy button after it. It can be focused, and has a name, only while
 * there is something to scroll. `html` may be empty while hydrating: the page keeps its own.
 */
export function CodeBox({
  html,
  language,
  name,
}: {
  html: string;
  language: string;
  name: string;
}) {
  const pre = useRef<HTMLPreElement>(null);
  const overflows = useOverflow(pre);
  return (
    <div className="code">
      <pre ref={pre} {...(overflows && { tabIndex: 0, role: "region", "aria-label": name })}>
        <code
          data-language={language}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
      <CopyButton text={() => pre.current?.textContent ?? ""} />
    </div>
  );
}
