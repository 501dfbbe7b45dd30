import { type RefObject, useRef } from "react";
import { useOverflow } from "./useOverflow.ts";

type Props = { html: string; language: string; name: string; ref?: RefObject<HTMLElement | null> };

/**
 * Highlighted code. It can be focused, and has a name, only while there is something to scroll.
 * A group and not a region: a page with twenty blocks must not have twenty landmarks.
 * `html` may be empty while hydrating: the page keeps what it has.
 */
export function CodeText({ html, language, name, ref }: Props) {
  const box = useRef<HTMLPreElement>(null);
  const overflows = useOverflow(box);
  return (
    <pre ref={box} {...(overflows && { tabIndex: 0, role: "group", "aria-label": name })}>
      <code
        ref={ref}
        data-language={language}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </pre>
  );
}
